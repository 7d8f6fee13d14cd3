/* The one door into all compiled modules: `enter(group, name)` makes and returns a module of a group's library. */
#include <Python.h>

static void *pointer(PyObject *group, const char *library, const char *name) {
    char full[512];
    void *found = NULL;
    PyObject *capsule = PyObject_GetAttrString(group, name);
    if (capsule == NULL) {
        return NULL;
    }
    if (PyOS_snprintf(full, sizeof full, "%s.%s", library, name) < (int)sizeof full) {
        found = PyCapsule_GetPointer(capsule, full);
    }
    Py_DECREF(capsule);
    return found;
}

static PyObject *enter(PyObject *self, PyObject *arguments) {
    PyObject *group;
    const char *library;
    const char *name;
    if (!PyArg_ParseTuple(arguments, "Oss", &group, &library, &name)) {
        return NULL;
    }
    PyObject *(*make)(void) = (PyObject * (*)(void)) pointer(group, library, name);
    return make == NULL ? NULL : make();
}

static PyMethodDef methods[] = {
    {"enter", enter, METH_VARARGS, "enter(group, library, name): the module behind this name."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "esbat_door", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_esbat_door(void) { return PyModule_Create(&definition); }
