import { arcSine } from '../angles.ts';
import { ARCSECOND, AU_KM } from '../constants.ts';
import { horizontal } from '../observe/horizon.ts';
import { illuminate } from '../observe/illumination.ts';
import { trajectorySource } from '../observe/light-source.ts';
import { locate, type SightEffects } from '../observe/locate.ts';
import type { ObserverFrames } from '../observe/observer-frames.ts';
import { createPlace, type Place } from '../observe/place.ts';
import { apparentMagnitude, type Photometry } from '../photometry/photometry.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { lengthOf } from '../vectors.ts';

/** Where an object is seen, and how bright. */
export type Sight = {
  /** Instant TDB at which the light left. */
  readonly day: number;
  readonly offset: number;
  readonly line: Float64Array;
  /** Barycentric state when the light left, ICRF, au and au/d. */
  readonly state: Float64Array;
  /** Unit vector to the north, east and zenith of the site; at the geocentre on the true equator of date. */
  readonly pointing: Float64Array;
  /** Airless, rad; absent at the geocentre. */
  readonly altitude: number | undefined;
  readonly magnitude: number | undefined;
};

/** The sight of the only row of the frames; undefined where the object does not exist then. */
export function sightOf(
  trajectory: Trajectory,
  frames: ObserverFrames,
  photometry: Photometry | undefined,
  effects?: SightEffects,
): Sight | undefined {
  const place = createPlace();
  if (locate(frames, 0, trajectorySource(trajectory), place, effects) !== 'seen') return undefined;
  const horizontalCoordinates = { azimuth: 0, altitude: 0, hourAngle: 0 };
  horizontal(frames, 0, place.ofDate, horizontalCoordinates);
  const light = { r: 0, truePhase: 0, apparentPhase: 0 };
  illuminate(frames, 0, place, light);
  const isOnGround = frames.site.kind === 'ground';
  return {
    day: frames.day[0],
    offset: frames.offset[0] - place.lightTime,
    line: place.line,
    state: place.state,
    pointing: isOnGround ? pointingOf(frames, place) : place.ofDate,
    altitude: isOnGround ? horizontalCoordinates.altitude : undefined,
    magnitude: photometry && apparentMagnitude(photometry, light.r, place.delta, light.truePhase),
  };
}

function pointingOf({ horizon }: ObserverFrames, { ofDate }: Place): Float64Array {
  return Float64Array.from([0, 3, 6], (h) => ofDate.reduce((sum, part, k) => sum + horizon[h + k] * part, 0));
}

/** Angle between the directions of two sights, arcsec, distance between the places, km, and V of the other minus V of the first. */
export function changeOfSight(
  sight: Sight,
  other: Sight,
): { readonly arcsec: number; readonly km: number; readonly magnitude?: number } {
  const [dx, dy, dz] = other.state.map((part, k) => part - sight.state[k]);
  return {
    arcsec: smallAngle(sight.pointing, other.pointing) / ARCSECOND,
    km: AU_KM * lengthOf(dx, dy, dz),
    ...(sight.magnitude === undefined || other.magnitude === undefined
      ? {}
      : { magnitude: other.magnitude - sight.magnitude }),
  };
}

/** Angle between two unit vectors by the chord: good where it is small, too. */
function smallAngle(a: Float64Array, b: Float64Array): number {
  return 2 * arcSine(lengthOf(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 2);
}
