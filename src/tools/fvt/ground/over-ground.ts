import { MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type GroundPoint, pointBelow, zenithOf } from '#engine/overflight/ground-point.ts';
import { createOverEarth, type OverEarth } from '#engine/overflight/over-earth.ts';
import type { Photometry } from '#engine/photometry/photometry.ts';
import { spanOfTable } from '#engine/table/hermite.ts';
import { bodyOfTarget, type ShownFlyby } from '#machines/fvt/flyby.ts';
import { msOfTdb, tdbOfMs } from '#parts/scene/simulated-instant.ts';

/** Minutes between corners of the drawn track. */
export const TRACK_STRIDE = 8;

/** Where an object is over the ground at a moment, UTC milliseconds. */
export type TrackPoint = GroundPoint & { readonly ms: number; readonly heightAu: number };

/** A flyby of the Earth as it passes over the ground. */
export type OverGround = {
  /** Its place and brightness at a moment, UTC milliseconds; undefined before and after the flyby. */
  readonly at: (ms: number) => OverEarth | undefined;
  /** How bright it is; undefined where no magnitude is known. */
  readonly law: Photometry | undefined;
  /** Where it is over the ground at every minute of the flyby. */
  readonly track: readonly TrackPoint[];
  /** The track as pieces between every {@link TRACK_STRIDE} minutes: verticals at their ends, in axes fixed to the crust. */
  readonly trackPieces: Float64Array;
};

/** What passes over the ground in a flyby; undefined at other bodies than the Earth. */
export function overGroundOf(flyby: ShownFlyby | undefined): OverGround | undefined {
  if (flyby === undefined || bodyOfTarget(flyby.target).id !== 'earth') return undefined;
  const { tables, facts } = flyby.file;
  const follow = createOverEarth(tables);
  const at = (ms: number) => {
    const { day, offset } = tdbOfMs(ms);
    return follow(day, offset);
  };
  const { fromDay, toDay } = spanOfTable(tables.object);
  const first = Math.ceil(msOfTdb(fromDay) / MILLISECONDS_PER_MINUTE);
  const count = Math.floor(msOfTdb(toDay) / MILLISECONDS_PER_MINUTE) - first + 1;
  const track = Array.from(
    { length: count },
    (_, index) => (first + index) * MILLISECONDS_PER_MINUTE,
  ).flatMap((ms) => {
    const overEarth = at(ms);
    const below = overEarth && pointBelow(overEarth.object);
    return below === undefined || below.heightAu < 0 ? [] : [{ ms, ...below }];
  });
  return {
    at,
    law: facts.photometry,
    track,
    trackPieces: chainPieces(track.filter((_, minute) => minute % TRACK_STRIDE === 0).map(zenithOf)),
  };
}

/** A chain of places as pieces: x y z of the start and of the end of each. */
export function chainPieces(places: readonly Vector3[]): Float64Array {
  const pieces = new Float64Array(6 * Math.max(0, places.length - 1));
  for (const [index, place] of places.entries()) {
    if (index + 1 < places.length) pieces.set(place, 6 * index);
    if (index > 0) pieces.set(place, 6 * index - 3);
  }
  return pieces;
}
