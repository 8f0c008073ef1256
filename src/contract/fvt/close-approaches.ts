import * as z from 'zod/mini';
import { namesText } from '../asteroid.ts';
import { ephemerisError, orbitProvenance } from '../nov/keplerian.ts';
import { modifiedDateText } from '../rest/date-text.ts';
import { listText, numberText, wordText } from '../rest/query-values.ts';
import { ALL_BODIES, MAIN_BODY_IDS } from './main-bodies.ts';
import { passageFields } from './passage.ts';
import { mjdTdb } from '../rest/modified-julian-dates.ts';

/** Farthest that approaches are searched for, au, where a request names a distance. */
const FARTHEST_APPROACH_AU = 0.5;

const modifiedDate = modifiedDateText('UTC', z.number().check(z.gte(-100_000), z.lte(300_000)));

/** Query of `/fvt/closeApproaches`. */
export const closeApproachesQuery = z.object({
  /** Modified Julian Dates UTC, from 1950 to 100 years ahead. */
  startDate: modifiedDate,
  endDate: modifiedDate,
  /** Ids of main bodies, or `all`; the Earth where absent. */
  mainBody: z.optional(listText(wordText([...MAIN_BODY_IDS, ALL_BODIES]))),
  /** Numbers, names or designations; every near-Earth object where absent or empty. */
  names: z.optional(namesText),
  /** Distance from the body's centre, au, within which approaches count, instead of the body's own limit. */
  distMax: z.optional(numberText(z.number().check(z.gt(0), z.lte(FARTHEST_APPROACH_AU)))),
});

/** A close approach to a main body. */
export const closeApproach = z.object({
  designator: z.string(),
  name: z.optional(z.string()),
  number: z.optional(z.string()),
  /** Readable name of the object. */
  object: z.string(),
  ...passageFields,
  /** The flyby can be shown. */
  infvtarchive: z.boolean(),
  /** Julian dates UTC at which the days of the flyby begin. */
  jds: z.array(z.number()),
  /** Absolute magnitude, and diameter in metres. */
  mag: z.optional(z.number()),
  diam: z.optional(z.number()),
  /** The orbit that the approach follows from; absent in states that were saved early. */
  provenance: z.optional(
    z.object({
      ...orbitProvenance.shape,
      /** Epoch of the elements. */
      epoch: mjdTdb,
    }),
  ),
});

/** Response of `/fvt/closeApproaches`, in order of date. */
export const closeApproaches = z.object({
  closeApproaches: z.array(closeApproach),
  /** Names without an orbit that can be followed, and objects on days whose search took too long: why, and what to request instead. */
  errors: z.array(ephemerisError),
});

/** Media type in which a search responds line by line while it goes on. */
export const APPROACH_LINES = 'application/x-ndjson';

/** A line of such a response: what was found since the last one, and how many objects of how many are done by now. */
export const closeApproachesLine = z.object({
  closeApproaches: z.array(closeApproach),
  errors: z.array(ephemerisError),
  done: z.number(),
  total: z.number(),
  /** Only in the last line, which has nothing else: a response without it was cut off. */
  complete: z.boolean(),
});

export type CloseApproach = z.output<typeof closeApproach>;
export type CloseApproachesLine = z.output<typeof closeApproachesLine>;
export type CloseApproachesQuery = z.output<typeof closeApproachesQuery>;
export type CloseApproaches = z.output<typeof closeApproaches>;
