import { expect, test } from 'vitest';
import { COMPARISONS } from '#validation/comparisons.ts';

const NOTES = COMPARISONS.flatMap(({ id, note, ...rest }) =>
  note === undefined ? [] : [{ id, note, unit: rest.kind === 'errors' ? rest.unit : '' }],
);

test.each(NOTES)('the page ends the note of $id with the one full stop there is', ({ note }) => {
  expect(note).not.toMatch(/\.$/);
});

test.each(NOTES.filter(({ unit }) => unit !== ''))(
  'the note of $id repeats no measured error, which changes with each run',
  ({ note, unit }) => {
    const figure = new RegExp(String.raw`[\d.]+ ${unit}\b`);
    if (!/^printed to |itself is good to /.test(note)) expect(note).not.toMatch(figure);
  },
);

test.each(COMPARISONS.filter((one) => one.kind === 'shares'))(
  'the limits of $id exclude a standard deviation that is far too small',
  ({ limits }) => {
    expect(limits.least1).toBeGreaterThan(0);
    expect(limits.least3).toBeGreaterThan(limits.least1);
  },
);

test('only planets that feel the Kuiper belt have the note on it', () => {
  const noted = COMPARISONS.filter(({ note }) => note?.includes('Kuiper'));
  expect(noted.map(({ quantity }) => quantity)).toEqual([
    'Ephemeris, Uranus, Neptune, heliocentric',
    'Ephemeris, Pluto, heliocentric',
  ]);
});
