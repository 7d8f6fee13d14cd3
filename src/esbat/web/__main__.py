"""`python -m esbat.web`: the same as `esbat serve`."""

from esbat.web.command import serve

if __name__ == "__main__":
    serve()
