import { MJD_ORIGIN, SECONDS_PER_DAY } from '#engine/constants.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import {
  type KeplerianElements,
  keplerianFromEquinoctial,
  printedFromKeplerian,
} from '#engine/orbit/printed-elements.ts';
import { tdbMinusTt } from '#engine/time/scales.ts';
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
 */
export function oefElements(kind: OefKind, values: readonly number[], mjdTt: number): Elements {
  const six = sixElements(values, kind);
  const jdTt = mjdTt + MJD_ORIGIN;
  const epochJd = jdTt + tdbMinusTt(jdTt) / SECONDS_PER_DAY;
  return elementsOf(
    printedFromKeplerian(kind === 'KEP' ? keplerian(six, epochJd) : equinoctial(six, epochJd)),
  );
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
  [
    semiMajorAxisAu,
    eccentricity,
    inclinationDeg,
    nodeDeg,
    argumentOfPerihelionDeg,
    meanAnomalyDeg,
  ]: SixElements,
  epochJd: number,
): KeplerianElements {
  return {
    epochJd,
    semiMajorAxisAu,
    eccentricity,
    inclinationDeg,
    nodeDeg,
    argumentOfPerihelionDeg,
    meanAnomalyDeg,
  };
}

function equinoctial(
  [semiMajorAxisAu, h, k, p, q, meanLongitudeDeg]: SixElements,
  epochJd: number,
): KeplerianElements {
  return keplerianFromEquinoctial({ epochJd, semiMajorAxisAu, h, k, p, q, meanLongitudeDeg });
}
