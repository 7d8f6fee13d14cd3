"""What `./play` and `./test` do before Esbat itself can run: only the standard library is used here.

Read in this order: `words` (the sentences), `steps` (running programs, showing progress), `places` (paths
and stamps), `python` (the environment), `node` (npm and the web page), `browser`, `compiled`,
`checks` (the stages of `./test`), `commands`.
"""
