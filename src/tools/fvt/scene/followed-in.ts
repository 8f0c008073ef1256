import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { FlybyFocus } from '#machines/fvt/flyby.ts';
import { FLYBY_MIN_DISTANCE } from '#machines/fvt/fvt-tables.ts';
import { remembered } from '#parts/scene/remembered.ts';
import type { Followed } from '#parts/scene/viewpoint.ts';
import type { PlacedBody } from '#render/picture/placed-body.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import { companionOf } from './bodies-at.ts';
import { FLYBY_GRID_UNIT_AU } from './flyby-grid.ts';
import type { FlybyScene } from './flyby-scene.ts';

/** Distance from which a body is seen at first that nothing passes, in its radii. */
const BODY_RADII = 14;

/**
 * Distance of the camera from a flyby at first: in least distances of the flyby, at least this many radii of the body, at most this
 * many times the body's limit.
 */
const LEAST_DISTANCES = 4;
const NEAREST_RADII = 12;
const LIMITS = 1.6;

/** The whole of a flyby, which is followed where nothing else is; the same again for the same one. */
export const wholeOf = remembered((...flyby: Parameters<typeof initialDistanceOf>): Required<Followed> => ({
  position: [0, 0, 0],
  radius: 0,
  surroundings: initialDistanceOf(...flyby),
  nearest: FLYBY_MIN_DISTANCE * FLYBY_GRID_UNIT_AU,
}));

/** Distance of the eye at the initial zoom, au. */
function initialDistanceOf(
  body: Pick<MainBodyRecord, 'limitAu'>,
  radius: number,
  scene: FlybyScene | undefined,
): number {
  if (scene === undefined) return BODY_RADII * radius;
  const wide = LEAST_DISTANCES * scene.closest.distance;
  return Math.min(LIMITS * body.limitAu, Math.max(NEAREST_RADII * radius, wide));
}

/** Place and size of what is followed; undefined while it has no place. */
export function followedIn(
  focus: FlybyFocus | undefined,
  body: Pick<MainBodyRecord, 'id'>,
  bodies: readonly PlacedBody[],
  objects: readonly PlacedObject[],
  whole: Required<Followed>,
): Followed | undefined {
  if (focus === undefined) return whole;
  const { surroundings } = whole;
  if (focus === 'object') {
    const [object] = objects;
    return object?.position && { position: object.position, radius: object.radius ?? 0, surroundings };
  }
  const id = { body: body.id, moon: companionOf(body.id)?.id, sun: 'sun' }[focus];
  const found = bodies.find((one) => one.id === id);
  return found && { position: found.position, radius: found.radius, surroundings };
}
