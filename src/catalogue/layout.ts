import { keysOf } from '#engine/typed-record.ts';
import { crc32 } from './crc32.ts';
import { SOURCED_FIELDS } from './small-body.ts';

/**
 * The binary layout of a catalogue, little-endian, every section at a multiple of 8 bytes:
 *
 *     "NEOCAT04" · checksum (uint32), see `checksumOf` · length of the file (uint32) and of the header (uint32) · 4 bytes
 *     header (JSON)
 *     columns of COLUMNS in that order · one column per field of SOURCED_FIELDS (uint8, index of its source)
 *     per SPARSE section: rows it is of (uint32, ascending), then its numbers row by row (float64); a section that the
 *         header does not count is empty
 *     text (UTF-8): a line per body, see TEXT
 *     per OTHERS section, where the header counts them: rows (uint32, ascending), then its numbers row by row (float64)
 *     text (UTF-8): a line per entry of the first of them, its solution
 *
 * Writer and reader share these tables and nothing else.
 */
export const MAGIC = 'NEOCAT04';

/** Files of these versions lack sections at the end, which their headers do not count, and are read like others. */
export const FORMER_MAGICS: readonly string[] = ['NEOCAT02', 'NEOCAT03'];
/** The version whose checksum does not count the version. */
const PLAIN_CHECKSUM_MAGIC = 'NEOCAT02';

/** Where the numbers before the header are, from the start of the file, and where the header begins. */
export const PREFIX = { checksum: 8, fileLength: 12, headerLength: 16, end: 24 } as const;

/**
 * The checksum that a file must have: the CRC-32 of every byte behind it, and by exclusive or that of the version before it, so that a
 * damaged version is no other one. The oldest version has the first alone.
 */
export function checksumOf(file: Uint8Array): number {
  const version = file.subarray(0, MAGIC.length);
  const ofVersion = versionOf(file) === PLAIN_CHECKSUM_MAGIC ? 0 : crc32(version);
  return (crc32(file.subarray(PREFIX.fileLength)) ^ ofVersion) >>> 0;
}

/** Version with which a file begins. */
export function versionOf(file: Uint8Array): string {
  return new TextDecoder().decode(file.subarray(0, MAGIC.length));
}

/**
 * Numbers of every body, one element each; NaN where a source gives none.
 *
 * Angles in radians, ecliptic and equinox J2000; `epoch` is a Julian date TDB; `phase` is M, rad, where
 * {@link FLAG}.meanAnomaly is set, else perihelion time less epoch, days; `lastObservation` is a Modified Julian Date of
 * UTC, or {@link NO_DATE}; `uncertainty` is U or {@link NO_UNCERTAINTY}; `flags` are bits of {@link FLAG}.
 */
export const COLUMNS = {
  epoch: Float64Array,
  perihelionDistance: Float64Array,
  eccentricity: Float64Array,
  inclination: Float64Array,
  node: Float64Array,
  argumentOfPerihelion: Float64Array,
  phase: Float64Array,
  absoluteMagnitude: Float64Array,
  slope: Float64Array,
  cometMagnitude: Float64Array,
  cometSlope: Float64Array,
  diameterKm: Float64Array,
  albedo: Float64Array,
  rotationHours: Float64Array,
  moidAu: Float64Array,
  arcDays: Float64Array,
  lastObservation: Int32Array,
  flags: Uint16Array,
  uncertainty: Uint8Array,
} as const;

export type ColumnName = keyof typeof COLUMNS;
export type CatalogueColumns = { readonly [Name in ColumnName]: InstanceType<(typeof COLUMNS)[Name]> };

export const NO_DATE = -2_147_483_648;
export const NO_UNCERTAINTY = 255;
export const NO_SOURCE = 255;

export const FLAG = {
  meanAnomaly: 1,
  comet: 2,
  unconfirmed: 4,
  nea: 8,
  pha: 16,
  esa: 32,
  neocp: 64,
  risk: 128,
  rounded: 256,
} as const;

/** Sections that few bodies have a row in, and the numbers of a row. */
export const SPARSE = {
  /** a1 a2 a3 alpha r0 m n k. */
  nonGravitational: 8,
  /** Lower triangle of the state covariance, by rows. */
  covariance: 21,
  /** List (0 Sentry, 1 NEOCC), first and last year, impacts, probability, Palermo cumulative and maximum, Torino. */
  risk: 8,
  /** The rows of the covariance that follow in its lower triangle: of A1, A2, A3 and DT. */
  parameterCovariance: 34,
  /** DT of the non-gravitational force. */
  delay: 1,
} as const;
export type SparseName = keyof typeof SPARSE;

/**
 * Sections of the orbits of bodies beside those that they are calculated by, and the numbers of an entry. Rows of the first
 * are bodies, one for each of their other orbits, the newest first; rows of the others are entries of the first.
 */
export const OTHERS = {
  /** Index of the source, U or NaN, flags as in the column of that name, then values as in those from `epoch` to `phase`. */
  orbit: 10,
  /** Force as in {@link SPARSE}, with the delay or NaN at the end. */
  force: 9,
  covariance: SPARSE.covariance,
  parameterCovariance: SPARSE.parameterCovariance,
  /** Arc in days, or NaN, and Modified Julian Date of the last observation, or NaN. */
  observed: 2,
} as const;
export type OthersName = keyof typeof OTHERS;

/** Fields of a line of text, parted by tabs; what follows them are other designations. */
export const TEXT = ['number', 'name', 'designation', 'solution', 'spectralType', 'extent'] as const;

/** Names of the sections in the order they are written. */
export const COLUMN_NAMES = keysOf(COLUMNS);
export const SPARSE_NAMES = keysOf(SPARSE);
export const OTHERS_NAMES = keysOf(OTHERS);
export const SOURCE_COLUMNS = SOURCED_FIELDS;

/** The next multiple of 8. */
export function aligned(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}
