import { DEGREE } from '../constants.ts';
import { darkSkyBrightness } from './moonlight.ts';

/** Twilight at the zenith in V by the Sun's zenith distance less 95 deg, mag/arcsec² (Patat et al. 2006, Table 1). */
const TWILIGHT = { constant: 11.84, linear: 1.518, quadratic: -0.057 } as const;

/** Brightness of the moonless night at the zenith of the same site, V mag/arcsec² (Patat 2003, abstract). */
const PARANAL_NIGHT = 21.6;

/** The Sun's altitude, deg, down to which twilight is taken from the fit, and at which it ends. */
const FIT_ENDS = -13;
const NIGHT_BEGINS = -18;

/**
 * Magnitudes by which pure twilight fades for each degree below the fit: its slope between -12 and -13 deg.
 */
const FADING = 0.87;

/** The sources of light at a place of the sky. */
export type SkyLights = {
  /** Altitude of the place, airless, rad, above the horizon. */
  readonly altitude: number;
  /** Change by moonlight at the place, mag/arcsec², 0 or less. */
  readonly moonglow: number;
  /** Airless, rad. */
  readonly sunAltitude: number;
};

/**
 * Brightness of the sky at a place of it in V, mag/arcsec²: dark sky, moonlight and twilight together, without artificial light.
 *
 * Accuracy: dark sky and moonlight as `moonlight`. Twilight is that of the zenith, scatter of 0.18 mag over Paranal where the Sun
 * is at -5 to -13 deg; lower it is extrapolated with the same slope until astronomical night, higher the parabola of the fit is.
 *
 * Source: Patat, Ugolnikov & Postylyakov (2006), A&A 455, 385; Krisciunas & Schaefer (1991), PASP 103, 1033.
 */
export function skyBrightness({ altitude, moonglow, sunAltitude }: SkyLights): number {
  const night = flux(darkSkyBrightness(altitude) + moonglow);
  return -2.5 * Math.log10(night + twilightFlux(sunAltitude / DEGREE));
}

/** Brightness of pure twilight: by how much the fit exceeds the night at the same place. @param sun altitude, deg. */
function twilightFlux(sun: number): number {
  if (sun <= NIGHT_BEGINS) return 0;
  const fitted = Math.max(sun, FIT_ENDS);
  const beyond = -fitted - 5;
  const measured = TWILIGHT.constant + TWILIGHT.linear * beyond + TWILIGHT.quadratic * beyond ** 2;
  return (flux(measured) - flux(PARANAL_NIGHT)) * flux(FADING * (fitted - sun));
}

function flux(magnitude: number): number {
  return 10 ** (-0.4 * magnitude);
}
