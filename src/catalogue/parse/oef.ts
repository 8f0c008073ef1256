import { DEGREE, MJD_ORIGIN, SECONDS_PER_DAY } from '#engine/constants.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { tdbMinusTt } from '#engine/time/tdb.ts';
import { BadFileError } from '../source.ts';
import { elementsOf } from './elements.ts';

import { linesOf } from './text.ts';
import { numberOf, sixElements, type SixElements } from './value.ts';

/** The two kinds of elements of OrbFit files (OEF2.0); six numbers each, angles in degrees. */
export type OefKind = 'KEP' | 'EQU';

/**
 * Lines after the header of an OrbFit file.
 *
 * @throws {BadFileError} when the header is missing or its frame is not the ecliptic of J2000.
 */
export function oefBody(text: string): string[] {
  const lines = linesOf(text);
  const end = lines.indexOf('END_OF_HEADER');
  if (end < 0) throw new BadFileError('not an OrbFit file: END_OF_HEADER is missing');
  const frame = lines.slice(0, end).find((line) => line.startsWith('refsys'));
  if (frame?.includes('ECLM J2000') !== true)
    throw new BadFileError(`elements are not in ECLM J2000: ${frame}`);
  return lines.slice(end + 1);
}

/**
 * Engine elements of six OrbFit elements.
 *
 * KEP: a, e, i, Ω, ω, M. EQU: a, e sin ϖ, e cos ϖ, tan(i/2) sin Ω, tan(i/2) cos Ω, mean longitude.
 * @param mjdTt epoch, TT (which OrbFit calls TDT)
 * @throws {RowError} when an element is impossible.
 * Source: Broucke & Cefola (1972), Celest. Mech. 5, 303, eq. 2.
 */
export function oefElements(kind: OefKind, values: readonly number[], mjdTt: number): Elements {
  const six = sixElements(values, kind);
  const jdTt = mjdTt + MJD_ORIGIN;
  const epochJd = jdTt + tdbMinusTt(jdTt) / SECONDS_PER_DAY;
  return kind === 'KEP' ? keplerian(six, epochJd) : equinoctial(six, epochJd);
}

/** Numbers of the words of a line after its keyword. */
export function numbersOf(line: string): number[] {
  return line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map((word, k) => numberOf(word, `value ${k + 1} of "${line.trim().slice(0, 3)}"`));
}

function keplerian(
  [a, e, inclinationDeg, nodeDeg, argumentOfPerihelionDeg, meanAnomalyDeg]: SixElements,
  epochJd: number,
): Elements {
  return elementsOf({
    epochJd,
    perihelionDistanceAu: a * (1 - e),
    eccentricity: e,
    inclinationDeg,
    nodeDeg,
    argumentOfPerihelionDeg,
    meanAnomalyDeg,
  });
}

function equinoctial([a, h, k, p, q, longitudeDeg]: SixElements, epochJd: number): Elements {
  const nodeDeg = positive(Math.atan2(p, q) / DEGREE);
  const perihelionDeg = positive(Math.atan2(h, k) / DEGREE);
  return keplerian(
    [
      a,
      Math.hypot(h, k),
      (2 * Math.atan(Math.hypot(p, q))) / DEGREE,
      nodeDeg,
      positive(perihelionDeg - nodeDeg),
      positive(longitudeDeg - perihelionDeg),
    ],
    epochJd,
  );
}

function positive(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
