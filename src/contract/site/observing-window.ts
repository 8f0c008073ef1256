import * as z from 'zod/mini';
import { numberWithin } from '../number-within.ts';
import { julianDateText, utcText } from '../rest/date-text.ts';
import { numberText } from '../rest/query-values.ts';

/**
 * Time frame of an observation, as every opt call carries it.
 *
 * Julian dates are UTC; `julianDateEnd` is the end date plus 0.9999. Of `julianDateEnd` and `utcEnd` (23:59 of the end
 * date) the later one counts.
 */
export const timeFrameFields = {
  julianDateStart: julianDateText(),
  julianDateEnd: julianDateText(),
  utcStart: z.optional(utcText()),
  utcEnd: z.optional(utcText()),
  /** Days between epochs, at least ten minutes. */
  step: numberText(),
};

/** Degrees north, degrees east and metres above the WGS84 ellipsoid that a place may have. */
export const COORDINATE_RANGES = {
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 360 },
  alt: { min: -500, max: 1_000_000 },
} as const;

/** A number in the range of a coordinate. */
export function coordinate(name: keyof typeof COORDINATE_RANGES) {
  return numberWithin(COORDINATE_RANGES[name]);
}

/**
 * Place of the observer: an MPC code, or geodetic coordinates (degrees north, degrees east from 0 to 360 or -180 to
 * 180, metres above the WGS84 ellipsoid). Code 500 is the geocentre.
 */
export const observatoryFields = {
  observatoryCode: z.optional(z.string().check(z.maxLength(8))),
  observatoryLatitude: z.optional(numberText(coordinate('latitude'))),
  observatoryLongitude: z.optional(numberText(coordinate('longitude'))),
  observatoryElevation: z.optional(numberText(coordinate('alt'))),
};

const observingWindow = z.object({ ...timeFrameFields, ...observatoryFields });

/** Time frame, step and place of an opt call. */
export type ObservingWindow = z.output<typeof observingWindow>;

/** Code of the geocentre. */
export const GEOCENTRE_CODE = '500';
