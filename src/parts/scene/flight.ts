import { TURN } from '#engine/constants.ts';
import type { OrbitCamera } from '#render/cameras/orbit-camera.ts';
import { along, difference } from '#render/geometry/vectors.ts';
import type { View } from './view.ts';
import { cameraOf, type Followed, type Viewpoint } from './viewpoint.ts';

/** How long a flight takes, ms. */
export const FLIGHT_MS = 900;

/** A flight of the camera from one viewpoint to another, at the zoom of the second. */
export type Flight = { readonly from: Viewpoint; readonly to: Viewpoint };

/** The browser's clock of frames. */
export type Frames = {
  /** Calls back before the next picture with the time, ms. */
  readonly request: (paint: (nowMs: number) => void) => void;
  /** Whether nothing is to move that need not: the camera is at its goal at once. */
  readonly areReduced: boolean;
};

/** The frames of this browser. */
export function browserFrames(): Frames {
  return {
    request: (paint) => void requestAnimationFrame(paint),
    areReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

/** The flight of a camera, from where it is, to a viewpoint of what is followed now. */
export function flightOf(camera: OrbitCamera, to: Viewpoint, followed: Followed, zoom: number): Flight {
  const { azimuth, elevation, target, distance } = camera;
  const offset = difference(target, followed.position);
  const reach = distance / cameraOf(to, followed, zoom).distance;
  return { from: { azimuth, elevation, offset, reach }, to };
}

/**
 * Carries the camera along; whatever else moves it meanwhile ends the flight.
 *
 * @returns whether the camera is on its way, or where the flight has left it.
 */
export function fly(
  view: Pick<View<unknown>, 'viewpoint' | 'look'>,
  flight: Flight,
  frames: Frames,
): () => boolean {
  let begun: number | undefined;
  let last: Viewpoint = frames.areReduced ? flight.to : flight.from;
  const isFollowed = () => view.viewpoint() === last;
  view.look(last);
  if (frames.areReduced) return isFollowed;
  const step = (nowMs: number) => {
    begun ??= nowMs;
    if (!isFollowed()) return;
    const part = (nowMs - begun) / FLIGHT_MS;
    last = viewpointAt(flight, part);
    view.look(last);
    if (part < 1) frames.request(step);
  };
  frames.request(step);
  return isFollowed;
}

/**
 * Where the camera is after a fraction of its flight. The distance changes by the same factor in the same time, and the point
 * looked at moves with it, so that the goal grows steadily.
 *
 * @param part from 0 to 1.
 */
export function viewpointAt({ from, to }: Flight, part: number): Viewpoint {
  if (part >= 1) return to;
  const left = 1 - easedPart(part);
  const { reach: farthest = 1 } = from;
  const reach = farthest ** left;
  const away = Math.abs(farthest - 1) < 1e-3 ? left : (reach - 1) / (farthest - 1);
  const turn = from.azimuth - to.azimuth;
  return {
    azimuth: to.azimuth + left * (turn - TURN * Math.round(turn / TURN)),
    elevation: to.elevation + left * (from.elevation - to.elevation),
    offset: along(to.offset, difference(from.offset, to.offset), away),
    reach,
  };
}

/** A part of a way, from 0 to 1, gone slowly at both ends. */
export function easedPart(part: number): number {
  const within = Math.max(0, part);
  return within * within * (3 - 2 * within);
}
