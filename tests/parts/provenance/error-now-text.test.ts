import { expect, test } from 'vitest';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import type { OrbitNow } from '#contract/opt/orbit-now.ts';
import { errorNowRemark } from '#parts/provenance/provenance-popover.tsx';

test('the error now is shown in arcseconds, with what it rests on and when it is meant', () => {
  const runs = [{ fromRow: 0, basis: 'covariance', lost: false }] as const;
  expect(errorNowRemark(answer({ data: [[12.34, 0.41, 33.6]], uncertainty: { runs: [...runs] } }))).toEqual([
    'Estimated error now',
    '12.3″ × 0.4″, position angle 34°; 1 sigma, from the covariance of the orbit, 2026-01-10 18:40 UTC',
  ]);
});

test('an error that would round to zero is shown as what it is below', () => {
  const runs = [{ fromRow: 0, basis: 'covariance', lost: false }] as const;
  expect(errorNowRemark(answer({ data: [[0.2, 0.04, 161]], uncertainty: { runs: [...runs] } }))[1]).toContain(
    '0.2″ × < 0.1″, position angle 161°',
  );
});

test('an unknown error is called unknown, with the reason', () => {
  const uncertainty = {
    runs: [{ fromRow: 0, basis: 'none' as const, lost: false }],
    note: 'neither a covariance nor the MPC parameter U is known',
  };
  expect(errorNowRemark(answer({ data: [[null, null, null]], uncertainty }))[1]).toBe(
    'unknown: neither a covariance nor the MPC parameter U is known',
  );
});

test('an object that is gone has no error but its end', () => {
  const error = 'Object 2008 TC3 impacted on 2008-10-07.';
  expect(errorNowRemark(answer({ data: [], error }))[1]).toBe(error);
});

function answer(object: Partial<ObjectTable>): OrbitNow {
  return {
    now: '2026-01-10T18:40:12.000Z',
    object: {
      fields: ['ERR_A', 'ERR_B', 'PA'],
      units: ['arcsec', 'arcsec', 'deg'],
      data: [{ name: 'Apophis', designator: '2004 MN4', database: 'JPL', data: [], ...object }],
    },
    provenance: {
      forceModel: 'full',
      ephemeris: 'test',
      catalogueDate: '2026-01-01',
      observer: 'Maunakea (568)',
      software: 'test',
      calculatedAt: '2026-01-10T18:40:12.000Z',
    },
  };
}
