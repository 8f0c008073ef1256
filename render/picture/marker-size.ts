/** Largest angular diameter of a body that still gets a marker, deg. */
const MARKER_LIMIT_DEG = 0.2;

/** Size of a marker over its distance from the eye. */
const SIZE_OVER_DISTANCE = 1 / 700;

const PLANET_MARKER_PX: readonly [smallest: number, largest: number] = [8, 20];

/** Diameter of an object's marker at least, CSS px. */
const OBJECT_MARKER_PX = 7;

/** Limits of a marker that has a size in space. */
const SPATIAL_MARKER_PX: readonly [smallest: number, largest: number] = [12, 40];

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

/**
 * Diameter of a marker that has a radius in space, CSS px.
 *
 * @param distance from the eye, in the unit of the radius.
 */
export function spatialMarkerPx(pixelsPerRadian: number, distance: number, radius: number): number {
  return clamped((2 * radius * pixelsPerRadian) / distance, SPATIAL_MARKER_PX);
}

function clamped(value: number, [smallest, largest]: readonly [number, number]): number {
  return Math.min(largest, Math.max(smallest, value));
}
