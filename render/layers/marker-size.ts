import type { Colour } from './layer.ts';

/** Largest angular diameter of a body that still gets a marker, deg. */
const MARKER_LIMIT_DEG = 0.2;

/** Size of a marker over its distance from the eye. */
const SIZE_OVER_DISTANCE = 1 / 700;

const PLANET_MARKER_PX: readonly [smallest: number, largest: number] = [8, 20];

/** Diameter of an object's marker at least, CSS px. */
const OBJECT_MARKER_PX = 7;

/** Radius of the Sun's marker in the units of the grid, of which 120 make its side. */
const SUN_MARKER_RADIUS = 0.1;
const SUN_MARKER_PX: readonly [smallest: number, largest: number] = [12, 40];

/** True when a body of an angular diameter, deg, is shown by a marker rather than by itself. */
export function isMarkerShown(angularDiameterDeg: number): boolean {
  return angularDiameterDeg <= MARKER_LIMIT_DEG;
}

/** Angular diameter of a sphere, deg, by its radius and distance in one unit. */
export function angularDiameterDeg(radius: number, distance: number): number {
  return (360 / Math.PI) * Math.asin(Math.min(1, radius / distance));
}

/** Radius of a marker in space, in the unit of its distance from the eye. */
export function markerSize(distance: number): number {
  return distance * SIZE_OVER_DISTANCE;
}

/**
 * Diameter of a planet's marker, CSS px.
 *
 * @param pixelsPerRadian of the view.
 */
export function planetMarkerPx(pixelsPerRadian: number): number {
  return clamped(2 * markerSize(1) * pixelsPerRadian, PLANET_MARKER_PX);
}

/** Diameter of an object's marker, CSS px. */
export function objectMarkerPx(pixelsPerRadian: number): number {
  return Math.max(OBJECT_MARKER_PX, 2 * markerSize(1) * pixelsPerRadian);
}

/** Diameter of the Sun's marker, CSS px, at a distance from the eye, au; `unitAu` is the length of a unit of the grid. */
export function sunMarkerPx(pixelsPerRadian: number, distance: number, unitAu: number): number {
  return clamped((2 * SUN_MARKER_RADIUS * unitAu * pixelsPerRadian) / distance, SUN_MARKER_PX);
}

/** Colour of a body's marker; white for a body that has none of its own. */
export function markerColour(body: string): Colour {
  return MARKER_COLOURS[body] ?? [1, 1, 1];
}

/** Marker colours of the eight planets, and of the Sun and the Moon. */
const MARKER_COLOURS: Readonly<Record<string, Colour>> = {
  sun: [1, 0.81, 0.42],
  mercury: [0.72, 0.69, 0.66],
  venus: [0.95, 0.85, 0.6],
  earth: [0.42, 0.69, 1],
  moon: [0.8, 0.8, 0.82],
  mars: [0.96, 0.5, 0.35],
  jupiter: [0.87, 0.72, 0.56],
  saturn: [0.93, 0.83, 0.55],
  uranus: [0.58, 0.89, 0.91],
  neptune: [0.38, 0.49, 0.97],
};

function clamped(value: number, [smallest, largest]: readonly [number, number]): number {
  return Math.min(largest, Math.max(smallest, value));
}
