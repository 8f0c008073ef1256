import type { HorizonPoint } from '../sky/obstruction.ts';

/**
 * What an observer limits when choosing among thousands of objects, in the order in which extremes are stored.
 *
 * magnitude: mag · sunElongation, moonElongation: deg · galaxyLatitude: deg, absolute value · skyMovement: arcsec/min ·
 * densityOfStars: stars/arcmin² · skyUncertainty: arcsec (1 sigma, along its longest axis) · elevation: deg, apparent
 * and airless · moonglow: mag/arcsec², ≤ 0.
 */
export const SURVEY_QUANTITIES = [
  'magnitude',
  'sunElongation',
  'moonElongation',
  'galaxyLatitude',
  'skyMovement',
  'densityOfStars',
  'skyUncertainty',
  'elevation',
  'moonglow',
] as const;

export type SurveyQuantity = (typeof SURVEY_QUANTITIES)[number];

/** What a filter accepts of a quantity. */
export type Limit = {
  /** Allowed values, both ends included; without it no value is accepted. */
  readonly range: { readonly min: number; readonly max: number } | undefined;
  /** Whether an object that has no such value passes. */
  readonly acceptsAbsent: boolean;
};

/** Active limits; a quantity without one is free. */
export type Limits = { readonly [Quantity in SurveyQuantity]?: Limit } & {
  /** Corners of what blocks the view: objects count only above it. Means nothing at the geocentre. */
  readonly horizon?: readonly HorizonPoint[];
};

/** Smallest and largest value of a quantity over the samples of one object; nothing where it has none. */
export type Extremes = {
  readonly [Quantity in SurveyQuantity]?: ValueRange;
};

/** Ends of a range of values. */
export type ValueRange = {
  readonly min: number;
  readonly max: number;
};
