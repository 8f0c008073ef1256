import { MINUTES_PER_DAY } from '#engine/constants.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';

/** Most data points of one calculation: objects × epochs per day × days. */
export const MAX_DATA_POINTS = 10_000;

/** Most names in one request, and the size of the first page of a filtering. */
export const MAX_NAMES = 250;

/** Most user-defined objects in the list of a tool. */
export const MAX_USER_DEFINED_OBJECTS = 250;

/** Objects on the first page of a filtering. */
export const FIRST_PAGE_SIZE = 250;

/** Objects on every further page of a filtering. */
export const NEXT_PAGE_SIZE = 20;

/** Matches at which a filtering stops counting. */
export const MAX_TOTAL_RESULTS = 1000;

/** Longest query string that is read, characters; 250 user-defined objects fit, at some 300 each. */
export const MAX_QUERY_LENGTH = 131_072;

/** Most `name=value` pairs of a query that is read: ten for each of 250 user-defined objects, and all others. */
export const MAX_QUERY_PAIRS = 4096;

/** Longest search phrase, characters. */
export const MAX_PHRASE_LENGTH = 200;

/** Most rows that a search returns. */
export const MAX_SEARCH_RESULTS = 100;

/** Smallest time step per unit: 10 minutes, 1 hour, 1 day. */
export const STEP_MINIMUM = { m: 10, h: 1, d: 1 } as const;

/** Unit of a time step. */
export type StepUnit = keyof typeof STEP_MINIMUM;

/** Units of a time step in days. */
export const STEP_UNIT_DAYS: Readonly<Record<StepUnit, number>> = { m: 1 / MINUTES_PER_DAY, h: 1 / 24, d: 1 };

/** Smallest time step a call accepts, days. */
export const MIN_STEP_DAYS = STEP_MINIMUM.m * STEP_UNIT_DAYS.m;

/** First and last day that a time frame may hold, UTC. */
export const FIRST_DATE = '1900-01-01';
export const LAST_DATE = '2470-12-31';

/** First instant that a time frame may hold, UTC, Julian date. */
export const FIRST_JULIAN_DATE = julianDateFromUnixTime(Date.parse(FIRST_DATE));

/** End of the last day that a time frame may hold, UTC, Julian date. */
export const LAST_JULIAN_DATE = julianDateFromUnixTime(Date.parse(LAST_DATE)) + 1;

/** Days in a short-term window: inside it, filtering works from prepared orbits. */
export const SHORT_TERM_DAYS = 30;

/** Days for which a saved state, and the cookie that names it, are stored. */
export const TOOL_STATE_DAYS = 30;

/** Ids of saved states are below this: 128 bits, too many to guess. */
export const TOOL_STATE_ID_END = 2n ** 128n;

/**
 * Longest state that is saved or read, characters of its JSON: the two lists of 250 objects and the three of 250
 * user-defined ones that observation planning can hold fit.
 */
export const MAX_TOOL_STATE_LENGTH = 1_000_000;

/** Calculations that take at least this long report their progress, seconds. */
export const PROGRESS_FROM_SECONDS = 2;

/**
 * Epochs of a calculation, and so its rows per object: the start and every step after it up to the end.
 *
 * @param startUtc, endUtc Julian dates UTC.
 * @param stepDays time step, days.
 */
export function epochCount(startUtc: number, endUtc: number, stepDays: number): number {
  return Math.floor((endUtc - startUtc) / stepDays + 1e-9) + 1;
}

/**
 * Data points of a calculation: selected objects × steps per day × days (the end day does not count, zero days count
 * as one).
 *
 * @param objects selected objects.
 * @param stepDays time step, days.
 * @param days whole days between the first and the last date.
 */
export function dataPoints(objects: number, stepDays: number, days: number): number {
  return Math.round((objects * Math.max(1, days)) / stepDays);
}

/** Days before and from today on for which all orbits are prepared: other lists of all objects take longer. */
export const PREPARED_DAYS_BEFORE = 2;
export const PREPARED_DAYS = 42;

/** Days on both sides of a time frame in which its objects are followed, too: for light time, and for the scale of time. */
export const FOLLOWED_BEYOND_DAYS = 1;

/** First day that a timeline and a perturbed orbit may show, UTC. */
export const FIRST_TIMELINE_DATE = '1950-01-01';

/** Its first instant, UTC, Julian date. */
export const FIRST_TIMELINE_JULIAN_DATE = julianDateFromUnixTime(Date.parse(FIRST_TIMELINE_DATE));

/** Timelines and perturbed orbits end with the year that is this many years ahead. */
export const TIMELINE_YEARS_AHEAD = 100;

/** Zoom that a 3D view may have. */
export const ZOOM_RANGE = { min: 0.01, max: 16 } as const;
