import { arcCosine, arcSine } from '../angles.ts';
import { ARCSECOND, DEGREE } from '../constants.ts';
import type { Limit, Limits, SurveyQuantity } from './quantities.ts';

/** Quantities that every sample has at once; the others cost more and are computed only where they matter. */
export const DIRECT_QUANTITIES = [
  'magnitude',
  'sunElongation',
  'moonElongation',
  'galaxyLatitude',
  'skyMovement',
  'elevation',
] as const satisfies readonly SurveyQuantity[];

export type DirectQuantity = (typeof DIRECT_QUANTITIES)[number];

/** Whether every sample has a quantity at once. */
export function isDirect(quantity: string): quantity is DirectQuantity {
  return DIRECT_QUANTITIES.some((direct) => direct === quantity);
}

/** A limit in the unit of the samples, so that comparing needs no conversion. */
export type Threshold = {
  readonly quantity: DirectQuantity;
  readonly low: number;
  readonly high: number;
  readonly acceptsAbsent: boolean;
};

/** Arcseconds per minute in a radian per day. */
const ARCSEC_PER_MINUTE = 1 / (ARCSECOND * 1440);

/** Conversions from a sample's measure (mag, cosine, sine, rad/d) to the unit of the quantity. */
export const TO_UNIT: Readonly<Record<DirectQuantity, (measure: number) => number>> = {
  magnitude: (mag) => mag,
  sunElongation: (cosine) => arcCosine(cosine) / DEGREE,
  moonElongation: (cosine) => arcCosine(cosine) / DEGREE,
  galaxyLatitude: (sine) => arcSine(sine) / DEGREE,
  skyMovement: (radPerDay) => radPerDay * ARCSEC_PER_MINUTE,
  elevation: (sine) => arcSine(sine) / DEGREE,
};

/** Conversions from the unit of the quantity to a sample's measure; the inverse of {@link TO_UNIT}. */
export const TO_MEASURE: Readonly<Record<DirectQuantity, (value: number) => number>> = {
  magnitude: (mag) => mag,
  sunElongation: (degrees) => Math.cos(clamp(degrees, 0, 180) * DEGREE),
  moonElongation: (degrees) => Math.cos(clamp(degrees, 0, 180) * DEGREE),
  galaxyLatitude: (degrees) => Math.sin(clamp(degrees, 0, 90) * DEGREE),
  skyMovement: (arcsecPerMinute) => arcsecPerMinute / ARCSEC_PER_MINUTE,
  elevation: (degrees) => Math.sin(clamp(degrees, -90, 90) * DEGREE),
};

/** Active limits on direct quantities in their measures, whether these rise or fall with the quantity. */
export function thresholdsOf(limits: Limits): readonly Threshold[] {
  return DIRECT_QUANTITIES.flatMap((quantity) => {
    const limit = limits[quantity];
    return limit === undefined ? [] : [thresholdOf(quantity, limit)];
  });
}

/** A limit on a direct quantity in its measure. */
export function thresholdOf(quantity: DirectQuantity, { range, acceptsAbsent }: Limit): Threshold {
  if (range === undefined) {
    return { quantity, low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY, acceptsAbsent };
  }
  const ends = [TO_MEASURE[quantity](range.min), TO_MEASURE[quantity](range.max)];
  return { quantity, low: Math.min(...ends), high: Math.max(...ends), acceptsAbsent };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
