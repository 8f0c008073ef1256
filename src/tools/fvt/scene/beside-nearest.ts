import type { FlybyPlace } from '#contract/fvt/flyby.ts';
import type { Viewpoint } from '#parts/scene/viewpoint.ts';

/** How high the eye is above the ecliptic beside a nearest point in it, rad: the path is an arc, and its depth is seen. */
const ELEVATION = 0.54;

/**
 * The viewpoint from which the nearest point is seen beside the body: the lower, the nearer that is to a
 * pole.
 */
export function besideNearest({ x, y, z }: FlybyPlace): Viewpoint {
  const flat = Math.hypot(x, y) / Math.hypot(x, y, z);
  return { azimuth: Math.atan2(y, x) - Math.PI / 2, elevation: ELEVATION * flat, offset: [0, 0, 0] };
}
