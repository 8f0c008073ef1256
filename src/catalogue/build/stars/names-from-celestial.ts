import type { StarName } from '../../stars/bright-stars-file.ts';
import type { StarRow } from '../../stars/star-row.ts';

/** Stars of d3-celestial: GeoJSON points, J2000, whose ids are Hipparcos numbers. */
type CelestialStars = {
  readonly features: readonly {
    readonly id: number;
    readonly properties: { readonly mag: number };
    readonly geometry: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }[];
};

/** Names by Hipparcos number: proper name, Bayer letter, Flamsteed number, constellation. */
type CelestialNames = Readonly<
  Record<string, { readonly name: string; readonly bayer: string; readonly flam: string; readonly c: string }>
>;

/** A star is the same within so many degrees and magnitudes: the two sources differ in epoch and rounding. */
const NEAR_DEG = 0.02;
const NEAR_MAGNITUDES = 0.6;

/** Names of stars, by their rows; those without any are left out. */
export function namesOfStars(
  rows: readonly StarRow[],
  { stars, names }: { readonly stars: unknown; readonly names: unknown },
): readonly StarName[] {
  const { features } = stars as CelestialStars;
  return rows.flatMap((row, index): StarName[] => {
    const same = features
      .filter(({ properties: { mag } }) => Math.abs(mag - row.magnitude) < NEAR_MAGNITUDES)
      .map(({ id, geometry: { coordinates } }) => ({ id, apart: distance(row, coordinates) }))
      .reduce((nearest, one) => (one.apart < nearest.apart ? one : nearest), { id: 0, apart: NEAR_DEG });
    const named = (names as CelestialNames)[same.id];
    if (named === undefined) return [];
    const letter = named.bayer || named.flam;
    const designation = letter === '' ? '' : `${letter} ${named.c}`;
    return named.name === '' && designation === '' ? [] : [[index, named.name, designation]];
  });
}

/** Degrees, for small distances. */
function distance({ ra, dec }: StarRow, [longitude, latitude]: readonly [number, number]): number {
  const turn = ra - longitude - 360 * Math.round((ra - longitude) / 360);
  return Math.hypot(turn * Math.cos((dec * Math.PI) / 180), dec - latitude);
}
