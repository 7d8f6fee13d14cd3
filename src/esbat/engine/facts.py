"""What is read by name out of plain data: a view's, a parsed file's."""

from typing import Any

Facts = dict[str, Any]
"""Names and what they hold. Which names there are is declared and tested where the data is made: a view's for
the page, a rulebook's by its columns.
"""
