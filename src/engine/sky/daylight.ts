import { DEGREE } from '../constants.ts';
import { darkSky, EXTINCTION_V, moonlight } from './moonlight.ts';

/** V magnitude of the Sun above the atmosphere, less the zero point of the model. */
const SUN_OVER_ZERO = -26.74 + 11.05;

/** Brightness of the model in a nanolambert. */
const NANOLAMBERT = 1.11e-15;

/** Where the lights of the sky are as seen from a place of it, angles in rad. */
export type SkyLights = {
  /** Altitude of the Sun, airless. */
  readonly sunAltitude: number;
  /** Angle from the place of the sky to the Sun. */
  readonly sunSeparation: number;
  /** The Moon's light, from `moonIlluminance`. */
  readonly moonIlluminance: number;
  /** Angle from the place of the sky to the Moon. */
  readonly moonSeparation: number;
};

/**
 * Brightness of the clear sky in V by day, in twilight and at night, nanolamberts.
 *
 * @param altitude of the place of the sky, airless, rad, not below the horizon
 * Accuracy: within 1 mag of what was measured at the zenith over Paranal from −5 to −15 deg (Patat et al. 2006, A&A 455, 385, table 1)
 * @see Schaefer (1998), Sky & Telescope 95 (5), 57, for day and twilight; `moonlight` for the night
 */
export function skyBrightness(altitude: number, lights: SkyLights): number {
  const { sunAltitude, sunSeparation, moonIlluminance, moonSeparation } = lights;
  const night = darkSky(altitude) * 10 ** (-0.4 * moonlight(moonIlluminance, moonSeparation, altitude));
  const twilight = twilightOf(altitude, sunAltitude, sunSeparation);
  const day = sunAltitude > 0 ? daylightOf(altitude, sunAltitude, sunSeparation) : Number.POSITIVE_INFINITY;
  return night + Math.min(twilight, day) / NANOLAMBERT;
}

/** Least distance from the Sun, deg: within its disc the formulae have no meaning. */
const LEAST_SEPARATION_DEG = 0.27;

function twilightOf(altitude: number, sunAltitude: number, separation: number): number {
  const zenithDistance = 90 - altitude / DEGREE;
  const magnitude = SUN_OVER_ZERO + 32.5 - sunAltitude / DEGREE - zenithDistance / (360 * EXTINCTION_V);
  const away = Math.max(separation / DEGREE, LEAST_SEPARATION_DEG);
  return 10 ** (-0.4 * magnitude) * (100 / away) * scatteredPart(altitude);
}

function daylightOf(altitude: number, sunAltitude: number, separation: number): number {
  const away = Math.max(separation / DEGREE, LEAST_SEPARATION_DEG);
  const through = 10 ** (-0.4 * EXTINCTION_V * airmassOf(sunAltitude));
  const cosine = Math.cos(separation);
  const scattering = 6.2e7 / (away * away) + 10 ** (6.15 - away / 40) + 10 ** 5.36 * (1.06 + cosine * cosine);
  const light = 10 ** (-0.4 * (SUN_OVER_ZERO + 43.27));
  return light * scatteredPart(altitude) * (scattering * through + 440_000 * (1 - through));
}

/** Part of the light that the air on a line of sight scatters. */
function scatteredPart(altitude: number): number {
  return 1 - 10 ** (-0.4 * EXTINCTION_V * airmassOf(altitude));
}

/** Rozenberg (1966), Twilight, p. 160. */
function airmassOf(altitude: number): number {
  const sine = Math.sin(Math.max(0, altitude));
  return 1 / (sine + 0.025 * Math.exp(-11 * sine));
}
