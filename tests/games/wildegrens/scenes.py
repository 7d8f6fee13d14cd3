"""One scene for every question of Sorcellerie !, by the question's name."""

from tests.games.wildegrens.given import Given, box_with, fresh, given

STRONG = "charlotte jocelyn phyllis"  # ten in all, once revealed


def witch(text: str, hand: str = "jane") -> Given:
    """Katherine, hidden, has this action; the rest of the hand waits."""
    return given(box_with(witches={"katherine.hidden_action": text})).hand(f"katherine {hand}")


def success(text: str) -> Given:
    """The grain stores, about to be saved, have this SUCCESS effect."""
    return given(box_with(missions={"granary.success": text})).in_play(revealed=STRONG)


def failure(text: str) -> Given:
    """A Boar left at the grain stores has this FAILURE effect."""
    return given(box_with(challenges={"boar1.failure": text})).in_play(revealed=STRONG).at(0, "boar1")


def suffered(play: Given) -> Given:
    return play.phase4("granary").moves("done", "persuade linn")


def acting(text: str) -> Given:
    """Katherine's action asks about Challenges: two at the first Mission, one face down at the second."""
    return witch(text).at(0, "boar1 mob1*").at(1, "wolf1*").moves("hide katherine")


def ordering() -> Given:
    box = box_with(missions={"granary.chosen": "draw_next(1)"}, challenges={"boar1.chosen": "draw_next(-1)"})
    return given(box).hand("jane").at(0, "boar1").moves("done", "choose granary")


def sparing() -> Given:
    play = witch("cancel_failures(1)", "").in_play(revealed=STRONG).at(0, "evilwitch1 evilwitch2")
    return play.phase3("granary").moves("hide katherine", "use", "done", "persuade linn")


def scene(question: str) -> Given:
    """A play in which this is asked."""
    if question == "draft":
        return fresh()
    if question == "play":
        return given().hand("jane").start()
    if question == "choose":
        return given().hand("jane").moves("done")
    if question == "order":
        return ordering()
    if question == "use":
        return witch("draw(1)").moves("hide katherine")
    if question == "spots":
        return acting("discard_challenge(1, any)")
    if question == "destination":
        return acting("move_challenge(1, any)").moves("move b1")
    if question == "search":
        return acting("reveal_challenge(all, one)")
    if question == "beat":
        return given().in_play(revealed=STRONG).at(0, "boar1 boar2").phase4("granary").start()
    if question == "reward":
        return given().in_play(revealed=STRONG).phase4("granary").start()
    if question == "trial":
        return given().in_play(hidden="jane").phase4("granary").start()
    return rare_scene(question)


def rare_scene(question: str) -> Given:
    """The same for what effects ask less often."""
    if question == "persuade":
        return witch("gain_persuasion(2, choice)").moves("hide katherine")
    if question == "dismay":
        return suffered(failure("lose_persuasion(1, choice)"))
    if question == "papers":
        return witch("uncover_conviction(1)").papers(0, 5, 2).moves("hide katherine")
    if question == "scry":
        return witch("scry_coven(2)").on_top("gwen curse").moves("hide katherine", "use")
    if question == "pick":
        return witch("recruit_pick(2)").recruits("marie agnes clara").moves("hide katherine", "use")
    if question == "prisoners":
        return witch("rescue(1, top)").prison("gwen mary").moves("hide katherine")
    if question == "drop":
        return witch("discard_witch(1)", "jane gwen").moves("hide katherine")
    if question == "imprison":
        return suffered(failure("imprison_hidden(1)").in_play(hidden="jane gwen"))
    if question == "blank":
        return witch("cancel_effect(1)").moves("hide katherine")
    if question == "spare":
        return sparing()
    assert question == "restore", question
    return success("restore_villager(1)").souls(1, 2).phase4("granary").start()
