"""Messages filled in quickly: what our catalogues are made of, without the general machinery of Fluent.

Servers word thousands of new sentences a second. Almost all messages are text, facts, cards, choices by a
fact, and other messages; these are made into functions once. Whatever else there is, in a message or in the
facts handed over, is `Unusual`, and left to `fluent.runtime`, which also says what is wrong with it.
"""

from collections.abc import Callable, Mapping
from typing import Final

import babel
from fluent.syntax import ast

Fact = str | int | float
Facts = Mapping[str, Fact]
Part = Callable[[Facts], str]
"""A piece of a sentence, as these facts make it."""
Carder = Callable[[object], str]
Finder = Callable[[str], ast.Message | None]
"""The message of a name, if there is one."""

PLAIN_BELOW: Final = 1000
"""Numbers up to here are written with digits alone in every language."""
LONGEST: Final = 2500
"""Letters of a fact that Fluent puts into a sentence."""


class Unusual(Exception):
    """Only the general machinery knows what to make of it."""


class Patterns:
    """The messages of one bundle as functions, each made when it is first said."""

    def __init__(self, language: str, message: Finder, carder: Carder | None) -> None:
        self.carder = carder
        self.plural: Callable[[int], str] = babel.Locale.parse(language.replace("-", "_")).plural_form
        self.message = message
        self.made: dict[str, Part | None] = {}  # by key; None where it is unusual
        self.making: list[str] = []

    def said(self, key: str, facts: Facts) -> str:
        """The message, or the attribute `message.attribute` of one, filled in."""
        part = self.made[key] if key in self.made else self.make(key)
        if part is None:
            raise Unusual(key)
        return part(facts)

    def make(self, key: str) -> Part | None:
        made: Part | None = None
        if key not in self.making:  # one that borrows from itself is said by nobody
            self.making.append(key)
            try:
                made = self.pattern(self.found(key))
            except Unusual:
                made = None
            self.making.pop()
        self.made[key] = made
        return made

    def found(self, key: str) -> ast.Pattern:
        name, _, attribute = key.partition(".")
        message = self.message(name)
        pattern = None if message is None else message.value
        if message is not None and attribute:
            pattern = next((each.value for each in message.attributes if each.id.name == attribute), None)
        if pattern is None:
            raise Unusual(key)
        return pattern

    # ---- how each kind of piece is made

    def pattern(self, pattern: ast.Pattern) -> Part:
        parts = [self.element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda facts: "".join([part(facts) for part in parts])

    def element(self, element: ast.TextElement | ast.Placeable) -> Part:
        if isinstance(element, ast.TextElement):
            return always(element.value)
        expression = element.expression
        if isinstance(expression, ast.Placeable):
            return self.element(expression)
        if isinstance(expression, ast.StringLiteral):
            return always(expression.parse()["value"])
        if isinstance(expression, ast.VariableReference):
            return mentioned(expression.id.name)
        if isinstance(expression, ast.MessageReference) and expression.attribute is None:
            return self.borrowed(expression.id.name)
        if isinstance(expression, ast.FunctionReference):
            return self.called(expression)
        if isinstance(expression, ast.SelectExpression):
            return self.chosen(expression)
        raise Unusual(type(expression).__name__)

    def borrowed(self, key: str) -> Part:
        made = self.made[key] if key in self.made else self.make(key)
        if made is None:
            raise Unusual(key)
        return made

    def called(self, call: ast.FunctionReference) -> Part:
        """`CARD($card)`, `NUMBER($count)`."""
        given, named = call.arguments.positional, call.arguments.named
        if named or len(given) != 1 or not isinstance(given[0], ast.VariableReference):
            raise Unusual(call.id.name)
        name = given[0].id.name
        if call.id.name == "NUMBER":
            return lambda facts: digits(facts.get(name))
        carder = self.carder
        if call.id.name != "CARD" or carder is None:
            raise Unusual(call.id.name)

        def card(facts: Facts) -> str:
            if name not in facts:
                raise Unusual(name)
            try:
                return written(carder(facts[name]))
            except Exception:
                raise Unusual(name) from None

        return card

    def chosen(self, select: ast.SelectExpression) -> Part:
        """A choice by a fact: by what it is called, which number it is, or how a language counts it."""
        if not isinstance(select.selector, ast.VariableReference):
            raise Unusual("selector")
        name = select.selector.id.name
        plural = self.plural
        words: dict[str, Part] = {}
        places: list[tuple[float | str, Part]] = []
        usual: Part | None = None
        for variant in select.variants:
            part = self.pattern(variant.value)
            key: float | str
            if isinstance(variant.key, ast.NumberLiteral):
                key = float(variant.key.value)
                if not key.is_integer():
                    raise Unusual(variant.key.value)
                words.setdefault(plural(int(key)), part)
            else:
                key = variant.key.name
                words.setdefault(key, part)
            places.append((key, part))
            if variant.default:
                usual = part
        if usual is None:
            raise Unusual("default")
        otherwise = usual

        def choice(facts: Facts) -> str:
            fact = facts.get(name)
            if isinstance(fact, str):
                return words.get(fact, otherwise)(facts)
            if not isinstance(fact, int):
                raise Unusual(name)
            counted = plural(fact)
            for key, part in places:
                if key == (counted if isinstance(key, str) else fact):
                    return part(facts)
            return otherwise(facts)

        return choice


def always(text: str) -> Part:
    return lambda facts: text


def mentioned(name: str) -> Part:
    """A fact as it is, a number in digits."""

    def fact_of(facts: Facts) -> str:
        fact = facts.get(name)
        return written(fact) if isinstance(fact, str) else digits(fact)

    return fact_of


def written(text: str) -> str:
    if len(text) > LONGEST:
        raise Unusual("too long")
    return text


def digits(fact: Fact | None) -> str:
    """A number of a size that is written alike everywhere."""
    if isinstance(fact, int) and 0 <= fact < PLAIN_BELOW:
        return str(fact)
    raise Unusual("number")
