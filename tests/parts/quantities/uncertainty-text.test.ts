import { expect, test } from 'vitest';
import { EPHEMERIS_COLUMN } from '#engine/observe/columns.ts';
import { type ObjectTable, uncertaintyAt, type UncertaintyRun } from '#contract/opt/calculation.ts';
import { basisText, markedText, uncertaintyRemark } from '#parts/quantities/uncertainty-text.ts';

const BEFORE: UncertaintyRun = { fromRow: 0, basis: 'covariance', lost: false };
const AFTER: UncertaintyRun = { fromRow: 40, basis: 'clones', lost: false };
const APOPHIS = { uncertainty: { runs: [BEFORE, AFTER] } } as ObjectTable;

test('the uncertainty in a table rests on what the run of its row says', () => {
  expect([0, 39, 40, 90].map((row) => uncertaintyAt(APOPHIS, row)?.basis)).toEqual([
    'covariance',
    'covariance',
    'clones',
    'clones',
  ]);
});

test.each([
  ['covariance', false, '5.8'],
  ['U', false, '≈ 5.8'],
  ['clones', false, '5.8 c'],
  ['U', true, '> 1°'],
] as const)('the uncertainty in a table from %s, lost: %s, is written %s', (basis, lost, text) => {
  expect(markedText('ERR_A', 5.81, { fromRow: 0, basis, lost })).toBe(text);
});

test('an uncertainty from U is shown as rough, since orbits have been found a hundred times farther off than U says', () => {
  expect(basisText({ fromRow: 0, basis: 'U', lost: false })).toMatch(/rough.*far too small for a few/);
  expect(EPHEMERIS_COLUMN.ERR_A.meaning).toMatch(/rough.*far too small for a few/);
});

test('the uncertainty in a table of a curved region is written with the mark of an extent, and as lost where the position is also unknown', () => {
  const curved = { ...AFTER, curved: true } as const;
  expect(markedText('ERR_B', 5.81, curved)).toBe('~ 5.8 c');
  expect(markedText('ERR_A', 5.81, { ...curved, lost: true })).toBe('> 1°');
  expect(markedText('ERR_B', 5.81, { ...curved, lost: true })).toBe('~ 5.8');
});

test('an uncertainty by clones in a curved region is shown as its extent alone', () => {
  expect(basisText(AFTER)).not.toMatch(/curved/);
  expect(basisText({ ...AFTER, curved: true })).toMatch(
    /region is curved, and the ellipse gives only its extent/,
  );
});

test('the uncertainty of a lost object is shown as more than a degree', () => {
  expect(basisText({ fromRow: 0, basis: 'U', lost: true })).toContain('more than 1°');
});

test('an uncertainty is explained once for every basis, with what it assumes', () => {
  expect(uncertaintyRemark(APOPHIS)).toBe(
    'from the covariance of the orbit; then from clones of the orbit, as its uncertainty is not linear',
  );
  const guessed = { uncertainty: { runs: [{ ...BEFORE, basis: 'none' }], note: 'why' } } as ObjectTable;
  expect(uncertaintyRemark(guessed)).toBe('unknown (why)');
  expect(uncertaintyRemark({} as ObjectTable)).toBeUndefined();
});
