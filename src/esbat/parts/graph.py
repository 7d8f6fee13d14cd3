"""Places and the paths between them, as rows of a pack."""

from esbat.engine.box import Fault, Rows


def graph_faults(rows: Rows, places: str, paths: str, twice: str, unreachable: str) -> list[Fault]:
    """Each path joins two places, once, and every place is reached. The last two name what is said if not."""
    found: list[Fault] = []
    joined: dict[str, set[str]] = {str(row["code"]): set() for row in rows[places]}
    for at, row in enumerate(rows[paths]):
        one = str(row["one"])
        other = str(row["other"])
        if one == other or other in joined[one]:
            found.append(Fault(twice, {"one": one, "other": other}, paths, at, "other"))
        joined[one].add(other)
        joined[other].add(one)
    reached = {str(rows[places][0]["code"])}
    waiting = list(reached)
    while waiting:
        for end in sorted(joined[waiting.pop()]):
            if end not in reached:
                reached.add(end)
                waiting.append(end)
    for at, row in enumerate(rows[places]):
        if row["code"] not in reached:
            found.append(Fault(unreachable, {"value": row["code"]}, places, at, "code"))
    return found
