"""Token buckets: so much at once, so much a second. Time is passed in."""

from collections import OrderedDict


class Bucket:
    """Fills at a steady rate, is emptied by asking."""

    __slots__ = ("burst", "level", "rate", "when")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.when = now

    def take(self, now: float, many: int = 1) -> bool:
        """May this be done now, so many times?"""
        self.level = min(self.burst, self.level + (now - self.when) * self.rate)
        self.when = now
        if self.level < many:
            return False
        self.level -= many
        return True

    def give_back(self) -> None:
        """It was not done after all."""
        self.level += 1


class Buckets:
    """One bucket an address; the addresses not heard of for longest are forgotten first."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(address)
        return bucket.take(now)
