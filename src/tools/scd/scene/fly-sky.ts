import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { FLIGHT_MS, type Frames, easedPart } from '#parts/scene/flight.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import type { SkyChartView } from './sky-view.ts';

type Turning = Pick<SkyChartView, 'camera' | 'direction' | 'lookAt'>;

/** Turns the chart to a direction along the shortest way; whatever else turns it meanwhile ends that. */
export function flySky(view: Turning, to: Vector3, frames: Frames): void {
  if (frames.areReduced) {
    view.lookAt(to);
    return;
  }
  const from = view.direction();
  let last = view.camera();
  let begun: number | undefined;
  const step = (nowMs: number) => {
    begun ??= nowMs;
    const { longitude, latitude } = view.camera();
    if (longitude !== last.longitude || latitude !== last.latitude) return;
    const part = (nowMs - begun) / FLIGHT_MS;
    view.lookAt(directionAlong(from, to, part));
    last = view.camera();
    if (part < 1) frames.request(step);
  };
  frames.request(step);
}

/** Directions nearer to opposite than this have no shortest way between them. */
const OPPOSITE = 1e-6;

/**
 * The direction after a part of the way between two others, unit vectors; at once the second where they are opposite.
 *
 * @param part from 0 to 1.
 */
export function directionAlong(from: Vector3, to: Vector3, part: number): Vector3 {
  const apart = vec3.angle(from, to);
  if (part >= 1 || apart === 0 || Math.PI - apart < OPPOSITE) return to;
  const share = easedPart(part);
  const [one, other] = [Math.sin((1 - share) * apart), Math.sin(share * apart)];
  const at = (axis: 0 | 1 | 2) => (one * from[axis] + other * to[axis]) / Math.sin(apart);
  return [at(0), at(1), at(2)];
}
