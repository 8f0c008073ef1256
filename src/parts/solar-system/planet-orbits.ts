import { BODY } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { toHeliocentricEcliptic } from '#engine/ephemeris/heliocentric-ecliptic.ts';
import { allocateEllipses, writeEllipse } from '#engine/swarm/swarm-ellipses.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';
import { type DrawnBody, DRAWN_PLANETS } from './drawn-bodies.ts';

/** Orbits of planets beside those of objects, six hexadecimal digits. */
export const PLANET_ORBIT_COLOR = '7d848e';

/** Days after which the ellipses are recomputed; until then planets stay within a pixel of them. */
const CACHED_DAYS = 60;

/** A planet and its osculating ellipse. */
export type PlanetOrbit = DrawnBody & { readonly path: Extract<OrbitPath, { kind: 'ellipse' }> };

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

function pathOf(ephemeris: Ephemeris, { body, name }: DrawnBody, day: number): PlanetOrbit['path'] {
  const state = new Float64Array(6);
  ephemeris.state(body, day, 0, state);
  if (body === BODY.Earth) toEarthMoonBarycentre(ephemeris, day, state);
  toHeliocentricEcliptic(ephemeris, day, 0, state);
  const ellipse = allocateEllipses(1);
  if (!writeEllipse(ellipse, 0, { scale: 'TDB', day, offset: 0 }, state, 0)) {
    throw new RangeError(`${name} is not on an ellipse at JD ${day}`);
  }
  const { alongP: p, alongQ: q } = ellipse;
  return {
    kind: 'ellipse',
    alongP: [p[0], p[1], p[2]],
    alongQ: [q[0], q[1], q[2]],
    eccentricity: ellipse.eccentricity[0],
    meanMotion: ellipse.meanMotion[0],
    meanAnomaly: ellipse.meanAnomaly[0],
    day,
  };
}

function toEarthMoonBarycentre(ephemeris: Ephemeris, day: number, earth: Float64Array): void {
  const moon = new Float64Array(6);
  ephemeris.state(BODY.Moon, day, 0, moon);
  const share = ephemeris.gm[BODY.Moon] / (ephemeris.gm[BODY.Earth] + ephemeris.gm[BODY.Moon]);
  for (let i = 0; i < 6; i++) earth[i] += share * (moon[i] - earth[i]);
}
