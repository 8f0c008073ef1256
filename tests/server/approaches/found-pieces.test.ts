import { expect, test } from 'vitest';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { createFoundPieces, type Found, type SearchPiece } from '#server/approaches/found-pieces.ts';
import { approach } from '../../machines/fakes/flybys.ts';

const YEARS: SearchPiece = {
  objects: 'Apophis',
  centres: ['earth', 'venus'],
  span: { fromDay: 2_460_000.5, toDay: 2_470_000.5 },
};

test('what was found serves every smaller span, and fewer bodies', async () => {
  const [early, late] = [approachOn(61_000), approachOn(65_000)];
  const pieces = createFoundPieces();
  await pieces.resultOf(YEARS, async () => ({ found: [early, late], errors: [] }));
  expect(pieces.known(YEARS)).toEqual({ found: [early, late], errors: [] });
  const later = { ...YEARS, span: { fromDay: 2_463_000.5, toDay: 2_470_000.5 } };
  expect(pieces.known(later)).toEqual({ found: [late], errors: [] });
  expect(pieces.known({ ...YEARS, centres: ['venus'] })).toEqual({ found: [], errors: [] });
});

test.each([
  ['other objects', { objects: 'Bennu' }],
  ['another body', { centres: ['mars'] }],
  ['a day before', { span: { fromDay: 2_459_999.5, toDay: 2_470_000.5 } }],
  ['a day after', { span: { fromDay: 2_460_000.5, toDay: 2_470_001.5 } }],
  ['a distance', { farthestAu: 0.1 }],
] as const)('what was found does not serve %s', async (_, change) => {
  const pieces = createFoundPieces();
  await pieces.resultOf(YEARS, found);
  expect(pieces.known({ ...YEARS, ...change })).toBeUndefined();
});

test('a search that is under way is awaited, and not made twice', async () => {
  const pieces = createFoundPieces();
  let searches = 0;
  const search = () => {
    searches++;
    return found();
  };
  const both = [pieces.resultOf(YEARS, search), pieces.resultOf({ ...YEARS }, search)];
  const [one, other] = await Promise.all(both);
  expect(one).toEqual(other);
  expect(searches).toBe(1);
});

test('what was not searched whole, and what failed, is searched again', async () => {
  const pieces = createFoundPieces();
  await pieces.resultOf(YEARS, async () => ({
    found: [],
    errors: [{ name: 'Apophis', message: 'took too long' }],
  }));
  expect(pieces.known(YEARS)).toBeUndefined();
  await expect(pieces.resultOf(YEARS, () => Promise.reject(new Error('the worker died')))).rejects.toThrow(
    'died',
  );
  expect(await pieces.resultOf(YEARS, found)).toEqual(await found());
});

test('what was requested longest ago is forgotten where there is too much', async () => {
  const pieces = createFoundPieces(10 * JSON.stringify([approachOn(61_000)]).length);
  for (let object = 0; object < 20; object++)
    await pieces.resultOf({ ...YEARS, objects: `object ${object}` }, found);
  const isCached = Array.from({ length: 20 }, (_, object) =>
    pieces.known({ ...YEARS, objects: `object ${object}` }),
  ).map((known) => known !== undefined);
  expect([isCached[0], isCached[19]]).toEqual([false, true]);
  expect(isCached.filter(Boolean).length).toBeGreaterThan(4);
});

async function found(): Promise<Found> {
  return { found: [approachOn(61_000)], errors: [] };
}

function approachOn(mjd: number): CloseApproach {
  return approach({ mjd });
}
