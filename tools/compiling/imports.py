"""Imports in the C that mypyc wrote: one call each, where mypyc writes forty lines.

A module begins by importing others of the group, and all these beginnings together are a quarter of the text.
What is not written as expected stays as it is: that costs a compiler's time and nothing else.
"""

from __future__ import annotations

import re

HELPER = """
static PyObject *esbat_imported(
    PyObject *name, PyObject *(*begin)(void), int (*run)(PyObject *), CPyModule **module,
    CPyModuleCache *cache, CPyImportState *state, PyObject *library, PyObject *file, PyObject *suffix,
    Py_ssize_t package) {
    PyObject *modules = PyImport_GetModuleDict();
    if (CPyImport_IsInitialized(state)) {
        return CPyDict_GetItem(modules, name);
    }
    PyObject *group = CPyDict_GetItem(modules, library);
    if (group == NULL) {
        return NULL;
    }
    PyObject *path = CPyObject_GetAttr(group, file);
    CPy_DECREF(group);
    if (path == NULL) {
        return NULL;
    }
    PyObject *made = CPyImport_ImportNative(
        name, begin, run, module, cache, state, CPyModuleLockAPI_esbat, path, suffix, package);
    CPy_DECREF(path);
    return made;
}
"""

REGISTER = r"cpy_r_r\d+"
FAILURE = rf"if \(unlikely\({REGISTER} == NULL\)\) \{{\n(?:CPy_AddTraceback[^\n]*\n)?goto \w+;\n\}}\n"
IMPORT = re.compile(
    rf"{REGISTER} = \(void \*\)&CPyModule_(?P<module>\w+);\n"
    rf"{REGISTER} = \(void \*\)&CPyImportState_(?P=module);\n"
    rf"{REGISTER} = CPyModuleLockAPI_esbat;\n"
    rf"{REGISTER} = CPyImport_IsInitialized\({REGISTER}\);\n"
    rf"if \(!{REGISTER}\) goto (?P<anew>\w+);\n"
    rf"{REGISTER} = PyImport_GetModuleDict\(\);\n"
    rf"{REGISTER} = (?P<name>CPyStatics\[\d+\]);[^\n]*\n"
    rf"{REGISTER} = CPyDict_GetItem\({REGISTER}, {REGISTER}\);\n"
    rf"if \(unlikely\({REGISTER} == NULL\)\) \{{\n(?P<failure>(?:CPy_AddTraceback[^\n]*\n)?goto \w+;\n)\}}\n"
    rf"(?P<result>{REGISTER}) = {REGISTER};\n"
    r"goto (?P<done>\w+);\n"
    r"(?P=anew): ;\n"
    rf"{REGISTER} = CPyInitOnly_(?P=module);\n"
    rf"{REGISTER} = CPyExec_(?P=module);\n"
    rf"{REGISTER} = \(PyObject \*\*\)&CPyModule_(?P=module)__internal;\n"
    rf"{REGISTER} = PyImport_GetModuleDict\(\);\n"
    rf"{REGISTER} = (?P<library>CPyStatics\[\d+\]);[^\n]*\n"
    rf"{REGISTER} = CPyDict_GetItem\({REGISTER}, {REGISTER}\);\n"
    rf"{FAILURE}"
    rf"{REGISTER} = (?P<file>CPyStatics\[\d+\]);[^\n]*\n"
    rf"{REGISTER} = CPyObject_GetAttr\({REGISTER}, {REGISTER}\);\n"
    rf"CPy_DECREF\({REGISTER}\);\n"
    rf"{FAILURE}"
    rf"{REGISTER} = (?P<suffix>CPyStatics\[\d+\]);[^\n]*\n"
    rf"{REGISTER} = (?P=name);[^\n]*\n"
    rf"{REGISTER} = CPyImport_ImportNative\((?:{REGISTER}, ){{9}}(?P<package>\d)\);\n"
    rf"CPy_DECREF\({REGISTER}\);\n"
    rf"{FAILURE}"
    rf"(?P=result) = {REGISTER};\n"
    r"(?P=done): ;\n"
)
SHORT = (
    r"\g<result> = esbat_imported(\g<name>, CPyInitOnly_\g<module>, CPyExec_\g<module>,"
    r" (CPyModule **)&CPyModule_\g<module>__internal, &CPyModule_\g<module>, &CPyImportState_\g<module>,"
    r" \g<library>, \g<file>, \g<suffix>, \g<package>);"
    "\n"
    r"if (unlikely(\g<result> == NULL)) {"
    "\n"
    r"\g<failure>}"
    "\n"
    r"\g<done>: ;"
    "\n"
)


def shortened(text: str) -> str:
    """The C of a marked module, with its imports of the group's modules in one call each."""
    return IMPORT.sub(SHORT, text)
