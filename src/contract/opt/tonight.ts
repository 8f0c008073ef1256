import * as z from 'zod/mini';
import { listedObjectFields } from '../asteroid.ts';
import { FIRST_DATE, LAST_DATE } from '../limits.ts';
import { numberWithin } from '../number-within.ts';
import { photometry } from '../photometry.ts';
import { utcText } from '../rest/date-text.ts';
import { endpoint } from '../rest/endpoint.ts';
import { numberText } from '../rest/query-values.ts';
import { observatoryFields } from '../site/observing-window.ts';
import { progress } from './filtering.ts';

/** What the limits of a night's list may be: V magnitudes, degrees, objects. */
export const TONIGHT_RANGES = {
  faintest: { min: -5, max: 30 },
  lowest: { min: 0, max: 85 },
  most: { min: 0, max: 200 },
} as const;

/** A list before the visitor touches it: what a small telescope with a camera reaches, through less than three airmasses. */
export const TONIGHT_DEFAULTS = { faintest: 20, lowest: 20, most: 50 } as const;

/** Objects of a night on the welcome page: as many as are checked before the visitor chooses. */
export const TONIGHT_AT_FIRST = 12;

/**
 * Query of `tonight`: a place, and optionally limits and another night than the one that comes. Where no objects are requested
 * (`most` is 0) the response has the night alone, without a search.
 */
const tonightQuery = z.object({
  ...observatoryFields,
  /** The date of an evening by the mean Sun, or a moment UTC of the night. */
  night: z.optional(utcText(z.string().check(z.refine(isServed, 'is out of range')))),
  faintest: z.optional(numberText(numberWithin(TONIGHT_RANGES.faintest))),
  lowest: z.optional(numberText(numberWithin(TONIGHT_RANGES.lowest))),
  most: z.optional(numberText(z.int().check(z.gte(TONIGHT_RANGES.most.min), z.lte(TONIGHT_RANGES.most.max)))),
});

function isServed(date: string): boolean {
  const day = date.slice(0, 'YYYY-MM-DD'.length);
  return day >= FIRST_DATE && day <= LAST_DATE;
}

const tonightObject = z.object({
  ...listedObjectFields,
  /** Law of its magnitude. */
  photometry: z.optional(photometry),
  /** The moment at which it is highest while it is dark and it is inside the limits. */
  best: z.object({
    /** UTC. */
    julianDate: z.number(),
    /** V, mag. */
    magnitude: z.number(),
    /** Degrees, without refraction. */
    altitude: z.number(),
    /** Arcsec/min. */
    motion: z.number(),
    /** Degrees from the Moon. */
    moonElongation: z.number(),
    /** 1 sigma along the longest axis, arcsec; absent where nothing is known of it. */
    uncertainty: z.optional(z.number()),
  }),
  /** Degrees at the moments of the night; it ends early for an object that is gone. */
  altitudes: z.readonly(z.array(z.number())),
});

/** Response of `tonight`. */
const tonightResult = z.object({
  /** Local date of the evening, by the mean Sun, YYYY-MM-DD. */
  night: z.string(),
  /** Noon of the mean Sun before the night and after it, Julian dates UTC. */
  start: z.number(),
  end: z.number(),
  /** Whether the sky gets dark (Sun below -18 degrees), stays in twilight, or the Sun does not set. */
  sky: z.enum(['dark', 'twilight', 'day']),
  /** First and last moment of astronomical night, Julian dates UTC; absent where there is none. */
  dark: z.optional(z.object({ start: z.number(), end: z.number() })),
  /** The part of the night that is shown: from before sunset to after sunrise. */
  moments: z.object({
    /** Julian date UTC of the first, and days from one to the next. */
    start: z.number(),
    step: z.number(),
    /** Altitudes of Sun and Moon, degrees. */
    sun: z.readonly(z.array(z.number())),
    moon: z.readonly(z.array(z.number())),
  }),
  /** Illuminated part of the Moon in the middle of the night, %. */
  moonIlluminated: z.number(),
  /** Objects inside the limits, 1000 at most. */
  totalResults: z.number(),
  /** The brightest of them, brightest first. */
  objects: z.readonly(z.array(tonightObject)),
  /** Orbits prepared so far, while some are missing from the list. */
  preparation: z.optional(progress),
});

/** The call that lists what is up in one night, by its name. */
export const TONIGHT_ENDPOINTS = {
  tonight: endpoint({
    route: 'tonight',
    summary: 'The brightest near-Earth objects of the coming night at a place',
    query: tonightQuery,
    response: tonightResult,
    token: 'none',
    problems: ['observatory-invalid', 'observatory-unknown', 'no-night', 'date-out-of-range', 'queue-full'],
  }),
} as const;

export type TonightQuery = z.output<typeof tonightQuery>;
export type TonightResult = z.output<typeof tonightResult>;
export type TonightObject = z.output<typeof tonightObject>;
