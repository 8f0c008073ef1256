import { DEGREE } from '#engine/constants.ts';

/** Magnitudes at which the tiers of star sizes end; what is fainter than the last one is in one more tier. */
export const STAR_TIERS: readonly number[] = [2.5, 5, 7.5, 10, 12.5, 15, 17.5];

/** The tier of a magnitude, from 1 for the brightest to 8. */
export function starTier(magnitude: number): number {
  return STAR_TIERS.filter((end) => magnitude >= end).length + 1;
}

/** Magnitudes that {@link starDiameters} are for: a tier's end each, one before the first and one after the last. */
const KNOTS: readonly number[] = [-2.5, ...STAR_TIERS, 20];

/** CSS px at each knot in a wide and in a narrow field, where the faint ones are what is looked at. */
const WIDE: readonly number[] = [10, 5.2, 2.9, 1.25, 1, 0.9, 0.8, 0.7, 0.6];
const NARROW: readonly number[] = [13, 8.4, 6.4, 4.9, 3.7, 2.9, 2.2, 1.7, 1.3];
const WIDE_FROM = 40 * DEGREE;
const NARROW_TO = 0.3 * DEGREE;

/** Diameters of stars at the ends of the tiers, CSS px: smaller from tier to tier, and growing as the field gets narrower. */
export function starDiameters(fieldOfView: number): readonly number[] {
  const share = narrowness(fieldOfView);
  return WIDE.map((wide, knot) => wide + share * (NARROW[knot] - wide));
}

/** How narrow a field is to the sizes of stars: from 0 in a wide one to 1. */
export function narrowness(fieldOfView: number): number {
  const share = Math.log(WIDE_FROM / fieldOfView) / Math.log(WIDE_FROM / NARROW_TO);
  return Math.min(1, Math.max(0, share));
}

/** Diameters of a star in a wide and in a narrow field, CSS px; between them it grows evenly by {@link narrowness}. */
export function diameterEnds(magnitude: number): readonly [wide: number, narrow: number] {
  return [starDiameter(magnitude, WIDE), starDiameter(magnitude, NARROW)];
}

/** Diameter of a star, CSS px: between the ends of its tier it falls evenly. */
export function starDiameter(magnitude: number, diameters: readonly number[]): number {
  const after = KNOTS.findIndex((knot) => magnitude < knot);
  if (after === 0) return diameters[0];
  if (after === -1) return diameters[KNOTS.length - 1];
  const share = (magnitude - KNOTS[after - 1]) / (KNOTS[after] - KNOTS[after - 1]);
  return diameters[after - 1] + share * (diameters[after] - diameters[after - 1]);
}
