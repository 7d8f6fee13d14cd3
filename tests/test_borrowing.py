"""Which vectors are looked at without being counted, in C as mypyc writes it."""

import pytest

from compiling import borrowing, marks

pytestmark = [pytest.mark.source, pytest.mark.once]

COUNTS = "VEC_I64_INCREF(cpy_r_r0);", "VEC_I64_DECREF(cpy_r_r0);"
READ = "cpy_r_r0 = ((BoardObject *)cpy_r_board)->_stack;"
GIVE = "((BoardObject *)cpy_r_board)->_stack = cpy_r_new;"
USE = "cpy_r_r1 = (int64_t)cpy_r_r0.len;"


def function(name: str, *lines: str) -> str:
    """A function of a board, as mypyc writes it."""
    declared = ["VecI64 cpy_r_r0;", "VecI64 cpy_r_new;", "int64_t cpy_r_r1;"]
    return "\n".join([f"char CPyDef_{name}(PyObject *cpy_r_board) {{", *declared, *lines, "return 1;", "}"])


def counted(text: str, *others: str) -> bool:
    """Is the vector of a function counted, all these functions being there?"""
    found = borrowing.borrowing(text, borrowing.reached([text, *others]))
    kept = [count in found for count in COUNTS]
    assert kept[0] == kept[1], "never half of it"
    rest = [line for line in text.splitlines() if line not in COUNTS]
    assert [line for line in found.splitlines() if line not in COUNTS] == rest, "nothing else is changed"
    return kept[0]


def looks(*lines: str, read: str = READ) -> str:
    """A function that reads a vector, does this, and uses it."""
    return function("rules___look", read, COUNTS[0], *lines, USE, COUNTS[1])


def test_what_a_board_holds_is_not_counted() -> None:
    assert not counted(looks())


def test_what_is_set_once_for_all_is_not_counted() -> None:
    assert not counted(looks(read="cpy_r_r0 = CPyStatic_bits___POWER;"))


def test_what_belongs_to_something_of_the_board_is_not_counted() -> None:
    box = "cpy_r_box = ((BoardObject *)cpy_r_board)->_box;"
    read = f"{box}\ncpy_r_r0 = ((BoxObject *)cpy_r_box)->_power;"
    assert not counted(looks(read=read))
    another = "((BoardObject *)cpy_r_board)->_box = cpy_r_other;"
    assert counted(looks(another, read=read))


def test_a_board_known_to_be_one_is_the_same_board() -> None:
    """`assert isinstance(state, Air)`: mypyc gives it another name."""
    known = "cpy_r_own = cpy_r_board;\ncpy_r_own = NULL;\ncpy_r_r0 = ((BoardObject *)cpy_r_own)->_stack;"
    assert not counted(looks(read=known))
    assert counted(looks(read=known.replace("cpy_r_own = NULL", "cpy_r_own = cpy_r_other")))


@pytest.mark.parametrize(
    "line",
    [
        GIVE,
        "cpy_r_board = cpy_r_other;",
        "cpy_r_r0 = cpy_r_new;",
        "cpy_r_new = cpy_r_r0;",
        "((BoardObject *)cpy_r_other)->_seen = cpy_r_r0;",
        "return cpy_r_r0;",
        "cpy_r_new = VecI64Api.append(cpy_r_r0, 1);",
        COUNTS[0],
    ],
)
def test_what_is_given_away_or_kept_is_counted(line: str) -> None:
    found = borrowing.borrowing(looks(line), borrowing.reached([looks(line)]))
    assert found == looks(line)


def test_what_something_it_calls_may_replace_is_counted() -> None:
    """Witchstone's stack grows: whoever may ask for that must hold the one it reads."""
    calls = looks("cpy_r_r1 = CPyDef_rules___middle(cpy_r_board);")
    middle = function("rules___middle", "cpy_r_r1 = CPyDef_state___grow(cpy_r_board);")
    assert counted(calls, middle, function("state___grow", GIVE))
    assert not counted(calls, middle, function("state___grow", GIVE.replace("_stack", "_laid")))
    number = GIVE.replace("cpy_r_new", "cpy_r_r1")
    assert not counted(calls, middle, function("state___grow", number)), "a number of the same name"


def test_methods_of_which_only_the_name_is_known_are_all_of_that_name() -> None:
    calls = looks("cpy_r_r1 = CPY_GET_METHOD(cpy_r_q, T, 1, O, char (*)(PyObject *))(cpy_r_board); /* run */")
    assert counted(calls, function("turn___Turn___run", GIVE))
    assert not counted(calls, function("turn___Turn___rerun", GIVE))


def test_a_new_object_has_been_read_by_nobody() -> None:
    calls = looks("cpy_r_r1 = CPyDef_state___Board(cpy_r_board);")
    maker = function("state___Board", "cpy_r_r1 = CPyDef_state___Board_____init__(cpy_r_board);")
    first = GIVE.replace("cpy_r_board", "cpy_r_self")
    assert not counted(calls, maker, function("state___Board_____init__", first))
    assert counted(calls, maker, function("state___Board_____init__", GIVE)), "it gives to another"


def test_an_object_that_is_made_anew_is_not_new() -> None:
    """`board.__init__(…)` by hand gives a board that others have read all its vectors once more."""
    first = function("state___Board_____init__", GIVE.replace("cpy_r_board", "cpy_r_self"))
    again = function("flow___again", "cpy_r_r1 = CPyDef_state___Board_____init__(cpy_r_board);")
    calls = looks("cpy_r_r1 = CPyDef_flow___again(cpy_r_board);")
    assert counted(calls, first, again)
    inner = again.replace("flow___again", "game___Air_____init__")
    assert not counted(calls.replace("flow___again", "game___Air_____init__"), first, inner), (
        "a class made of it"
    )


HEADED = "cpy_r_r1 = CPyDef_rules___ask(cpy_r_board);"
BUILTIN = (
    "cpy_r_m = CPyImport_GetModuleCache(&CPyModule_builtins);\ncpy_r_f = CPyObject_GetAttr(cpy_r_m, cpy_r_n);"
)
OTHERS = "cpy_r_m = CPyStatic_rules___globals;\ncpy_r_f = CPyDict_GetItem(cpy_r_m, cpy_r_n);"
VALUE = "cpy_r_f = ((LuckObject *)cpy_r_luck)->_ask;"
CALL = "cpy_r_r1 = PyObject_Vectorcall(cpy_r_f, cpy_r_a, 1, 0);"
THROUGH = "cpy_r_i = PyObject_GetIter(cpy_r_t);\ncpy_r_n = PyIter_Next(cpy_r_i);"
METHOD = "PyObject *cpy_r_l[1] = {cpy_r_t};\ncpy_r_a = (PyObject **)&cpy_r_l;\n" + (
    "cpy_r_r1 = PyObject_VectorcallMethod(cpy_r_n, cpy_r_a, 1, 0);"
)


@pytest.mark.parametrize(
    ("lines", "leaves"),
    [
        (f"{VALUE}\n{CALL}", True),
        (f"{OTHERS}\n{CALL}", True),
        (f"{BUILTIN}\n{CALL}", False),
        (f"{BUILTIN}\n{VALUE}\n{CALL}", True),
        (f"cpy_r_f = (PyObject *)CPyType_luck___OutOfLuck;\n{CALL}", False),
        (METHOD, True),
        (f"cpy_r_t = CPyStatics[7]; /* '{{}}' */\n{METHOD}", False),
        (f"cpy_r_t = PyTuple_New(2);\n{THROUGH}", False),
        (THROUGH, True),
        ("cpy_r_t = PyObject_Str(cpy_r_thing);", True),
        ("cpy_r_n = PyLong_FromLongLong(cpy_r_r1);\ncpy_r_t = PyObject_Str(cpy_r_n);", False),
        ("cpy_r_r1 = PyObject_RichCompare(cpy_r_a, cpy_r_b, 2);", True),
        ("cpy_r_r1 = PyObject_SetAttr(cpy_r_a, cpy_r_b, cpy_r_t);", True),
        ("cpy_r_r1 = CPyIter_Send(cpy_r_a, cpy_r_b);", True),
    ],
)
def test_what_leaves_for_interpreted_code_may_come_back_anywhere(lines: str, leaves: bool) -> None:
    """A callback may ask the board for anything that a door leads to: whatever somebody gives is held."""
    asks = function("rules___ask", *lines.splitlines())
    grows = function("state___grow", GIVE)
    assert counted(looks(HEADED), asks, grows) == leaves
    assert counted(looks(*lines.splitlines()), grows) == leaves, "its own calls as well"
    assert not counted(looks(HEADED), asks), "nobody ever gives another"


def test_a_class_that_is_called_makes_what_its_maker_makes() -> None:
    calls = looks("cpy_r_f = (PyObject *)CPyType_state___Taker;", CALL)
    assert counted(calls, function("state___Taker_____init__", GIVE))


def test_a_method_that_is_reached_by_way_of_another_class_counts() -> None:
    calls = looks("cpy_r_r1 = CPY_GET_METHOD(cpy_r_q, T, 1, O, char (*)(PyObject *))(cpy_r_board); /* run */")
    assert counted(calls, function("turn___Turn___run__Question_glue", GIVE))
    asked = looks("cpy_r_r1 = CPY_GET_ATTR(cpy_r_q, T, 1, O, int64_t); /* worth */")
    assert counted(asked, function("turn___Turn___worth", GIVE)), "a property"


def test_what_somebody_else_may_write_to_is_not_lasting() -> None:
    assert counted(looks("cpy_r_r1 = CPyDict_Next(cpy_r_d, &cpy_r_board);"))
    assert counted(looks("cpy_r_board = CPY_GET_METHOD(cpy_r_q)(cpy_r_q); /* next */"))


SETTER = """static int
{mark}state___Board_set_{name}(state___BoardObject *self, PyObject *value, void *closure)
{{
if (value == NULL) {{
PyErr_SetString(PyExc_AttributeError,
"'Board' object attribute '{name}' cannot be deleted");
return -1;
}}
{kind} tmp;
self->_{name} = tmp;
return 0;
}}"""


def test_interpreted_code_cannot_give_a_vector() -> None:
    """Nothing in interpreted code does; what can be read cannot be replaced, numbers can."""
    table = "(getter)state___Board_get_{0}, (setter)state___Board_set_{0},"
    text = "\n".join(
        [
            table.format("stack"),
            table.format("turn"),
            SETTER.format(name="stack", kind="VecI64", mark="ESBAT_ONCE "),
            SETTER.format(name="turn", kind="int64_t", mark=""),
        ]
    )
    found = borrowing.without_setters(text).splitlines()
    assert found[0] == "(getter)state___Board_get_stack, NULL,"
    assert found[1:] == text.splitlines()[1:]


def test_what_is_read_ahead_is_fetched() -> None:
    lines = [
        "VecI64 cpy_r_r0;",
        "int64_t cpy_r_r1;",
        READ,
        "cpy_r_r1 = *(int64_t *)cpy_r_place;",
        "cpy_r_r1 = ((BoardObject *)cpy_r_board)->_turn;",
    ]
    fetched = [
        *lines[:3],
        "ESBAT_FETCH(&*(int64_t *)cpy_r_place); cpy_r_r1 = 0;",
        "ESBAT_FETCH(&((BoardObject *)cpy_r_board)->_turn); cpy_r_r1 = 0;",
    ]
    far = "ESBAT_FETCH(&((BoardObject *)cpy_r_board)->_stack); cpy_r_r0.len = 0; cpy_r_r0.items = NULL;"
    known = "if (likely(PyObject_TypeCheck(cpy_r_board, CPyType_state___Board)))"
    for name, wanted, asked in (
        ("numbers_ahead", fetched, "if (likely(1))"),
        ("body_ahead", [*fetched[:2], far, *fetched[3:]], "if (likely(1))"),
        ("numbers_within", lines, known),
    ):
        head = f"int64_t CPyDef_air___Eyes___{name}(PyObject *cpy_r_board) {{"
        assert marks.marked("\n".join([head, *lines, known, "}"])).splitlines() == [head, *wanted, asked, "}"]


def test_the_lowest_of_a_set_is_one_instruction_where_the_compiler_knows_it() -> None:
    heads = [
        f"int64_t CPyDef_bits___{name}(int64_t cpy_r_members) {{" for name in ("wide_lowest", "wide_nth")
    ]
    known, other = (marks.marked(f"{head}\nreturn 7;\n}}").splitlines() for head in heads)
    assert known == [heads[0], "#ifdef __GNUC__", marks.LOWEST, "#endif", "return 7;", "}"]
    assert other == [heads[1], "return 7;", "}"]
