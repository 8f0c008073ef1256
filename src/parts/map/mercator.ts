import { modulo } from '#engine/modulo.ts';

/** Largest latitude of a Web Mercator map [deg], where the world is square. */
export const MERCATOR_LATITUDE_LIMIT_DEG = 85.05112878;

/** Pixels of the whole world at zoom 0, the convention of Web Mercator tiles. */
export const WORLD_PX = 256;

/** A place on the map, degrees, longitude east-positive. */
export type Place = { readonly latitudeDeg: number; readonly longitudeDeg: number };

/** A latitude as the map can show it: beyond its edge, that of the edge. */
export function shownLatitudeDeg(latitudeDeg: number): number {
  return Math.max(-MERCATOR_LATITUDE_LIMIT_DEG, Math.min(MERCATOR_LATITUDE_LIMIT_DEG, latitudeDeg));
}

/**
 * Web Mercator projection to the unit square: (0, 0) is the north-west corner, (1, 1) the south-east one.
 * @param place latitude beyond ±85.05113 deg is drawn on the edge.
 * @returns x and y, 0 to 1 for longitudes of -180 to 180 deg.
 */
export function toMercator({ latitudeDeg, longitudeDeg }: Place): [x: number, y: number] {
  const sine = Math.sin((shownLatitudeDeg(latitudeDeg) * Math.PI) / 180);
  return [
    (longitudeDeg + 180) / 360,
    0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI), // Snyder 1987, eq. 7-2a
  ];
}

/**
 * Inverse of {@link toMercator}.
 * @param x any; 0 to 1 gives -180 to 180 deg, further to the east or west wraps round.
 * @param y 0 to 1.
 */
export function fromMercator(x: number, y: number): Place {
  return {
    latitudeDeg: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, // Snyder 1987, eq. 7-4a
    longitudeDeg: wrapLongitudeDeg(360 * x - 180),
  };
}

/** Brings a longitude into -180 (included) to 180 (excluded) degrees. */
export function wrapLongitudeDeg(longitudeDeg: number): number {
  return modulo(longitudeDeg + 180, 360) - 180;
}
