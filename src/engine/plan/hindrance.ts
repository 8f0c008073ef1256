import type { Obstruction } from '../sky/obstruction.ts';

/** Places of an object, the Sun and the Moon at one moment of a night, degrees. */
export type Moment = {
  readonly sunAltitude: number;
  readonly altitude: number;
  /** From north through east. */
  readonly azimuth: number;
  /** From -180 to 180, negative before transit. */
  readonly hourAngle: number;
  readonly moonAltitude: number;
  readonly moonSeparation: number;
  /** Absent where the object has no magnitude. */
  readonly magnitude?: number;
};

/** Within what an object may be observed, degrees. */
export type Constraints = {
  /** Highest altitude of the Sun. */
  readonly sunBelow: number;
  /** Lowest altitude of the object. */
  readonly altitudeAbove: number;
  /** What the site's buildings and trees block. */
  readonly obstruction?: Obstruction;
  /** Least separation from the Moon while it is up. */
  readonly moonApart: number;
  /** Hour angle to each side of the meridian that a mount needs for its flip. */
  readonly meridianGap: number;
  /** Faintest magnitude. */
  readonly magnitudeLimit?: number;
};

/** What prevents an observation of an object, in the order in which it is tested. */
export const HINDRANCES = [
  'sun-up',
  'too-low',
  'obstructed',
  'too-faint',
  'near-moon',
  'at-meridian',
] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** All that keeps an object from being observed at a moment. */
export function hindrancesAt(moment: Moment, constraints: Constraints): ReadonlySet<Hindrance> {
  return new Set(HINDRANCES.filter((hindrance) => IS_HINDERED[hindrance](moment, constraints)));
}

/**
 * The one reason why an object cannot be observed all night: the first hindrance, in the order of {@link HINDRANCES}, that
 * leaves no moment which those before it have left; undefined where there is such a moment.
 */
export function reasonAgainst(night: readonly ReadonlySet<Hindrance>[]): Hindrance | undefined {
  let left = night;
  for (const hindrance of HINDRANCES) {
    left = left.filter((hindrances) => !hindrances.has(hindrance));
    if (left.length === 0) return hindrance;
  }
  return undefined;
}

const IS_HINDERED: Readonly<Record<Hindrance, (moment: Moment, constraints: Constraints) => boolean>> = {
  'sun-up': ({ sunAltitude }, { sunBelow }) => sunAltitude > sunBelow,
  'too-low': ({ altitude }, { altitudeAbove }) => altitude < altitudeAbove,
  obstructed: ({ altitude, azimuth }, { obstruction }) =>
    obstruction !== undefined && altitude < obstruction(azimuth),
  'too-faint': ({ magnitude }, { magnitudeLimit }) =>
    magnitude !== undefined && magnitudeLimit !== undefined && magnitude > magnitudeLimit,
  'near-moon': ({ moonAltitude, moonSeparation }, { moonApart }) =>
    moonAltitude > 0 && moonSeparation < moonApart,
  'at-meridian': ({ hourAngle }, { meridianGap }) => Math.abs(hourAngle) < meridianGap,
};
