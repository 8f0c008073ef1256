import type { SkyHorizon } from '#engine/observe/sky-horizon.ts';
import { unprojectSky } from '../../cameras/sky-camera.ts';
import { createSkySurface } from '../../layers/sky/sky-surface.ts';
import type { Colour } from '../../picture/colour.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';
import { litSkyAt, type SkyLamps } from '../../picture/sky/lit-sky.ts';
import { createLitDome } from './lit-dome.ts';
import type { SkyPainter, SkyPainterContext } from './sky-painter.ts';

export type AtmosphereInputs = {
  readonly horizon?: SkyHorizon | undefined;
  readonly lamps?: SkyLamps | undefined;
  readonly look: { readonly atmosphere: boolean };
};

/** The light of the sky above the horizon: with the engine's brightness by day, in twilight and under the Moon. */
export function createAtmosphere({ regl }: SkyPainterContext): SkyPainter<AtmosphereInputs> {
  const draw = createSkySurface(regl);
  const dome = createLitDome(regl);
  return {
    paint({ look, horizon, lamps, cover }) {
      if (!look.atmosphere || look.inverted || horizon === undefined || lamps === undefined) return;
      draw({ mesh: dome.lit(lamps, cover.isRed), axes: horizon.axes });
    },
    behind: skyBehind,
    destroy: dome.destroy,
  };
}

/** The colour of the lit sky over the background at a place of the picture; undefined where none is painted. */
export function skyBehind(
  { look, horizon, lamps, view }: SkyPicture<AtmosphereInputs>,
  x: number,
  y: number,
): Colour | undefined {
  if (!look.atmosphere || look.inverted || horizon === undefined || lamps === undefined) return undefined;
  const [azimuth, altitude] = horizon.coordinates(unprojectSky(view, x, y));
  if (altitude < 0) return undefined;
  const [red, green, blue, opacity] = litSkyAt(azimuth, altitude, lamps);
  const overBackground = (part: number, axis: 0 | 1 | 2) =>
    look.background[axis] + opacity * (part - look.background[axis]);
  return [overBackground(red, 0), overBackground(green, 1), overBackground(blue, 2)];
}
