import { DEGREE, MJD_ORIGIN } from '#engine/constants.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import type { Epoch } from '#engine/time/epoch.ts';

/** What an orbit is known by. */
export type OrbitKind = 'unknown' | 'parabolic' | 'hyperbolic' | 'elliptical' | 'table';

/**
 * Elements as the records of services have them: heliocentric, ecliptic J2000; au, degrees, Modified Julian Dates TDB.
 *
 * Of a and q, and of the mean anomaly and the time of perihelion, one is enough.
 */
export type RecordedElements = {
  readonly epoch: number;
  readonly a?: number | undefined;
  readonly q?: number | undefined;
  readonly e: number;
  readonly i: number;
  readonly om: number;
  readonly w: number;
  readonly ma?: number | undefined;
  readonly tp?: number | undefined;
};

/** The kind of an orbit from its eccentricity or the rows of a table; neither means unknown. */
export function orbitKind(orbit: {
  readonly e?: number | undefined;
  readonly rows?: number | undefined;
}): OrbitKind {
  if ((orbit.rows ?? 0) > 0) return 'table';
  if (orbit.e === undefined) return 'unknown';
  if (orbit.e === 1) return 'parabolic';
  return orbit.e > 1 ? 'hyperbolic' : 'elliptical';
}

/**
 * The elements of a record as the engine takes them.
 *
 * @throws {RangeError} when neither size nor place on the orbit can be told.
 */
export function elementsOfRecord(record: RecordedElements): Elements {
  const { a, e, ma, tp } = record;
  const perihelionDistance = record.q ?? (a === undefined ? undefined : a * (1 - e));
  if (perihelionDistance === undefined) throw new RangeError('an orbit needs its q or its a');
  const conic = {
    epoch: epochOfModifiedDate(record.epoch),
    perihelionDistance,
    eccentricity: e,
    inclination: record.i * DEGREE,
    node: record.om * DEGREE,
    argumentOfPerihelion: record.w * DEGREE,
  };
  if (ma !== undefined && e !== 1) return { ...conic, meanAnomaly: ma * DEGREE };
  if (tp !== undefined) return { ...conic, perihelionTime: epochOfModifiedDate(tp) };
  throw new RangeError('an orbit needs its mean anomaly or its time of perihelion');
}

/** A Modified Julian Date TDB as an epoch. */
export function epochOfModifiedDate(modified: number): Epoch<'TDB'> {
  const whole = Math.floor(modified);
  return { scale: 'TDB', day: MJD_ORIGIN + whole, offset: modified - whole };
}

/** An epoch as a Modified Julian Date TDB. */
export function modifiedDateOf({ day, offset }: Epoch<'TDB'>): number {
  return day - MJD_ORIGIN + offset;
}
