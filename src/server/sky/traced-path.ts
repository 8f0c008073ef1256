import { modulo } from '#engine/modulo.ts';
import { EPHEMERIS_INDEX } from '#engine/observe/columns.ts';
import { type EphemerisTable, tableValue } from '#engine/observe/table.ts';
import { DEGREE } from '#engine/constants.ts';

/** A place of a path: instant (Julian date UTC), astrometric right ascension and declination (deg, ICRF). */
export type PathPlace = { readonly jdUtc: number; readonly ra: number; readonly dec: number };

/** The places of a table, in the order of time. */
export function placesOf(table: EphemerisTable): readonly PathPlace[] {
  const { JD_UTC, AST_RA, AST_DEC } = EPHEMERIS_INDEX;
  const value = (row: number, column: number) => tableValue(table, row, column) ?? 0;
  return Array.from({ length: table.rows }, (_, row) => ({
    jdUtc: value(row, JD_UTC),
    ra: value(row, AST_RA),
    dec: value(row, AST_DEC),
  }));
}

/** Length of a path on the sky, deg: the arcs between its places. */
export function arcLength(places: readonly PathPlace[]): number {
  return places.reduce((sum, place, index) => sum + arcBetween(places[index - 1] ?? place, place), 0);
}

/** The part of the sky that a path runs through, deg; `raMin` is greater than `raMax` where it lies across 0 h. */
export type PathArea = {
  readonly raMin: number;
  readonly raMax: number;
  readonly decMin: number;
  readonly decMax: number;
};

/** The area of a path; nothing of one without places. Right ascension is followed from place to place the shorter way. */
export function areaOf(places: readonly PathPlace[]): PathArea | undefined {
  const [first] = places;
  if (first === undefined) return undefined;
  let [west, east, ra] = [first.ra, first.ra, first.ra];
  for (const place of places) {
    ra += shorterTurn(place.ra - ra);
    west = Math.min(west, ra);
    east = Math.max(east, ra);
  }
  const allRound = east - west >= 360;
  const decs = places.map(({ dec }) => dec);
  return {
    raMin: allRound ? 0 : modulo(west, 360),
    raMax: allRound ? 360 : modulo(east, 360),
    decMin: decs.reduce((least, dec) => Math.min(least, dec)),
    decMax: decs.reduce((most, dec) => Math.max(most, dec)),
  };
}

/** Angle between two places, deg; exact for small ones. */
export function arcBetween(a: Omit<PathPlace, 'jdUtc'>, b: Omit<PathPlace, 'jdUtc'>): number {
  const dec = Math.sin(((b.dec - a.dec) / 2) * DEGREE);
  const ra = Math.sin(((b.ra - a.ra) / 2) * DEGREE);
  const squared = dec * dec + Math.cos(a.dec * DEGREE) * Math.cos(b.dec * DEGREE) * ra * ra;
  return (2 * Math.asin(Math.min(1, Math.sqrt(squared)))) / DEGREE;
}

/** A difference of right ascensions as one from -180 to 180. */
export function shorterTurn(difference: number): number {
  return difference - 360 * Math.round(difference / 360);
}
