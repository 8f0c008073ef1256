import { ARCSECOND } from '#engine/constants.ts';
import { earthRotationAngle, orientation } from '#engine/earth/orientation.ts';
import type { Case } from '../comparison.ts';
import type { References } from '../references.ts';

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
    { name: 'sidereal time', errors: rows.map(siderealError), days: rows.map(({ t }) => t) },
  ];
}

function matrixErrors({ t, a }: ErfaRow): number[] {
  const { trueEquator } = orientation(Math.floor(t), t - Math.floor(t));
  return a.flat().map((element, k) => Math.abs(trueEquator[k] - element) / (1e-3 * ARCSECOND));
}

function siderealError({ t, gast }: ErfaRow): number {
  const day = Math.floor(t);
  const axes = orientation(day, t - day);
  const own = earthRotationAngle(day, t - day) + axes.meanSiderealMinusRotation + axes.equationOfEquinoxes;
  return Math.abs(Math.asin(Math.sin(own - gast))) / (1e-3 * ARCSECOND);
}
