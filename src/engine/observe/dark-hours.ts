import { arcSine } from '../angles.ts';
import { DEGREE, J2000, TURN } from '../constants.ts';

/** A place on the ground, deg, east positive. */
export type PlaceDeg = { readonly latitude: number; readonly longitude: number };

/** When the Sun is below an altitude in one night, Julian dates UTC; or that it is so all the time, or at no time. */
export type DarkHours =
  | { readonly kind: 'dark'; readonly from: number; readonly to: number }
  | { readonly kind: 'always dark' }
  | { readonly kind: 'never dark' };

/** Approximations after which the moment moves by less than a second, except where the Sun barely reaches the altitude. */
const ROUNDS = 6;

/**
 * The dark hours between two noons without an ephemeris: within a minute of `nights` from 1900 to 2100. Later the rotation of the
 * Earth, which is taken to follow UTC, runs behind: 13 minutes in 2470.
 *
 * @param noonUtc     local mean noon before the night, Julian date.
 * @param altitudeDeg airless altitude of the Sun's centre below which it is dark.
 */
export function darkHours(place: PlaceDeg, noonUtc: number, altitudeDeg: number): DarkHours {
  const midnight = noonUtc + 0.5;
  const cosine = cosineOfHourAngle(place.latitude, sunAt(midnight).declination, altitudeDeg);
  if (cosine <= -1) return { kind: 'never dark' };
  if (cosine >= 1) return { kind: 'always dark' };
  const passing = (side: 1 | -1): number => {
    let moment = midnight;
    for (let round = 0; round < ROUNDS; round++) {
      const sun = sunAt(moment);
      const cosineThen = cosineOfHourAngle(place.latitude, sun.declination, altitudeDeg);
      const hourAngle = side * Math.acos(Math.min(1, Math.max(-1, cosineThen)));
      const midnightAngle = hourAngle - side * (TURN / 2);
      moment =
        midnight + (midnightAngle - fromMidnight(place, sun, moment) + (moment - midnight) * TURN) / TURN;
    }
    return moment;
  };
  return { kind: 'dark', from: passing(1), to: passing(-1) };
}

/**
 * Airless altitude of the Sun's centre without an ephemeris, deg: within 0.1 deg from 1900 to 2100, and within 4 deg until 2470, when the
 * rotation of the Earth runs behind as in {@link darkHours}.
 *
 * @param utc Julian date.
 */
export function approximateSunAltitude(place: PlaceDeg, utc: number): number {
  const sun = sunAt(utc);
  const latitude = place.latitude * DEGREE;
  const alongMeridian =
    Math.cos(latitude) * Math.cos(sun.declination) * Math.cos(fromMidnight(place, sun, utc));
  return arcSine(Math.sin(latitude) * Math.sin(sun.declination) - alongMeridian) / DEGREE;
}

type SunOfDate = { readonly rightAscension: number; readonly declination: number };

/** Hour angle of the Sun from its lower transit, rad, -π to π. */
function fromMidnight({ longitude }: PlaceDeg, { rightAscension }: SunOfDate, utc: number): number {
  const sidereal = (280.460_618_37 + 360.985_647_366_29 * (utc - J2000) + longitude) * DEGREE;
  const turns = (sidereal - rightAscension) / TURN - 0.5;
  return TURN * (turns - Math.floor(turns + 0.5));
}

/** Cosine of the hour angle at which the Sun passes an altitude; beyond ±1 where it does not. */
function cosineOfHourAngle(latitudeDeg: number, declination: number, altitudeDeg: number): number {
  const latitude = latitudeDeg * DEGREE;
  const missing = Math.sin(altitudeDeg * DEGREE) - Math.sin(latitude) * Math.sin(declination);
  return missing / (Math.cos(latitude) * Math.cos(declination));
}

/** Apparent place of the Sun: low-precision formulae of the Astronomical Almanac (page C5), within 0.03 deg from 1900 to 2470. */
function sunAt(julianDate: number): SunOfDate {
  const days = julianDate - J2000;
  const anomaly = (357.528 + 0.985_600_3 * days) * DEGREE;
  const longitude =
    (280.46 + 0.985_647_4 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * DEGREE;
  const obliquity = (23.439 - 4e-7 * days) * DEGREE;
  return {
    rightAscension: Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)),
    declination: arcSine(Math.sin(obliquity) * Math.sin(longitude)),
  };
}
