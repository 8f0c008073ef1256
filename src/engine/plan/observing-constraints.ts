import type { Obstruction } from '../sky/obstruction.ts';

/** Places of an object, the Sun and the Moon at one moment of a night, degrees. */
export type Moment = {
  readonly sunAltitude: number;
  readonly altitude: number;
  /** Azimuth from north through east. */
  readonly azimuth: number;
  /** Hour angle from -180 to 180, negative before transit. */
  readonly hourAngle: number;
  readonly moonAltitude: number;
  readonly moonSeparation: number;
  /** Absent where the object has no magnitude. */
  readonly magnitude?: number;
};

/** Limits within which an object may be observed, degrees. */
export type Constraints = {
  /** Highest altitude of the Sun. */
  readonly sunBelow: number;
  /** Lowest altitude of the object. */
  readonly altitudeAbove: number;
  /** The part of the sky behind the site's buildings and trees. */
  readonly obstruction?: Obstruction;
  /** Least separation from the Moon while it is up. */
  readonly moonApart: number;
  /** Hour angle to each side of the meridian that a mount needs for its flip. */
  readonly meridianGap: number;
  /** Faintest magnitude. */
  readonly magnitudeLimit?: number;
};

/** What prevents an observation of an object, in the order in which it is tested. */
export const OBSERVING_CONSTRAINTS = [
  'sun-up',
  'too-low',
  'obstructed',
  'too-faint',
  'near-moon',
  'at-meridian',
] as const;
export type ObservingConstraint = (typeof OBSERVING_CONSTRAINTS)[number];

/** All constraints that an object violates at a moment. */
export function violatedConstraints(
  moment: Moment,
  constraints: Constraints,
): ReadonlySet<ObservingConstraint> {
  return new Set(OBSERVING_CONSTRAINTS.filter((constraint) => IS_VIOLATED[constraint](moment, constraints)));
}

/**
 * The one reason why an object cannot be observed all night: the first of {@link OBSERVING_CONSTRAINTS} that leaves none of the
 * moments which those before it have left; undefined where there is such a moment.
 */
export function decidingConstraint(
  night: readonly ReadonlySet<ObservingConstraint>[],
): ObservingConstraint | undefined {
  let left = night;
  for (const constraint of OBSERVING_CONSTRAINTS) {
    left = left.filter((violated) => !violated.has(constraint));
    if (left.length === 0) return constraint;
  }
  return undefined;
}

const IS_VIOLATED: Readonly<
  Record<ObservingConstraint, (moment: Moment, constraints: Constraints) => boolean>
> = {
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
