import * as z from 'zod/mini';
import { listedObjectFields, namesText } from '../asteroid.ts';
import { filterFields, MINIMUM_FILTER_NAMES, RANGE_FILTER_NAMES } from './filters.ts';
import { horizonFields } from '../site/horizon.ts';
import { FIRST_PAGE_SIZE, MAX_TOTAL_RESULTS } from '../limits.ts';
import { observatoryFields, timeFrameFields } from '../site/observing-window.ts';
import { photometry } from '../photometry.ts';
import { booleanText, numberText, wordText } from '../rest/query-values.ts';

const FILTER_VALUES = z.object({
  /** Name of a filter of the filtering screen. */
  name: z.string(),
  /** Least and greatest value over the dark samples of the window; absent where the object has no value. */
  minValue: z.optional(z.number()),
  maxValue: z.optional(z.number()),
  /** Set where the values are bounds from above: days unobserved by a catalogue that knows nothing of the last weeks. */
  atMost: z.optional(z.literal(true)),
});

/** Columns that a list can be sorted by: the object's name, its properties, and every quantity that is filtered by. */
export const SORT_COLUMNS = [
  'object',
  'database',
  'bodyType',
  'orbitType',
  'risk',
  'pha',
  ...RANGE_FILTER_NAMES,
  ...MINIMUM_FILTER_NAMES,
] as const;

/**
 * Query of `filtering`. `from` and `size` choose the page; the Token header of the first response goes with every
 * further page, so that all pages are of one list. With `sort` all matches are sorted before the list is cut; without it
 * they come in the order of the catalogue.
 */
export const filteringQuery = z.object({
  header: z.optional(booleanText),
  from: z.optional(numberText(z.int().check(z.gte(0), z.lte(MAX_TOTAL_RESULTS)))),
  size: z.optional(numberText(z.int().check(z.gte(1), z.lte(FIRST_PAGE_SIZE)))),
  lastCalculatedEphemerides: z.optional(booleanText),
  sort: z.optional(wordText(SORT_COLUMNS)),
  order: z.optional(wordText(['asc', 'desc'])),
  /** A list of the visitor's own: only these are examined. Empty means all near-Earth objects. */
  names: z.optional(namesText),
  ...timeFrameFields,
  ...observatoryFields,
  ...horizonFields,
  ...filterFields,
});

/** One object that passes all filters, or a name of the visitor's list with the reason why it cannot. */
const filteredObject = z.object({
  ...listedObjectFields,
  filters: z.array(FILTER_VALUES),
  /** Law of its magnitudes; absent where it has none. */
  photometry: z.optional(photometry),
  /** Why nothing could be computed; the other fields are then as far as known. */
  error: z.optional(z.string()),
  /** Date of an approach within 3 lunar distances during the window, YYYY-MM-DD. */
  closeApproach: z.optional(z.string()),
});

/** Progress of the preparation of all orbits. */
export const progress = z.object({
  /** Objects done, and objects to be done in all. */
  done: z.number(),
  total: z.number(),
  /** Other time frames that are begun before this one; absent where it is begun. */
  ahead: z.optional(z.number()),
  /**
   * Days of a time frame of more than a year that are searched for all objects by now, and all of them; absent for a shorter one.
   * Where more are searched for some of the objects, how many days and objects these are.
   */
  days: z.optional(
    z.object({
      done: z.number(),
      total: z.number(),
      begun: z.optional(z.object({ days: z.number(), objects: z.number() })),
    }),
  ),
  /**
   * Share of the work that is done, 0 to 1, and the seconds that the rest takes while no other visitor requests anything. Work
   * includes carrying orbits to a far time frame. Both are absent while neither is known.
   */
  share: z.optional(z.number()),
  secondsLeft: z.optional(z.number()),
});

/** Response of `filtering`. */
export const filteringResult = z.object({
  token: z.string(),
  /** Rows of the list, 1000 at most: those with an error first, then the matches. */
  totalResults: z.number(),
  /** Rows with an error, which are not matches. */
  errors: z.optional(z.number()),
  /**
   * Nights that are dark at the site at some time within the time frame, those included that its ends cut;
   * absent at the geocentre, where there is no night.
   */
  nights: z.optional(z.number()),
  object: z.object({ data: z.array(filteredObject) }),
  /** Orbits prepared so far, while some are missing from the response. */
  preparation: z.optional(progress),
});

export type SortColumn = (typeof SORT_COLUMNS)[number];
export type FilteringQuery = z.output<typeof filteringQuery>;
export type FilteredObject = z.output<typeof filteredObject>;
export type FilteringResult = z.output<typeof filteringResult>;
