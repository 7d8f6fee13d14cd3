"""The web table's server: HTTP and sockets in, views and sentences out. It decides everything."""


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    log_level: str = "info",
    open_browser: bool = False,
    language: str | None = None,
) -> int:
    """Serve until told to stop; the exit code."""
    # Imported now and not before: the bots' workers are part of this package, and need no server.
    from esbat.web.run import serve as run

    return run(host, port, database, log_level, open_browser, language)
