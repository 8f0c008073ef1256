import { expect, test } from 'vitest';
import { passageOf } from '#contract/fvt/solutions.ts';
import type { ComparedSolution } from '#machines/fvt/comparison.ts';
import { numberText } from '#parts/quantities/number-text.ts';
import { comparisonRows, doDisagree } from '#tools/fvt/comparison/comparison-rows.ts';
import { flybyFile } from '../../machines/fakes/flybys.ts';

const { facts } = flybyFile();
const MPC = solution('MPC NEA extended', {});

test('approaches are side by side with what they differ by', () => {
  const jpl = solution('JPL SBDB orbit', {
    mjd: facts.mjd - 3 / 86_400,
    distanceKm: facts.distanceKm + 1234,
  });
  const own = { ...solution('user-defined', {}), ownName: 'my object 1' };
  const rows = comparisonRows([MPC, jpl, own], MPC);
  expect(rows.map(({ cells }) => cells[0])).toEqual([
    'MPC NEA extended, 2026-03-01',
    'JPL SBDB orbit, 2026-03-01',
    'my object 1, user-defined',
  ]);
  expect(rows[0]?.cells.slice(1, 5)).toEqual(['13-04-2029 21:46:00', '', numberText(38_012, 0), '']);
  expect(rows[1]?.cells.slice(2, 5)).toEqual(['−3.0', numberText(39_246, 0), `+${numberText(1234, 0)}`]);
  expect(rows[2]?.cells.slice(2, 5)).toEqual(['0.0', numberText(38_012, 0), '0']);
});

test('orbits disagree that are farther apart than three standard deviations of both', () => {
  const reference = known(3);
  expect(doDisagree([reference, known(4, 14)], reference)).toBe(false);
  expect(doDisagree([reference, known(4, -16)], reference)).toBe(true);
  expect(doDisagree([reference, { ...known(4, 16), ownName: 'my object 1' }], reference)).toBe(false);
  expect(doDisagree([MPC, known(4, 16)], MPC)).toBe(false);
});

test('an orbit without the approach says why', () => {
  const without = { provenance: MPC.provenance, message: 'It does not come near.' };
  expect(comparisonRows([MPC, without], MPC)[1]?.cells[1]).toBe('It does not come near.');
});

function known(distanceSigmaKm: number, farther = 0): ComparedSolution {
  return solution('JPL SBDB orbit', {
    distanceKm: facts.distanceKm + farther,
    uncertainty: { origin: 'covariance', method: 'linear', distanceSigmaKm },
  });
}

function solution(source: string, change: object): ComparedSolution {
  return {
    provenance: { ...facts.provenance, source },
    passage: { ...passageOf(facts), ...change },
  };
}
