import { expect, test } from 'vitest';
import { signedListTokens } from '#server/node/visitors/signed-list-tokens.ts';

const HOUR_MS = 3_600_000;

test('a token is known by every service with the same secret, for its list alone, and for an hour', () => {
  let now = 1_800_000_000_000;
  const here = signedListTokens('postgresql://db', () => now);
  const there = signedListTokens('postgresql://db', () => now);
  const token = here.issue('a week at Maunakea');
  expect(there.isOurs(token)).toBe(true);
  expect(there.isOf(token, 'a week at Maunakea')).toBe(true);
  expect(there.isOf(token, 'a week at Paranal')).toBe(false);
  expect(signedListTokens('another', () => now).isOurs(token)).toBe(false);
  now += HOUR_MS;
  expect(there.isOurs(token)).toBe(true);
  now += 1;
  expect(there.isOurs(token)).toBe(false);
});

test('tokens of the same list differ, and none can be made up', () => {
  const tokens = signedListTokens('secret', () => 1_800_000_000_000);
  const token = tokens.issue('list');
  expect(tokens.issue('list')).not.toBe(token);
  for (let place = 0; place < token.length; place++) {
    const other = token[place] === 'a' ? 'b' : 'a';
    expect(tokens.isOurs(token.slice(0, place) + other + token.slice(place + 1)), `${place}`).toBe(false);
  }
  for (const text of ['', '.', '...', 'x'.repeat(10_000), '00000000-0000-4000-8000-000000000000']) {
    expect(tokens.isOurs(text)).toBe(false);
  }
});
