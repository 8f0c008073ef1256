import { DEGREE, TURN } from '#engine/constants.ts';
import { eccentricAnomaly } from '#engine/kepler/eccentric-anomaly.ts';
import type { PictureOrbit } from './bodies.ts';

/** A point of the ecliptic plane seen from the north: x to the vernal equinox, y 90 degrees ahead of it, au. */
export type PlanePoint = { readonly x: number; readonly y: number };

const OUTLINE_POINTS = 120;

/** Where a body is at a Julian date (TDB), projected on the ecliptic. Two-body: a tenth of a degree over decades. */
export function placeAt(orbit: PictureOrbit, julianDate: number): PlanePoint {
  const longitude = orbit.meanLongitudeDeg + orbit.degPerDay * (julianDate - orbit.epoch);
  const meanAnomaly = (longitude - orbit.longitudeOfPerihelionDeg) * DEGREE;
  return pointAt(orbit, eccentricAnomaly(meanAnomaly, orbit.eccentricity));
}

/** The closed outline of an orbit, projected on the ecliptic. */
export function outlineOf(orbit: PictureOrbit): readonly PlanePoint[] {
  return Array.from({ length: OUTLINE_POINTS }, (_, index) =>
    pointAt(orbit, (TURN * index) / OUTLINE_POINTS),
  );
}

function pointAt(orbit: PictureOrbit, anomaly: number): PlanePoint {
  const { semiMajorAxisAu: a, eccentricity: e } = orbit;
  const along = a * (Math.cos(anomaly) - e);
  const across = a * Math.sqrt(1 - e * e) * Math.sin(anomaly);
  const radius = Math.hypot(along, across);
  const node = orbit.nodeDeg * DEGREE;
  const perihelion = orbit.longitudeOfPerihelionDeg * DEGREE;
  const fromNode = Math.atan2(across, along) + perihelion - node;
  const x = radius * Math.cos(fromNode);
  const y = radius * Math.sin(fromNode) * Math.cos(orbit.inclinationDeg * DEGREE);
  return { x: x * Math.cos(node) - y * Math.sin(node), y: x * Math.sin(node) + y * Math.cos(node) };
}
