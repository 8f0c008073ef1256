import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { projectSky } from '../../cameras/sky-camera.ts';
import { vec3 } from '../../geometry/vectors.ts';
import type { Colour } from '../../picture/colour.ts';
import type { SkyPainter } from './sky-painter.ts';

export type SkyCrosshairInputs = {
  /** The direction that was centred, ICRF; left out where there is none. */
  readonly crosshair?: Vector3 | undefined;
  readonly look: { readonly crosshair: boolean };
};

const COLOUR: Readonly<Record<'dark' | 'light', Colour>> = {
  dark: [0.92, 0.94, 0.98],
  light: [0.05, 0.05, 0.05],
};
const STROKE = { width: 1.25, opacity: 0.8 };
const GAP_PX = 14;
const LENGTH_PX = 26;

/** Cosine of 0.1 arcsec: a direction that is nearer to the middle than this is in it. */
const COSINE_OF_MIDDLE = 1 - 1e-13;

/** Four lines around the direction that was centred: while it is in the middle, and also elsewhere if they are switched on. */
export const skyCrosshair: SkyPainter<SkyCrosshairInputs> = {
  ink(pen, { view, look, crosshair }) {
    if (crosshair === undefined) return;
    const isInMiddle = vec3.dot(view.centre, crosshair) > COSINE_OF_MIDDLE;
    const at = look.crosshair || isInMiddle ? projectSky(view, crosshair) : undefined;
    if (at === undefined) return;
    pen.use({ ...STROKE, colour: COLOUR[look.inverted ? 'light' : 'dark'] });
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      pen.moveTo(at.x + right * GAP_PX, at.y + down * GAP_PX);
      pen.lineTo(at.x + right * (GAP_PX + LENGTH_PX), at.y + down * (GAP_PX + LENGTH_PX));
      pen.lift();
    }
  },
};
