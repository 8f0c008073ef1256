import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { longitudeOf } from '#engine/earth/frames.ts';
import { earthRotationAngle, orientation } from '#engine/earth/orientation.ts';
import type { Case } from '../comparison.ts';
import type { References } from '../references.ts';
import { rowValue } from '../row-value.ts';

/** One instant of ERFA's results: matrix of pnm06a, Earth rotation angle, GMST06 and GAST06a, rad. */
type ErfaRow = {
  /** Julian date, TT and UT1 alike. */
  readonly t: number;
  readonly a: readonly (readonly number[])[];
  readonly era: number;
  readonly gmst: number;
  readonly gast: number;
};

/** Bias-precession-nutation and sidereal time against ERFA's IAU 2006/2000A, mas. */
export function erfaCases(references: References): readonly Case[] {
  const rows = references.caseAt<readonly ErfaRow[]>('solar-system/erfa.json');
  return [
    {
      name: 'bias-precession-nutation matrix',
      errors: rows.flatMap(matrixErrors),
      days: rows.flatMap(({ t, a }) => a.flat().map(() => t)),
    },
    {
      name: 'sidereal time',
      errors: rows.map(siderealError),
      days: rows.map(({ t }) => t),
      values: rows.map((row) => [rowValue('GAST', 'deg', degreesOf(row.gast), degreesOf(siderealTime(row)))]),
    },
  ];
}

function matrixErrors({ t, a }: ErfaRow): number[] {
  const { trueEquator } = orientation(Math.floor(t), t - Math.floor(t));
  return a.flat().map((element, k) => Math.abs(trueEquator[k] - element) / (1e-3 * ARCSECOND));
}

function siderealError(row: ErfaRow): number {
  return Math.abs(Math.asin(Math.sin(siderealTime(row) - row.gast))) / (1e-3 * ARCSECOND);
}

/** Apparent sidereal time of Greenwich, rad. */
function siderealTime({ t }: ErfaRow): number {
  const day = Math.floor(t);
  const axes = orientation(day, t - day);
  return earthRotationAngle(day, t - day) + axes.meanSiderealMinusRotation + axes.equationOfEquinoxes;
}

/** An angle in degrees, 0 to 360. */
function degreesOf(angle: number): number {
  return longitudeOf(Math.cos(angle), Math.sin(angle)) / DEGREE;
}
