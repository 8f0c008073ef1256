import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { CameraView } from '../cameras/orbit-camera.ts';
import { type Matrix3, vec3 } from '../geometry/vectors.ts';
import { createDome } from '../layers/dome.ts';
import type { Colour } from '../picture/colour.ts';
import type { Picture } from '../picture/picture.ts';
import { litSkyAt } from '../picture/sky/lit-sky.ts';
import type { HorizonInputs } from './horizon.ts';
import type { Painter, PainterContext } from './painter.ts';
import { createLitDome } from './sky/lit-dome.ts';

/** The light of the air over an eye on the ground, before the stars: by day, in twilight and under the Moon. */
export function createDaylight({ regl }: PainterContext): Painter<HorizonInputs> {
  const draw = createDome(regl);
  const dome = createLitDome(regl);
  return {
    paint({ look, horizon, cover }) {
      if (horizon === undefined || look.inverted) return;
      draw({ mesh: dome.lit(horizon.lamps, cover.isRed), axes: northWestUp(horizon.frame) });
    },
    behind: airBehind,
    destroy: dome.destroy,
  };
}

/** The colour of the lit air over the background at a place of the picture, CSS px; undefined where none is painted. */
export function airBehind(
  { look, horizon, view }: Picture<HorizonInputs>,
  x: number,
  y: number,
): Colour | undefined {
  if (horizon === undefined || look.inverted) return undefined;
  const { azimuth, altitude } = directionIn(horizon.frame, sightAt(view, x, y));
  if (altitude < 0) return undefined;
  const [red, green, blue, opacity] = litSkyAt(azimuth, altitude, horizon.lamps);
  const overBackground = (part: number, axis: 0 | 1 | 2) =>
    look.background[axis] + opacity * (part - look.background[axis]);
  return [overBackground(red, 0), overBackground(green, 1), overBackground(blue, 2)];
}

/** Azimuth from north through east and altitude of a way from the eye, rad. @param frame east, north and up. */
export function directionIn(
  frame: Matrix3,
  way: Vector3,
): { readonly azimuth: number; readonly altitude: number } {
  const [east, north, up] = [0, 3, 6].map(
    (at) => frame[at] * way[0] + frame[at + 1] * way[1] + frame[at + 2] * way[2],
  );
  return { azimuth: Math.atan2(east, north), altitude: Math.asin(up / vec3.length(way)) };
}

function sightAt(
  { right, up, back, pixelsPerRadian, size, middle }: CameraView,
  x: number,
  y: number,
): Vector3 {
  const [across, upwards] = [(x - middle) / pixelsPerRadian, (size.height / 2 - y) / pixelsPerRadian];
  const part = (axis: 0 | 1 | 2) => across * right[axis] + upwards * up[axis] - back[axis];
  return [part(0), part(1), part(2)];
}

/** The axes of a patch of the sky from those of a horizon. */
function northWestUp(frame: Matrix3): Matrix3 {
  return [frame[3], frame[4], frame[5], -frame[0], -frame[1], -frame[2], frame[6], frame[7], frame[8]];
}
