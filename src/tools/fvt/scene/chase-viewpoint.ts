import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Viewpoint } from '#parts/scene/viewpoint.ts';

/** How high the eye is above the line through body and object, rad: the body is seen beside the object. */
const ASIDE = 0.14;

/**
 * The viewpoint behind an object, looking past it at the body in the middle of the scene. @param position of
 * the object, not there.
 */
export function chaseViewpoint([x, y, z]: Vector3): Viewpoint {
  const elevation = Math.atan2(z, Math.hypot(x, y));
  const aside = elevation > 0 ? -ASIDE : ASIDE;
  return { azimuth: Math.atan2(y, x), elevation: elevation + aside, offset: [0, 0, 0] };
}
