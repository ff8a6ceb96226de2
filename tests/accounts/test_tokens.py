"""Tokens say who, and nobody else can write them."""

from datetime import UTC, datetime
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accounts.scopes import Scope, from_bits, to_bits
from accounts.tokens import AccessToken, Keyring, KeyToken, RefreshToken, TokenError

KEYS = Keyring((b"new", b"old"))
ids = st.uuids()
times = st.datetimes(datetime(2020, 1, 1), datetime(2200, 1, 1), timezones=st.just(UTC)).map(
    lambda t: t.replace(microsecond=0)
)


@given(ids, ids, times)
def test_an_access_token_reads_as_it_was_written(account, session, expires):
    token = AccessToken(account, session, expires)
    assert AccessToken.read(token.write(KEYS), KEYS) == token


@given(ids, st.integers(1, 2**31))
def test_a_refresh_token_reads_as_it_was_written_and_is_always_the_same(family, generation):
    token = RefreshToken(family, generation)
    assert RefreshToken.read(token.write(KEYS), KEYS) == token
    assert token.write(KEYS) == token.write(KEYS)


@given(ids, ids, st.sets(st.sampled_from(Scope)))
def test_an_api_key_reads_as_it_was_written(account, key, scopes):
    token = KeyToken.make(account, key, to_bits(scopes))
    read = KeyToken.read(token.write())
    assert read == token
    assert read.digest() == token.digest()
    assert from_bits(read.scope_bits) == scopes


def test_every_api_key_has_the_same_length_and_letters():
    texts = {KeyToken(UUID(int=n), UUID(int=0), 0, bytes(24)).write() for n in (0, 2**127, 2**128 - 1)}
    assert {len(text) for text in texts} == {88}
    assert all(text[4:].isalnum() for text in texts)


def test_two_keys_with_the_same_ids_differ():
    first, second = (KeyToken.make(UUID(int=1), UUID(int=2), 1) for _ in range(2))
    assert first.digest() != second.digest()


SOME = [
    (AccessToken(UUID(int=1), UUID(int=2), datetime(2030, 1, 1, tzinfo=UTC)).write(KEYS), AccessToken.read),
    (RefreshToken(UUID(int=1), 7).write(KEYS), RefreshToken.read),
    (KeyToken.make(UUID(int=1), UUID(int=2), 3).write(), lambda text, _: KeyToken.read(text)),
]


@pytest.mark.parametrize(("text", "read"), SOME, ids=["access", "refresh", "key"])  # random texts would confuse xdist
def test_no_changed_cut_or_padded_token_is_read(text, read):
    spoilt = [text[:n] for n in range(len(text))]
    spoilt += [text[:n] + ("A" if text[n] != "A" else "B") + text[n + 1 :] for n in range(len(text))]
    spoilt += [text + "A", text + "=", text + " ", " " + text, text + "\n", text.swapcase(), "ü" + text]
    for wrong in spoilt:
        with pytest.raises(TokenError):
            read(wrong, KEYS)


@given(st.text(max_size=300))
def test_no_text_breaks_a_reader(text):
    for _, read in SOME:
        with pytest.raises(TokenError):
            read(text, KEYS)


def test_an_older_key_still_reads_and_a_foreign_one_never_did():
    token = RefreshToken(UUID(int=1), 1)
    assert RefreshToken.read(token.write(Keyring((b"old",))), KEYS) == token
    with pytest.raises(TokenError):
        RefreshToken.read(token.write(Keyring((b"foreign",))), KEYS)


def test_a_signature_holds_for_one_purpose_only():
    body = b"the same bytes"
    assert not KEYS.has_signed("access", body, KEYS.sign("refresh", body))
