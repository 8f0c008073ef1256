import { DEGREE } from '../constants.ts';

/** Extinction in V, mag per airmass. */
export const EXTINCTION_V = 0.172;

/** Brightness of the moonless sky at the zenith in V, mag/arcsec². */
export const DARK_ZENITH_V = 21.817;

/** The sky of a site without the Moon. */
export type DarkSky = {
  /** Extinction in V, mag per airmass. */
  readonly extinction: number;
  /** Brightness at the zenith in V, mag/arcsec². */
  readonly zenith: number;
};

/** The sky of a site of which nothing is known. */
export const USUAL_SKY: DarkSky = { extinction: EXTINCTION_V, zenith: DARK_ZENITH_V };

/** Radius of the Moon's disc, deg: inside it the scattering functions have no meaning. */
const LEAST_SEPARATION_DEG = 0.26;

/**
 * The Moon's light as it reaches the observer, before scattering; zero when the Moon is below the horizon.
 *
 * @param phase Sun-Moon-observer angle, rad, 0 (full) to π (new)
 * @param altitude the Moon's airless altitude, rad
 * @param sky of the site; its extinction counts
 * @returns I* 10^(-0.4 k X(Z moon)), footcandles in the paper's scale
 * @see Krisciunas & Schaefer (1991), PASP 103, 1033, eqs 15 and 20
 */
export function moonIlluminance(phase: number, altitude: number, sky = USUAL_SKY): number {
  if (altitude <= 0) return 0;
  const degrees = phase / DEGREE;
  const full = 10 ** (-0.4 * (3.84 + 0.026 * degrees + 4e-9 * degrees ** 4));
  return full * transmission(opticalPath(altitude), sky);
}

/**
 * Change of the sky's brightness by moonlight at a place of the sky, mag/arcsec², zero or negative; 8 to 23 % of the light.
 *
 * @param illuminance from {@link moonIlluminance}
 * @param separation between the Moon and the place, rad
 * @param altitude of the place, airless, rad, not below the horizon
 * @param sky of the site
 * @see Krisciunas & Schaefer (1991), PASP 103, 1033, eqs 1-3, 15, 19, 21, 22
 */
export function moonlight(
  illuminance: number,
  separation: number,
  altitude: number,
  sky = USUAL_SKY,
): number {
  if (illuminance === 0) return 0;
  const through = transmission(opticalPath(altitude), sky);
  const moon = scattering(separation) * illuminance * (1 - through);
  return -2.5 * Math.log10(1 + moon / darkSky(altitude, sky));
}

/**
 * Brightness of the moonless night sky, nanolamberts.
 *
 * @param altitude airless, rad, not below the horizon
 * @param sky of the site
 * @see Krisciunas & Schaefer (1991), PASP 103, 1033, eqs 1-3
 */
export function darkSky(altitude: number, sky = USUAL_SKY): number {
  const path = opticalPath(altitude);
  return (nanolamberts(sky.zenith) * path * transmission(path, sky)) / transmission(1, sky);
}

/**
 * Brightness of the dark sky at an altitude in V, mag/arcsec².
 *
 * @param altitude airless, rad, not below the horizon
 * @param sky of the site
 * @see Krisciunas & Schaefer (1991), PASP 103, 1033, eq. 2
 */
export function darkSkyBrightness(altitude: number, sky = USUAL_SKY): number {
  const path = opticalPath(altitude);
  return sky.zenith - 2.5 * Math.log10((path * transmission(path, sky)) / transmission(1, sky));
}

/** Surface brightness from mag/arcsec² (eq. 1). */
function nanolamberts(magnitude: number): number {
  return 34.08 * Math.exp(20.7233 - 0.921_04 * magnitude);
}

/** Airmass of a scattering layer, X = (1 - 0.96 sin² Z)^-1/2 (eq. 3). */
function opticalPath(altitude: number): number {
  const sine = Math.sin(altitude);
  return 1 / Math.sqrt(1 - 0.96 * (1 - sine * sine));
}

function transmission(path: number, { extinction }: DarkSky): number {
  return Math.exp(-0.4 * Math.LN10 * extinction * path);
}

/**
 * Rayleigh and Mie scattering, eq. 21, with eq. 19 for the Mie part within 10 deg. Eq. 21 alone, as some programs take it, gives
 * up to half a magnitude less moonlight there.
 */
function scattering(separation: number): number {
  const rho = Math.max(separation / DEGREE, LEAST_SEPARATION_DEG);
  const cosine = Math.cos(separation);
  const rayleigh = 10 ** 5.36 * (1.06 + cosine * cosine);
  const mie = rho < 10 ? 6.2e7 / (rho * rho) : Math.exp(Math.LN10 * (6.15 - rho / 40));
  return rayleigh + mie;
}
