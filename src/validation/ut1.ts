import { MJD_ORIGIN } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { deltaT } from '#engine/earth/delta-t.ts';
import { ttMinusUtc } from '#engine/time/scales.ts';
import type { ErrorComparison } from './comparison.ts';
import { rowValue } from './row-value.ts';
import { SOURCES } from './sources.ts';

/** Modified Julian Dates and seconds. */
type Values = readonly (readonly [number, number])[];

/** UT1 - UTC by IERS finals2000A. */
const LATER: Values = [
  [60_857, 0.043_415_3],
  [61_041, 0.074_068_4],
  [61_180, 0.025_521_3],
];

/** Delta-T by USNO, deltat.data. */
const MEASURED: Values = [
  [41_317, 42.2293],
  [44_239, 50.5387],
  [47_892, 56.8553],
  [51_544, 63.8285],
  [55_197, 66.0699],
  [57_023, 67.6439],
  [58_849, 69.3612],
];

/** USNO historic Delta-T. */
const HISTORIC: Values = [
  [15_020, -2.7],
  [24_151, 23.6],
  [33_282, 29.15],
];

/** How the Earth is turned: the built-in table, and the prediction from its end in November 2022. */
export const ut1Comparisons: readonly ErrorComparison[] = [
  ofValues(LATER, (mjd) => ttMinusUtc(mjd + MJD_ORIGIN) - deltaT(mjd, BUILT_IN_EARTH), 'UT1 - UTC', {
    id: 'ut1-predicted',
    quantity: 'UT1 - UTC, predicted three years ahead',
    authority: 'IERS finals2000A, 2025 and 2026',
    sources: [SOURCES.finals2000A],
    limit: 0.06,
  }),
  ofValues(MEASURED, (mjd) => deltaT(mjd, BUILT_IN_EARTH), 'TT - UT1', {
    id: 'delta-t',
    quantity: 'TT - UT1 since 1972',
    authority: 'USNO, deltat.data',
    sources: [SOURCES.deltaT],
    limit: 0.002,
  }),
  ofValues(HISTORIC, (mjd) => deltaT(mjd, BUILT_IN_EARTH), 'TT - UT1', {
    id: 'delta-t-historic',
    quantity: 'TT - UT1, 1900 to 1950',
    authority: 'USNO, historic Delta-T',
    sources: [SOURCES.historicDeltaT],
    limit: 0.5,
  }),
];

function ofValues(
  values: Values,
  computedAt: (mjd: number) => number,
  name: string,
  comparison: Pick<ErrorComparison, 'id' | 'quantity' | 'authority' | 'sources' | 'limit'>,
): ErrorComparison {
  return {
    ...comparison,
    kind: 'errors',
    topic: 'UT1 and time scales',
    unit: 's',
    rows: { recorded: values.length, cited: values.length },
    measure: () => [
      {
        name: comparison.quantity,
        errors: values.map(([mjd, seconds]) => Math.abs(computedAt(mjd) - seconds)),
        days: values.map(([mjd]) => mjd + MJD_ORIGIN),
        values: values.map(([mjd, seconds]) => [rowValue(name, 's', seconds, computedAt(mjd))]),
      },
    ],
  };
}
