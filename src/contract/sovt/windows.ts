import * as z from 'zod/mini';
import { ephemerisError, orbitProvenance } from '../nov/keplerian.ts';
import { openOrbitBrightness, optionalEllipseFields, pathFields } from '../nov/synodic.ts';
import { numberWithin } from '../number-within.ts';
import { photometry } from '../photometry.ts';
import { numberText } from '../rest/query-values.ts';
import { observatoryFields } from '../site/observing-window.ts';
import { openOrbitFields, openOrbitForce } from '../user-defined/user-defined.ts';
import { SOVT_RANGES } from './ranges.ts';
import { mjdUtc } from '../rest/modified-julian-dates.ts';

const { com_epoch, com_q, com_e, com_i, com_long, com_omega, com_tp } = openOrbitFields;

/**
 * Query of `/sovt/windows`: an object of the catalogue, with `kep=true` the ellipse of its elements, with `kep=false` its
 * open orbit. Without an observatory, or with code 500, the view is from the Earth's centre and nights do not count.
 */
export const windowsQuery = z.object({
  ...pathFields,
  ...optionalEllipseFields,
  com_epoch: z.optional(com_epoch),
  com_q: z.optional(com_q),
  com_e: z.optional(com_e),
  com_i: z.optional(com_i),
  com_long: z.optional(com_long),
  com_omega: z.optional(com_omega),
  com_tp: z.optional(com_tp),
  ...openOrbitForce,
  ...openOrbitBrightness,
  ...observatoryFields,
  magnitudeLimit: z.optional(limit('magnitudeLimit')),
  elongationMin: z.optional(limit('elongationMin')),
  altitudeMin: z.optional(limit('altitudeMin')),
});

/** The observed quantities of an object at a moment: V mag, au, degrees. */
const glimpse = z.object({
  epoch: mjdUtc,
  apparentMag: z.number(),
  sunDistance: z.number(),
  earthDistance: z.number(),
  phaseAngle: z.number(),
  elongation: z.number(),
  /** Airless altitude; present with a site. */
  altitude: z.optional(z.number()),
});

/** A span in which an object is inside all limits. */
const observableSpan = z.object({
  start: mjdUtc,
  end: mjdUtc,
  /** Whether it is cut off by the beginning, and by the end, of the time frame. */
  startsBefore: z.boolean(),
  endsAfter: z.boolean(),
  /** Its brightest moment. */
  brightest: glimpse,
});

/** Response of `/sovt/windows`: the spans in order of time. */
export const windowsResponse = z.object({
  data: z.readonly(z.array(observableSpan)),
  errors: z.array(ephemerisError),
  /** Name of the place, with a site. */
  site: z.optional(z.string()),
  /** The fall onto a body that ends the spans. */
  impact: z.optional(z.object({ body: z.string(), epoch: mjdUtc })),
  /** Law of the magnitudes. */
  photometry: z.optional(photometry),
  provenance: z.optional(orbitProvenance),
});

export type WindowsQuery = z.output<typeof windowsQuery>;
export type ObservableSpan = z.output<typeof observableSpan>;
export type WindowsAnswer = z.output<typeof windowsResponse>;

/** A limit of sovt as a parameter. */
export function limit(name: Exclude<keyof typeof SOVT_RANGES, 'most'>) {
  return numberText(numberWithin(SOVT_RANGES[name]));
}
