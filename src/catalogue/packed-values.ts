import type { Elements } from '#engine/orbit/elements.ts';
import { epochOfJd } from '#engine/time/epoch.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { isoDateFromJulianDate, julianDateFromIso } from '#engine/time/iso.ts';

/** A conic in a catalogue file: epoch as a Julian date TDB, angles in rad, and the place on it as {@link phaseOf} returns it. */
export type PackedConic = Readonly<
  Record<
    | 'epoch'
    | 'perihelionDistance'
    | 'eccentricity'
    | 'inclination'
    | 'node'
    | 'argumentOfPerihelion'
    | 'phase',
    number
  >
>;

/** The place on an orbit: M, rad, where that is known, else perihelion time less epoch, days. */
export function phaseOf({ epoch, perihelionTime, meanAnomaly }: Elements): number {
  if (perihelionTime === undefined) return meanAnomaly;
  return perihelionTime.day - epoch.day + (perihelionTime.offset - epoch.offset);
}

/** Elements of a packed conic. @param isAnomaly what its phase is. */
export function unpackedElements({ epoch: jd, phase, ...conic }: PackedConic, isAnomaly: boolean): Elements {
  const epoch = epochOfJd(jd);
  if (isAnomaly) return { epoch, ...conic, meanAnomaly: phase };
  return { epoch, ...conic, perihelionTime: { ...epoch, offset: epoch.offset + phase } };
}

/** The lower triangle of a symmetric matrix, row by row. @param matrix square, row-major. */
export function lowerTriangle(matrix: Float64Array): number[] {
  const size = Math.sqrt(matrix.length);
  const triangle: number[] = [];
  for (let row = 0; row < size; row++) triangle.push(...matrix.subarray(row * size, row * size + row + 1));
  return triangle;
}

function symmetricMatrix(triangle: Iterable<number>, size: number): Float64Array {
  const matrix = new Float64Array(size * size);
  let [row, column] = [0, 0];
  for (const value of triangle) {
    matrix[row * size + column] = value;
    matrix[column * size + row] = value;
    if (column < row) column++;
    else [row, column] = [row + 1, 0];
  }
  if (row !== size || column !== 0) throw new RangeError(`a triangle that is none of a matrix of ${size}`);
  return matrix;
}

/** A covariance of a state, or of one with parameters of its force, by rows of its lower triangle. */
export function covarianceOfTriangle(
  state: Float64Array,
  parameters: Float64Array | undefined,
): Float64Array {
  return parameters === undefined
    ? symmetricMatrix(state, 6)
    : symmetricMatrix([...state, ...parameters], 10);
}

/** Modified Julian Date at 0h UTC of an ISO date. */
export function mjdFromIso(date: string): number {
  return julianDateFromIso(date) - MJD_ORIGIN;
}

/** ISO date of a Modified Julian Date of UTC. */
export function isoFromMjd(mjd: number): string {
  return isoDateFromJulianDate(mjd + MJD_ORIGIN);
}

/** Rows that have numbers, ascending, and their numbers, as many for each. */
export type SparseSection = { readonly rows: Uint32Array; readonly values: Float64Array };

/** Numbers of a row, found by halving; nothing where it has none. @param width numbers of a row. */
export function rowOf(section: SparseSection, width: number, row: number): Float64Array | undefined {
  const at = firstAt(section, row);
  return section.rows[at] === row ? section.values.subarray(at * width, (at + 1) * width) : undefined;
}

/** Place of the first entry that is of a row or of a later one. */
export function firstAt({ rows }: SparseSection, row: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = rows[middle];
    if (found !== undefined && found < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
