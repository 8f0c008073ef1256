import { BODY } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { toHeliocentricEcliptic } from '#engine/ephemeris/heliocentric-ecliptic.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { type EllipsePath, ellipsePath } from '../orbit-tracks/conic-path.ts';
import { type DrawnBody, DRAWN_PLANETS } from './drawn-bodies.ts';

/** Orbits of planets beside those of objects, six hexadecimal digits. */
export const PLANET_ORBIT_COLOR = '7d848e';

/** Days after which the ellipses are recomputed; until then planets stay within a pixel of them. */
const CACHED_DAYS = 60;

/** A planet and its osculating ellipse. */
export type PlanetOrbit = DrawnBody & { readonly path: EllipsePath };

/**
 * The ellipses that touch the planets' motion at an instant; ecliptic J2000. That of the Earth is the one of its
 * barycentre with the Moon, since the Earth itself wavers about it by 4700 km every month.
 *
 * @param day Julian date TDB.
 * @throws {RangeError} when the instant is not loaded.
 */
export function planetOrbits(ephemeris: Ephemeris, day: number): readonly PlanetOrbit[] {
  return DRAWN_PLANETS.map((planet) => ({ ...planet, path: pathOf(ephemeris, planet, day) }));
}

/** Computes the ellipses around an instant, and returns the same ones until the planets have drifted off them. */
export function createPlanetOrbits(): typeof planetOrbits {
  let cached: { readonly day: number; readonly orbits: readonly PlanetOrbit[] } | undefined;
  return (ephemeris, day) => {
    if (cached === undefined || Math.abs(cached.day - day) > CACHED_DAYS) {
      cached = { day, orbits: planetOrbits(ephemeris, day) };
    }
    return cached.orbits;
  };
}

function pathOf(ephemeris: Ephemeris, { body, name }: DrawnBody, day: number): EllipsePath {
  const state = new Float64Array(6);
  ephemeris.state(body, day, 0, state);
  if (body === BODY.Earth) toEarthMoonBarycentre(ephemeris, day, state);
  toHeliocentricEcliptic(ephemeris, day, 0, state);
  const path = ellipsePath({ scale: 'TDB', day, offset: 0 }, state);
  if (path === undefined) throw new RangeError(`${name} is not on an ellipse at JD ${day}`);
  return path;
}

function toEarthMoonBarycentre(ephemeris: Ephemeris, day: number, earth: Float64Array): void {
  const moon = new Float64Array(6);
  ephemeris.state(BODY.Moon, day, 0, moon);
  const [earthGm, moonGm] = [numberAt(ephemeris.gm, BODY.Earth), numberAt(ephemeris.gm, BODY.Moon)];
  const share = moonGm / (earthGm + moonGm);
  earth.set(earth.map((value, index) => value + share * (numberAt(moon, index) - value)));
}
