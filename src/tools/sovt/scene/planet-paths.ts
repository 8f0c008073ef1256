import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { eccentricAnomaly } from '#engine/kepler/eccentric-anomaly.ts';
import { TURN } from '#engine/constants.ts';
import { rotatingAxes, toRotating } from '#engine/synodic/rotating-axes.ts';
import { AVERAGE_EARTH_PERIOD_DAYS, synodicPeriod } from '#engine/synodic/average-earth.ts';
import { createPlanetOrbits, type PlanetOrbit } from '#parts/solar-system/planet-orbits.ts';
import { along } from '#render/geometry/vectors.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';

/** Paths of the planets in the rotating frame about a date. */
export type PlanetPaths = readonly { readonly id: string; readonly path: OrbitPath }[];

/** Points of a path. */
const POINTS = 360;

/** The averaged Earth's circle about the Sun. */
export const AVERAGE_EARTH_PATH: OrbitPath = {
  kind: 'ellipse',
  alongP: [1, 0, 0],
  alongQ: [0, 1, 0],
  eccentricity: 0,
  meanMotion: TURN / AVERAGE_EARTH_PERIOD_DAYS,
  meanAnomaly: 0,
  day: 0,
};

/**
 * Makes the paths of the planets: the loop of each from one conjunction with the Earth to the next, and the year of the Earth, whose
 * distance from the Sun varies. Returns the same paths until the orbits that they follow change.
 */
export function createPlanetPaths(): (ephemeris: Ephemeris, day: number) => PlanetPaths {
  const orbitsOf = createPlanetOrbits();
  let made: { readonly orbits: readonly PlanetOrbit[]; readonly paths: PlanetPaths } | undefined;
  return (ephemeris, day) => {
    const orbits = orbitsOf(ephemeris, day);
    if (made?.orbits !== orbits) made = { orbits, paths: pathsOf(orbits) };
    return made.paths;
  };
}

function pathsOf(orbits: readonly PlanetOrbit[]): PlanetPaths {
  const earth = orbits.find(({ id }) => id === 'earth');
  if (earth === undefined) return [];
  return orbits.map((orbit) => ({ id: orbit.id, path: rotatingPath(orbit, earth) }));
}

function rotatingPath(orbit: PlanetOrbit, earth: PlanetOrbit): OrbitPath {
  const { day, meanMotion } = orbit.path;
  const cycle = synodicPeriod(TURN / meanMotion);
  const span = orbit === earth || cycle.kind !== 'period' ? AVERAGE_EARTH_PERIOD_DAYS : cycle.days;
  const offsets = Float64Array.from({ length: POINTS + 1 }, (_, row) => span * (row / POINTS - 0.5));
  const positions = new Float64Array(3 * offsets.length);
  const place = new Float64Array(3);
  offsets.forEach((offset, row) => {
    writePlace(earth.path, day + offset, place);
    const axes = rotatingAxes(place);
    writePlace(orbit.path, day + offset, place);
    toRotating(axes, 'Sun', place, place);
    positions.set(place, 3 * row);
  });
  return { kind: 'points', positions, day, offsets };
}

/** Place on an ellipse. @param day Julian date TDB. */
function writePlace(path: PlanetOrbit['path'], day: number, out: Float64Array): void {
  const { alongP, alongQ, eccentricity, meanAnomaly, meanMotion } = path;
  const anomaly = eccentricAnomaly((meanAnomaly + meanMotion * (day - path.day)) % TURN, eccentricity);
  const [cosine, sine] = [Math.cos(anomaly) - eccentricity, Math.sin(anomaly)];
  out.set(along(along([0, 0, 0], alongP, cosine), alongQ, sine));
}
