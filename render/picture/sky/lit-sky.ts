import { DEGREE } from '#engine/constants.ts';
import { skyBrightness } from '#engine/sky/daylight.ts';
import { skyColour } from './sky-light.ts';

/** Where Sun and Moon are over the horizon, airless, rad. */
export type SkyLamps = {
  readonly sun: { readonly azimuth: number; readonly altitude: number };
  readonly moon: {
    readonly azimuth: number;
    readonly altitude: number;
    /** The Moon's light, from `moonIlluminance`. */
    readonly illuminance: number;
  };
};

/** Altitudes of the Sun, deg, between which dawn and dusk have colours, and how far around it. */
const GLOW_FROM = -14;
const GLOW_TO = 8;
const GLOW_WIDTH = 50 * DEGREE;
const GLOW_HEIGHT = 14 * DEGREE;

/** Share of the sky's brightness in the red theme, where a sky by day is no brighter than anything else that is drawn. */
const RED_SHARE = 0.35;

/** Rows of colour and opacity at azimuths and altitudes that follow one another, rad. */
export function litColours(coordinates: Float64Array, lamps: SkyLamps, isRed: boolean): Float32Array {
  const share = isRed ? RED_SHARE : 1;
  const rows = new Float32Array(2 * coordinates.length);
  for (let corner = 0; corner < coordinates.length / 2; corner++) {
    const [azimuth, altitude] = [coordinates[2 * corner], coordinates[2 * corner + 1]];
    const [red, green, blue, opacity] = litSkyAt(azimuth, altitude, lamps);
    rows.set([share * red, share * green, share * blue, opacity], 4 * corner);
  }
  return rows;
}

/** Colour and opacity of the sky over the background at a place above the horizon, rad. */
export function litSkyAt(
  azimuth: number,
  altitude: number,
  { sun, moon }: SkyLamps,
): ReturnType<typeof skyColour> {
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
