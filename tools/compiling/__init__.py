"""How the compiled form of Esbat is made: mypyc writes C of the sources, a C compiler makes libraries of it.

Read in this order: `chosen` (what is compiled), `marks` (what is changed in mypyc's C), `writing` (mypyc and
the C compiler), `forms` (a finished form: libraries and a list of what they hold). `door.c` leads into them.
"""
