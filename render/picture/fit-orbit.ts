import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type OrbitCamera, project, viewOf } from '../cameras/orbit-camera.ts';
import { along } from '../geometry/vectors.ts';
import type { Fitting } from './free-area.ts';

/** Share of the free area that places take up at most once they are fitted: there is room for names. */
const SHARE = 0.8;

/** Margin for the ring about a marker, CSS px; in a small area a share of that area. */
const BESIDE = 28;
const MOST_BESIDE = 0.25;

/** Rounds after which a fit does not change any more to be seen. */
const ROUNDS = 20;

/** Part of the error that a round corrects: a place nearer than the point looked at moves by more than is computed for that point. */
const CORRECTED_PART = 0.6;

/**
 * The camera, turned as it is, by which places fill most of the free part of a picture.
 *
 * @param places in the frame and the unit of the scene, at least one.
 */
export function fitOrbit(
  camera: OrbitCamera,
  places: readonly Vector3[],
  { size, middle, free }: Fitting,
): OrbitCamera {
  let fitted = camera;
  for (let round = 0; round < ROUNDS; round++) {
    const view = viewOf(fitted, size, middle);
    const points = places.flatMap((place) => project(view, place) ?? []);
    if (points.length < places.length) {
      fitted = { ...fitted, distance: 2 * fitted.distance };
      continue;
    }
    const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
    const [left, right, top, bottom] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
    const stretch = Math.max(
      (right - left) / roomOf(free.right - free.left),
      (bottom - top) / roomOf(free.bottom - free.top),
    );
    const pixel = (CORRECTED_PART * fitted.distance) / view.pixelsPerRadian;
    const aside = (left + right - free.left - free.right) / 2;
    const below = (top + bottom - free.top - free.bottom) / 2;
    const target = along(along(fitted.target, view.right, aside * pixel), view.up, -below * pixel);
    fitted = { ...fitted, target, distance: stretch ** CORRECTED_PART * fitted.distance };
  }
  return fitted;
}

/** The share of a side of the free area that the places take up. */
function roomOf(side: number): number {
  return Math.min(SHARE * side, side - 2 * Math.min(BESIDE, MOST_BESIDE * side));
}
