"""Standing orders at the web table: said in advance, kept with the seat, given as answers when they apply."""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from esbat.store.interface import Displaced, KeptSeat, StoreFailed
from esbat.table.alone import is_open, only_answer
from esbat.table.orders import Order, answer_for, still_standing
from esbat.web.logs import note
from esbat.web.play import recital, repair
from esbat.web.play.acts import ByItself
from esbat.web.play.windows import Pause
from esbat.web.wire import OrderWish, encoder

if TYPE_CHECKING:
    from esbat.web.play.live import LivePlay

wishes: msgspec.json.Decoder[list[OrderWish]] = msgspec.json.Decoder(list[OrderWish])


def orders_of(seat: KeptSeat) -> list[Order]:
    """What this player has said in advance; nothing while a bot sits there."""
    if not seat.orders or seat.bot:
        return []
    return [as_order(wish) for wish in wishes.decode(seat.orders)]


def as_order(wish: OrderWish) -> Order:
    return Order(wish.answer, wish.question, wish.fact, wish.least, wish.most, wish.until)


def as_kept(orders: list[Order]) -> str:
    """Orders as they are kept and told to their own seat."""
    if not orders:
        return ""
    return encoder.encode(
        [
            OrderWish(order.answer, order.question, order.fact, order.least, order.most, order.until)
            for order in orders
        ]
    ).decode()


def note_orders(play: "LivePlay", pause: Pause) -> None:
    """In a window: what was said in advance is noted, and may be changed like any other answer."""
    state = play.table.state
    for seat in pause.asked(state):
        answer = answer_for(play.game, pause.state_for(seat, state), seat, play.orders[seat])
        if answer is not None:
            pause.noted[seat] = answer


def ordered(play: "LivePlay") -> tuple[int, str] | None:
    """The first seat that is asked and has said in advance what it answers."""
    state = play.table.state
    for seat in state.acting():
        answer = answer_for(play.game, state, seat, play.orders[seat])
        if answer is not None:
            return (seat, answer)
    return None


def forced(play: "LivePlay") -> tuple[int, str] | None:
    """The seat that is asked and has no choice, and its answer, where nobody learns a secret by it.

    Bots answer for themselves; so does whoever is to read a formula, since that is a choice of its own.
    """
    table = play.table
    if not table.settles or recital.reader(play) is not None:
        return None
    found = only_answer(table.game, table.state)
    if found is None or play.seats[found[0]].bot:
        return None
    seat, move = found
    others = any(not other.bot for other in play.seats if other.seat != seat)
    return None if others and not is_open(table.state) else (seat, table.game.text(move))


class Ordered(ByItself):
    """An answer given in advance, or the only one there is; dropped if the order is withdrawn meanwhile."""

    __slots__ = ()

    def wanted(self, play: "LivePlay") -> str | None:
        return self.text if (self.seat, self.text) in (ordered(play), forced(play)) else None


def lapse(play: "LivePlay") -> None:
    """Orders that held until something happened are over when it has."""
    happenings = play.table.happenings[play.looked :]
    play.looked = len(play.table.happenings)
    if not any(play.orders):
        return
    for seat, orders in enumerate(play.orders):
        if orders:
            left = orders
            for happening in happenings:
                left = still_standing(play.game, left, happening.events, seat)
            if len(left) < len(orders):
                leave(play, seat, left)


async def give(play: "LivePlay", seat: int, orders: list[Order]) -> None:
    """Under the lock: replace a seat's orders, as it wishes."""
    await repair.keep_seat(play, msgspec.structs.replace(play.seats[seat], orders=as_kept(orders)))


def leave(play: "LivePlay", seat: int, orders: list[Order]) -> None:
    """These are left of a seat's orders, now and soon on disk."""
    play.reseat(msgspec.structs.replace(play.seats[seat], orders=as_kept(orders)))
    play.unsaved[seat] = play.seats[seat].orders
    task = asyncio.create_task(save(play, seat))
    play.saving.add(task)
    task.add_done_callback(play.saving.discard)


async def save(play: "LivePlay", seat: int) -> None:
    """Keep what is left of a seat's orders, however often the store refuses; not once others lead the play,
    who may have changed the seat meanwhile."""
    while play.unsaved.get(seat) == play.seats[seat].orders and not (play.pool.closed or play.lost):
        refused = False
        try:
            await play.store.keep_seat(play.id, play.seats[seat])
            play.unsaved.pop(seat, None)
        except Displaced:
            repair.displaced(play)
        except StoreFailed as trouble:
            note("write-failed", logging.ERROR, play=play.id, trouble=type(trouble).__name__)
            refused = True
        if refused:
            await asyncio.sleep(play.config.again)
