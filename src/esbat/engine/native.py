"""Whole numbers and packed vectors, native once compiled, plain when interpreted.

This one file is never compiled: interpreted code gets a `vec` that is an ordinary list, which is
faster there than the packed type, while compiled code takes `librt.vecs.vec` from the type checker
alone and never looks at the name at run time. The same sources therefore run in both forms.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from librt.vecs import vec
else:

    class vec:
        """Answers to the packed vector's name with the list itself: subclasses of list are read slower."""

        def __class_getitem__(cls, item: object) -> type[list]:
            return list


__all__ = ["i64", "mypyc_attr", "vec"]
