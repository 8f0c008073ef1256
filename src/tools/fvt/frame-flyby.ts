import { AU_KM } from '#engine/constants.ts';
import type { ShownFlyby } from '#machines/fvt/flyby.ts';
import { ZOOM } from '#machines/scene/zoom.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { browserFrames, fly, type Frames } from '#parts/scene/flight.ts';
import { centred } from '#parts/scene/viewpoint.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import type { FvtSession } from './fvt-session.ts';

/** How high above the plane of the flyby the eye stands, rad: the path is an arc, and its depth is seen. */
const ABOVE_PLANE = 0.9;

/** Flies to where the whole of a flyby is seen: from aside of the nearest point, above the plane of the path. */
export function frameFlyby(
  { scene: { view }, sources: { settings } }: Pick<FvtSession, 'scene' | 'sources'>,
  { file }: ShownFlyby,
  frames: Frames = browserFrames(),
): void {
  settings.send({ type: 'zoom.chosen', zoom: ZOOM.initial });
  const from = centred(view.viewpoint());
  fly(view, { from, to: { ...directionOf(placeOf(file.facts.nearest)), offset: [0, 0, 0] } }, frames);
}

/** Longitude and latitude from which the nearest point is seen beside the body. */
function directionOf(nearest: Vector3): { readonly azimuth: number; readonly elevation: number } {
  const aside = Math.atan2(nearest[1], nearest[0]) - Math.PI / 2;
  const slope = Math.asin(nearest[2] / vec3.length(nearest));
  return { azimuth: aside, elevation: Math.max(-1.2, Math.min(1.2, ABOVE_PLANE * Math.cos(slope) * 0.6)) };
}

function placeOf({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): Vector3 {
  return [x / AU_KM, y / AU_KM, z / AU_KM];
}
