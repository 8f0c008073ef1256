import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { projectSky } from '../../cameras/sky-camera.ts';
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

/** Four lines around the direction that was centred. */
export const skyCrosshair: SkyPainter<SkyCrosshairInputs> = {
  ink(pen, { view, look, crosshair }) {
    const at = look.crosshair && crosshair !== undefined ? projectSky(view, crosshair) : undefined;
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
