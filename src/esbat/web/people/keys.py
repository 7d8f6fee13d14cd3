"""Secrets: made by `secrets`, kept as hashes, compared in constant time."""

import hashlib
import hmac
import secrets

from esbat.store.interface import KeptKey

# Letters and digits that are hard to confuse when read aloud or copied by hand.
ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
RECOVERY_LETTERS = 12
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A play's name. It opens nothing, so it may stand in addresses and logs."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def new_secret() -> str:
    """A token, an invitation or an onlooker's secret: 256 bits."""
    return secrets.token_urlsafe(32)


def new_recovery() -> str:
    """A code short enough to copy by hand: ABCD-EFGH-JKMN, 58 bits, guarded by rate limits besides."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(RECOVERY_LETTERS))
    return "-".join(letters[at : at + 4] for at in range(0, RECOVERY_LETTERS, 4))


def plain_recovery(code: str) -> str:
    """The code as it was given out, however it was typed: small letters, spaces, no dashes."""
    letters = "".join(letter for letter in code.upper() if letter in ALPHABET)
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))


def hashed(secret: str) -> bytes:
    return hashlib.sha256(b"esbat key\n" + secret.encode("utf-8", "surrogatepass")).digest()


def opened_by(secret: str, keys: list[KeptKey], opens: tuple[str, ...]) -> KeptKey | None:
    """The key of one of these kinds that this secret fits, found without telling by time which was near."""
    mine = hashed(secret)
    found: KeptKey | None = None
    for key in keys:
        if hmac.compare_digest(key.hash, mine) and key.opens in opens:
            found = key
    return found


def share_secret(private: bytes) -> str:
    """The secret of a finished play's replay link, made from the play's private key whenever needed."""
    digest = hmac.new(private, b"esbat share", hashlib.sha256).hexdigest()
    return digest[:32]
