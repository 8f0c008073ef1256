import { DEGREE } from '#engine/constants.ts';
import type { SkyHorizon } from '#engine/observe/sky-horizon.ts';
import { skyBrightness } from '#engine/sky/daylight.ts';
import { unprojectSky } from '../../cameras/sky-camera.ts';
import { skyPatch } from '../../geometry/sky-patch.ts';
import { createSkySurface } from '../../layers/sky/sky-surface.ts';
import type { Colour } from '../../picture/colour.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';
import { skyColour } from '../../picture/sky/sky-light.ts';
import { createPatchBuffers } from './patch-buffers.ts';
import type { SkyPainter, SkyPainterContext } from './sky-painter.ts';

/** Where Sun and Moon are over the horizon, airless, rad. */
export type SkyLamps = {
  readonly sun: { readonly azimuth: number; readonly altitude: number };
  readonly moon: {
    readonly azimuth: number;
    readonly altitude: number;
    /** From `moonIlluminance`. */
    readonly illuminance: number;
  };
};

export type AtmosphereInputs = {
  readonly horizon?: SkyHorizon | undefined;
  readonly lamps?: SkyLamps | undefined;
  readonly look: { readonly atmosphere: boolean };
};

const ROWS = 23;
const COLUMNS = 90;

/** Altitudes of the Sun, deg, between which dawn and dusk have colours, and how far around it. */
const GLOW_FROM = -14;
const GLOW_TO = 8;
const GLOW_WIDTH = 50 * DEGREE;
const GLOW_HEIGHT = 14 * DEGREE;

/** The light of the sky above the horizon: as bright as the engine has it by day, in twilight and under the Moon. */
export function createAtmosphere({ regl }: SkyPainterContext): SkyPainter<AtmosphereInputs> {
  const draw = createSkySurface(regl);
  const patch = skyPatch(
    COLUMNS,
    Array.from({ length: ROWS + 1 }, (_, row) => () => ((row / ROWS) * Math.PI) / 2),
  );
  const buffers = createPatchBuffers(regl, patch);
  let coloured: SkyLamps | undefined;
  return {
    paint({ look, horizon, lamps }) {
      if (!look.atmosphere || look.inverted || horizon === undefined || lamps === undefined) return;
      if (lamps !== coloured) buffers.colour(coloursOf(patch.coordinates, lamps));
      coloured = lamps;
      draw({ mesh: buffers.mesh, axes: horizon.axes });
    },
    behind: skyBehind,
    destroy: buffers.destroy,
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
  const [red, green, blue, opacity] = colourAt(azimuth, altitude, lamps);
  const over = (part: number, axis: 0 | 1 | 2) =>
    look.background[axis] + opacity * (part - look.background[axis]);
  return [over(red, 0), over(green, 1), over(blue, 2)];
}

function coloursOf(coordinates: Float64Array, lamps: SkyLamps): Float32Array {
  const rows = new Float32Array(2 * coordinates.length);
  for (let corner = 0; corner < coordinates.length / 2; corner++) {
    const [azimuth, altitude] = [coordinates[2 * corner], coordinates[2 * corner + 1]];
    rows.set(colourAt(azimuth, altitude, lamps), 4 * corner);
  }
  return rows;
}

/** Colour and opacity of the sky at a place over the horizon. */
function colourAt(azimuth: number, altitude: number, { sun, moon }: SkyLamps): ReturnType<typeof skyColour> {
  const apart = (lamp: { readonly azimuth: number; readonly altitude: number }) =>
    Math.acos(
      Math.min(
        1,
        Math.max(
          -1,
          Math.sin(altitude) * Math.sin(lamp.altitude) +
            Math.cos(altitude) * Math.cos(lamp.altitude) * Math.cos(azimuth - lamp.azimuth),
        ),
      ),
    );
  const brightness = skyBrightness(altitude, {
    sunAltitude: sun.altitude,
    sunSeparation: apart(sun),
    moonIlluminance: moon.illuminance,
    moonSeparation: apart(moon),
  });
  return skyColour(brightness, glowAt(azimuth, altitude, sun));
}

function glowAt(azimuth: number, altitude: number, sun: SkyLamps['sun']): number {
  const high = sun.altitude / DEGREE;
  if (high < GLOW_FROM || high > GLOW_TO) return 0;
  const strength = Math.sin((Math.PI * (high - GLOW_FROM)) / (GLOW_TO - GLOW_FROM));
  const aside = Math.acos(Math.min(1, Math.max(-1, Math.cos(azimuth - sun.azimuth)))) / GLOW_WIDTH;
  return strength * Math.exp(-aside * aside - altitude / GLOW_HEIGHT);
}
