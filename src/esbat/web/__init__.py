"""The web table's server: HTTP and sockets in, views and sentences out. It decides everything."""

from esbat.web.run import serve

__all__ = ["serve"]
