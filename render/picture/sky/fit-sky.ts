import { DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { vec3 } from '../../geometry/vectors.ts';
import type { Fitting } from '../free-area.ts';
import { dragSky, lookAtSky, zoomSky } from '../../cameras/move-sky-camera.ts';
import { projectSky, type SkyCamera, skyViewOf } from '../../cameras/sky-camera.ts';

/** Share of the free area that directions take up once they are fitted, so that labels have room beside them. */
const SHARE = 0.6;

/** Narrowest field that is fitted, rad: some stars are in it. */
const NARROWEST = 0.5 * DEGREE;

/** Fields of view are counted in these, rad. */
const STEP = 0.1 * DEGREE;

/** The field that a fit begins from, rad: the widest. */
const WIDEST = 90 * DEGREE;

/** Rounds after which a fit does not change any more. */
const ROUNDS = 4;

/**
 * The camera by which directions fill most of the free part of a picture; the widest field where they do not fit in it.
 *
 * @param directions unit vectors in ICRF, at least one.
 */
export function fitSky(
  camera: SkyCamera,
  directions: readonly Vector3[],
  { size, middle, free }: Fitting,
): SkyCamera {
  const sum: [number, number, number] = [0, 0, 0];
  for (const direction of directions) vec3.add(sum, sum, direction);
  vec3.normalize(sum, sum);
  let fitted = zoomSky(lookAtSky(camera, sum), WIDEST);
  for (let round = 0; round < ROUNDS; round++) {
    const view = skyViewOf(fitted, size, middle);
    const places = directions.flatMap((direction) => projectSky(view, direction) ?? []);
    if (places.length < directions.length) break;
    const [x, y] = [places.map((place) => place.x), places.map((place) => place.y)];
    const [left, right, top, bottom] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
    const stretch = Math.max(
      (right - left) / (SHARE * (free.right - free.left)),
      (bottom - top) / (SHARE * (free.bottom - free.top)),
    );
    const field = Math.ceil((fitted.fieldOfView * stretch) / STEP) * STEP;
    const centred = dragSky(fitted, view, { x: (left + right) / 2, y: (top + bottom) / 2 }, view.middle);
    fitted = zoomSky(centred, Math.min(WIDEST, Math.max(NARROWEST, field)));
  }
  const view = skyViewOf(fitted, size, middle);
  const to = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 };
  return dragSky(fitted, view, view.middle, to);
}
