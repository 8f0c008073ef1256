import { DEGREE } from '#engine/constants.ts';
import type { CircleQuery, RectangleQuery } from './background.ts';

/** Widest field, degrees, for which stars beyond the bright ones are fetched. */
const FETCHED_TO = 3;

/** Brightest star that is fetched, V: the brighter ones come with the page. */
const BRIGHTEST = 7;

/** Faintest star of all, V. */
const FAINTEST = 22;

/** Windows of fetched stars for fields wider than `above`, degrees; the last is a circle. */
const TIERS = [
  { above: 1.5, rectangle: 4, lessThanFaintest: 10 },
  { above: 1, rectangle: 2, lessThanFaintest: 7.5 },
  { above: 0.5, rectangle: 1, lessThanFaintest: 5 },
  { above: 0.2, rectangle: 0.5, lessThanFaintest: 2.5 },
] as const;

/** Radius of the circle of the narrowest fields, degrees. */
const CIRCLE_RADIUS = 0.25;

/** Which stars a field of view needs: degrees on the sky, and the faintest V. */
export type StarWindow =
  | { readonly kind: 'rectangle'; readonly size: number; readonly magFaint: number }
  | { readonly kind: 'circle'; readonly radius: number; readonly magFaint: number };

/** The window of stars to fetch for a field of view, degrees; nothing where it is too wide for any. */
export function starWindow(fov: number): StarWindow | undefined {
  if (fov > FETCHED_TO) return undefined;
  const tier = TIERS.find(({ above }) => fov > above);
  return tier === undefined
    ? { kind: 'circle', radius: CIRCLE_RADIUS, magFaint: FAINTEST }
    : { kind: 'rectangle', size: tier.rectangle, magFaint: FAINTEST - tier.lessThanFaintest };
}

/** The call for a window of stars about a place of the sky. */
export type StarsCall =
  | { readonly kind: 'rectangle'; readonly query: RectangleQuery }
  | { readonly kind: 'circle'; readonly query: CircleQuery };

/**
 * The place and the date of a look at the sky: what every call for stars carries beside its part of the sky.
 */
export type StarSight = Omit<CircleQuery, 'ra' | 'dec' | 'radius' | 'magBright' | 'magFaint'>;

/**
 * The query for a window of stars. A rectangle is as wide on the sky as it is high, at its edge nearer to a pole, and all
 * the way round where it holds the pole.
 *
 * @param ra, dec of its middle, degrees.
 */
export function starsCall(window: StarWindow, ra: number, dec: number, sight: StarSight): StarsCall {
  const query = { ...sight, ra, dec, magBright: BRIGHTEST, magFaint: window.magFaint };
  if (window.kind === 'circle') return { kind: 'circle', query: { ...query, radius: window.radius } };
  const nearestToPole = Math.min(Math.abs(dec) + window.size / 2, 90);
  const sizeRa = window.size / Math.cos(nearestToPole * DEGREE);
  return {
    kind: 'rectangle',
    query: { ...query, sizeRa: Math.min(sizeRa, 360), sizeDec: window.size },
  };
}
