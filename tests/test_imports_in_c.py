"""mypyc's forty lines for an import become one call; what is written otherwise stays as it is."""

import pytest

from compiling import imports

pytestmark = [pytest.mark.source, pytest.mark.once]

MODULE = "esbat___engine___move"
TRACE = 'CPy_AddTraceback("esbat/games/air/rules.py", "<module>", 5, CPyStatic_rules___globals);'
FAILURE = f"{TRACE}\ngoto CPyL168;\n}}"
WRITTEN = f"""cpy_r_r6 = (void *)&CPyModule_{MODULE};
cpy_r_r7 = (void *)&CPyImportState_{MODULE};
cpy_r_r8 = CPyModuleLockAPI_esbat;
cpy_r_r9 = CPyImport_IsInitialized(cpy_r_r7);
if (!cpy_r_r9) goto CPyL7;
cpy_r_r10 = PyImport_GetModuleDict();
cpy_r_r11 = CPyStatics[613]; /* 'esbat.engine.move' */
cpy_r_r12 = CPyDict_GetItem(cpy_r_r10, cpy_r_r11);
if (unlikely(cpy_r_r12 == NULL)) {{
{FAILURE}
cpy_r_r13 = cpy_r_r12;
goto CPyL11;
CPyL7: ;
cpy_r_r14 = CPyInitOnly_{MODULE};
cpy_r_r15 = CPyExec_{MODULE};
cpy_r_r16 = (PyObject **)&CPyModule_{MODULE}__internal;
cpy_r_r17 = PyImport_GetModuleDict();
cpy_r_r18 = CPyStatics[18]; /* 'esbat__mypyc' */
cpy_r_r19 = CPyDict_GetItem(cpy_r_r17, cpy_r_r18);
if (unlikely(cpy_r_r19 == NULL)) {{
{FAILURE}
cpy_r_r20 = CPyStatics[19]; /* '__file__' */
cpy_r_r21 = CPyObject_GetAttr(cpy_r_r19, cpy_r_r20);
CPy_DECREF(cpy_r_r19);
if (unlikely(cpy_r_r21 == NULL)) {{
{FAILURE}
cpy_r_r22 = CPyStatics[20]; /* '.so' */
cpy_r_r23 = CPyStatics[613]; /* 'esbat.engine.move' */
cpy_r_r24 = CPyImport_ImportNative(cpy_r_r23, cpy_r_r14, cpy_r_r15, cpy_r_r16, cpy_r_r6, cpy_r_r7, cpy_r_r8, \
cpy_r_r21, cpy_r_r22, 1);
CPy_DECREF(cpy_r_r21);
if (unlikely(cpy_r_r24 == NULL)) {{
{FAILURE}
cpy_r_r13 = cpy_r_r24;
CPyL11: ;
"""
SHORT = f"""cpy_r_r13 = esbat_imported(CPyStatics[613], CPyInitOnly_{MODULE}, CPyExec_{MODULE}, \
(CPyModule **)&CPyModule_{MODULE}__internal, &CPyModule_{MODULE}, &CPyImportState_{MODULE}, \
CPyStatics[18], CPyStatics[19], CPyStatics[20], 1);
if (unlikely(cpy_r_r13 == NULL)) {{
{FAILURE}
CPyL11: ;
"""


def test_an_import_is_one_call() -> None:
    around = "before;\n", "after;\n"
    assert imports.shortened(WRITTEN.join(around)) == SHORT.join(around)
    assert imports.shortened(WRITTEN + WRITTEN) == SHORT + SHORT


@pytest.mark.parametrize(
    ("said", "otherwise"),
    [
        (f"CPyExec_{MODULE};", "CPyExec_esbat___engine___state;"),
        ("CPyL7: ;", "CPyL8: ;"),
        ("cpy_r_r23 = CPyStatics[613];", "cpy_r_r23 = CPyStatics[614];"),
        ("cpy_r_r13 = cpy_r_r24;", "cpy_r_r25 = cpy_r_r24;"),
        ("cpy_r_r8, cpy_r_r21", "cpy_r_r21"),
    ],
)
def test_what_is_written_otherwise_stays(said: str, otherwise: str) -> None:
    assert said in WRITTEN
    text = WRITTEN.replace(said, otherwise)
    assert imports.shortened(text) == text
