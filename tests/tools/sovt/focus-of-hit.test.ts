import { expect, test } from 'vitest';
import { synodicFocusChoices } from '#tools/sovt/select-objects-panel.tsx';
import { focusOfHit, isSunHit } from '#tools/sovt/start-sovt.ts';
import { listedRow } from '#machines/orbits/orbit-object.ts';
import { listedObject } from '../../machines/fakes/objects.ts';

test('a hit within a tenth of an au of the origin on each axis is one of the Sun', () => {
  expect(isSunHit([0.05, 0.05, 0.05])).toBe(true);
  expect(isSunHit([0.2, 0, 0])).toBe(false);
});

test('a double click follows what it hits, and the Sun where it hits nothing or beside the Sun', () => {
  const sun = { kind: 'body', body: 'sun' };
  expect(focusOfHit(undefined, () => undefined)).toEqual(sun);
  expect(focusOfHit({ kind: 'object', id: '433' }, () => [0.05, 0, 0])).toEqual(sun);
  expect(focusOfHit({ kind: 'object', id: '433' }, () => [1, 0, 0])).toEqual({
    kind: 'object',
    designator: '433',
  });
  expect(focusOfHit({ kind: 'body', id: 'mars' }, () => [1, 1, 0])).toEqual({ kind: 'body', body: 'mars' });
});

test('without planets the Earth alone can be followed; with them Sun, planets and what is calculated', () => {
  const rows = ['433', '1862'].map((designator) => ({
    ...listedRow(listedObject(designator)),
    checked: true,
  }));
  const calculated = new Map([['433', {} as never]]);
  const choices = (planets: boolean) => synodicFocusChoices({ objects: rows }, { calculated }, planets);
  expect(choices(false)).toEqual([{ kind: 'body', body: 'earth' }]);
  expect(choices(true)).toHaveLength(10);
  expect(choices(true).at(-1)).toEqual({ kind: 'object', designator: '433' });
});
