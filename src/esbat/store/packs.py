"""Packs are kept once, whatever number of plays were made with them: here a play's head lets go of its own.

Whoever asks for a play gets the head as it was handed over, byte for byte.
"""

import hashlib

import msgspec

PACK = "pack"
NOTHING = msgspec.Raw(b"null")
parts: "msgspec.json.Decoder[dict[str, msgspec.Raw]]" = msgspec.json.Decoder(dict[str, msgspec.Raw])
encode = msgspec.json.Encoder().encode


def parted(head: bytes) -> tuple[bytes, bytes | None]:
    """The head without its pack, and the pack; None if it has none."""
    if b'"pack"' not in head:
        return (head, None)
    try:
        found = parts.decode(head)
    except msgspec.MsgspecError:  # whatever it is, it is kept as it is
        return (head, None)
    pack = bytes(found.get(PACK, NOTHING))
    if pack == b"null":
        return (head, None)
    found[PACK] = NOTHING
    return (encode(found), pack)


def joined(head: bytes, pack: bytes | None) -> bytes:
    """The head with its pack again."""
    if pack is None:
        return head
    found = parts.decode(head)
    found[PACK] = msgspec.Raw(pack)
    return encode(found)


def digest_of(pack: bytes) -> bytes:
    return hashlib.sha256(pack).digest()
