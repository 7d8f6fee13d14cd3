"""TypeScript from the server's declarations: what pages are sent, and what they may send.

A module is read twice: as text, for the order of its declarations and for what stands beside them in words;
and as Python, for their types.
"""

from __future__ import annotations

import ast
import inspect
import types
from itertools import pairwise
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import Meta, Struct, UnsetType

WIDTH = 120
PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
}


def written(title: str, modules: list[Any]) -> str:
    """A whole file: everything that these modules declare themselves, in their order."""
    parts = [f"/** {title} Made by `tools/shapes`: change the Python, and run the tool. */"]
    for module in modules:
        parts += declarations(module)
    return spaced(parts) + "\n"


def spaced(parts: list[str]) -> str:
    """One below the other, with room around those that are longer than a line."""
    text = parts[0]
    for before, part in pairwise(parts):
        text += ("\n\n" if "\n" in before + part else "\n") + part
    return text


def declarations(module: Any) -> list[str]:
    """What a module declares, each as a text."""
    body = ast.parse(inspect.getsource(module)).body
    found: list[str] = []
    for at, node in enumerate(body):
        said = said_at(body, at + 1)
        if isinstance(node, ast.ClassDef):
            kind = getattr(module, node.name)
            if is_typeddict(kind) or (issubclass(kind, Struct) and kind.__struct_fields__) or tag_of(kind):
                found.append(interface(kind, node))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            text = alias(node.targets[0].id, getattr(module, node.targets[0].id))
            found += [comment(said, "") + text] if text else []
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            value = getattr(module, node.target.id)
            if isinstance(value, str | int) and ast.unparse(node.annotation) == "Final":
                found.append(comment(said, "") + f"export const {node.target.id} = {literal(value)}")
    return found


def said_at(body: list[ast.stmt], at: int) -> str:
    """The words that stand at this place, if nothing else does."""
    node = body[at] if at < len(body) else None
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        return " ".join(node.value.value.split())
    return ""


def comment(said: str, indent: str) -> str:
    return f"{indent}/** {said} */\n" if said else ""


# ---- declarations


def alias(name: str, value: object) -> str:
    """A type with a name of its own; nothing if the name is no type, or only narrows one for the server."""
    meta = next((found for found in getattr(value, "__metadata__", ()) if isinstance(found, Meta)), None)
    if meta is not None and meta.title == name:
        if meta.extra_json_schema and "enum" in meta.extra_json_schema:
            words, many = meta.extra_json_schema["enum"], meta.extra_json_schema["list"]
            listed = ", ".join(literal(word) for word in words)
            return f"export const {many} = [{listed}] as const\nexport type {name} = (typeof {many})[number]"
        return f"export type {name} = {spelled(get_args(value)[0])}"
    if get_origin(value) is Literal or (isinstance(value, types.UnionType) and all_tagged(value)):
        members = [spelled(member) for member in parts_of(value)]
        text = f"export type {name} = {' | '.join(members)}"
        return text if len(text) <= WIDTH else f"export type {name} =\n  | " + "\n  | ".join(members)
    return ""


def all_tagged(value: object) -> bool:
    return all(tag_of(member) for member in get_args(value))


def tag_of(kind: Any) -> str:
    """The word by which a message is known, if it has one."""
    if not (isinstance(kind, type) and issubclass(kind, Struct)):
        return ""
    config = kind.__struct_config__
    return str(config.tag) if config.tag is not None and config.tag != kind.__name__ else ""


def interface(kind: Any, node: ast.ClassDef) -> str:
    """A structure with its fields, and what is said of them."""
    said: dict[str, str] = {}
    for at, line in enumerate(node.body):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            said[line.target.id] = said_at(node.body, at + 1)
    fields = dictionary_fields(kind) if is_typeddict(kind) else struct_fields(kind)
    texts = [name + text for name, text in fields] + (
        ["[other: string]: unknown"] if is_typeddict(kind) else []
    )
    head = (ast.get_docstring(node) or "").split("\n\n")[0]
    opening = f"export interface {kind.__name__} {{"
    short = f"{opening} {'; '.join(texts)} }}"
    if any(said.values()) or len(short) > WIDTH:
        notes = [comment(said.get(name, ""), "  ") for name, _ in fields] + [""]
        short = "\n".join(
            [opening, *(f"{note}  {text}" for note, text in zip(notes, texts, strict=False)), "}"]
        )
    return comment(" ".join(head.split()), "") + short


def dictionary_fields(kind: Any) -> list[tuple[str, str]]:
    """The fields that are known of a dictionary that may have more."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for name, hint in hints.items():
        open_end = get_origin(hint) is NotRequired
        found.append((name, ("?: " if open_end else ": ") + spelled(get_args(hint)[0] if open_end else hint)))
    return found


def struct_fields(kind: type[Struct]) -> list[tuple[str, str]]:
    """A field may be missing if a page may leave it out, or the server does."""
    from esbat.web.wire import FromPage

    found = [("t", f": {literal(tag_of(kind))}")] if tag_of(kind) else []
    ours = not (issubclass(kind, FromPage) or kind.__name__.endswith("Wish"))
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        hint = hints[field.name]
        missing = not field.required
        if ours:
            missing = missing and (kind.__struct_config__.omit_defaults or UnsetType in get_args(hint))
        members = [part for part in parts_of(hint) if part is not UnsetType]
        if missing and ours:
            members = [part for part in members if part is not type(None)]
        text = " | ".join(spelled(part) for part in members)
        found.append((field.name, ("?: " if missing else ": ") + text))
    return found


# ---- types


def parts_of(hint: Any) -> list[Any]:
    """The members of a union; the type itself if it is none."""
    if get_origin(hint) is Literal:
        return [Literal[value] for value in get_args(hint)]
    return list(get_args(hint)) if get_origin(hint) in (Union, types.UnionType) else [hint]


def spelled(hint: Any) -> str:
    """A type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and (is_typeddict(hint) or issubclass(hint, Struct)):
        return hint.__name__
    if get_origin(hint) is Annotated:
        return annotated(hint)
    members = parts_of(hint)
    if len(members) > 1:
        return " | ".join(dict.fromkeys(spelled(member) for member in members))
    inner = get_args(hint)
    if get_origin(hint) is Literal:
        return literal(inner[0])
    if get_origin(hint) is list:
        member = spelled(inner[0])
        return f"({member})[]" if " | " in member else f"{member}[]"
    if get_origin(hint) is tuple:
        return f"[{', '.join(spelled(part) for part in inner)}]"
    if get_origin(hint) is dict:
        key, value = (spelled(part) for part in inner)
        return f"Record<{key}, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
    raise TypeError(f"no page knows {hint}")


def annotated(hint: Any) -> str:
    """By its name, if it has one; else without its bounds."""
    inner = get_args(hint)[0]
    for meta in hint.__metadata__:
        if isinstance(meta, Meta) and meta.title:
            return meta.title
        if isinstance(meta, Meta) and meta.min_length and get_origin(inner) is dict:
            key, value = (spelled(part) for part in get_args(inner))
            return f"Record<{key}, {value}>"
    return spelled(inner)


def literal(value: object) -> str:
    if isinstance(value, bool | int):
        return str(value).lower()
    return "'" + str(value).replace("\\", "\\\\").replace("'", "\\'") + "'"
