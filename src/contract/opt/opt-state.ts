import * as z from 'zod/mini';
import { EPHEMERIS_COLUMNS, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import { asteroid } from '../asteroid.ts';
import { LONG_TERM_QUANTITIES } from './ephemeris-columns.ts';
import { SORT_COLUMNS } from './filtering.ts';
import { horizonText } from '../site/horizon.ts';
import { FIRST_DATE, LAST_DATE, MAX_NAMES, MAX_USER_DEFINED_OBJECTS } from '../limits.ts';
import { listOf } from '../rest/list-of.ts';
import { nightPlanState } from './night-plan-state.ts';
import { coordinate } from '../site/observing-window.ts';
import { savedFilters } from './saved-filters.ts';
import { telescopeProfile } from './telescope-profile.ts';
import { hasOwnDesignator, type OrbitalObject, orbitalObject } from '../user-defined/user-defined-object.ts';

/** A day that a calendar has, within the years of the toolkit. */
const date = z.iso.date().check(z.refine((day) => day >= FIRST_DATE && day <= LAST_DATE, 'is out of range'));
/** A day as it was saved: the form reports a day that no calendar has, or one beyond the years of the toolkit. */
const savedDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const shortText = z.string().check(z.maxLength(200));
const designators = listOf(shortText, MAX_NAMES);
export const timeStep = z.object({ step: z.number().check(z.gt(0)), unit: z.enum(['m', 'h', 'd']) });

/** An observatory; one without a code is known by its coordinates alone. */
export const observatory = z.object({
  code: z.optional(shortText),
  id: z.optional(z.number()),
  name: shortText,
  latitude: coordinate('latitude'),
  longitude: coordinate('longitude'),
  alt: coordinate('alt'),
});

/** A zone by its name and offset. */
export const timezone = z.object({
  name: shortText,
  offsetMinutes: z.number().check(z.gte(-900), z.lte(900)),
});

/** The visitor's own objects; none in states that were saved before there were any. */
export const userDefinedObjects = z.prefault(
  listOf(orbitalObject, MAX_USER_DEFINED_OBJECTS).check(
    z.refine(haveOwnNames, 'must have names of their own'),
  ),
  [],
);

const savedCoordinate = z.number().check(z.gte(-1e9), z.lte(1e9));

/** An observatory as it was saved, in a place that there is or none. */
const savedObservatory = z.object({
  ...observatory.shape,
  latitude: savedCoordinate,
  longitude: savedCoordinate,
  alt: savedCoordinate,
});

/**
 * What is observed, when and from where. A state whose form is right is loaded, and faults of its values are
 * reported where the set-up is submitted: dates or places that do not exist.
 */
const setupMemory = z.object({
  selectedObservatory: savedObservatory,
  /** The horizon profile there; absent for an open view, and in states that were saved before sites had horizons. */
  horizon: z.optional(horizonText),
  /**
   * `firstNight` is set where two nights get dark on the first date UTC and the later one was chosen;
   * `lastNight` where one night was chosen and the dates, two at least, hold another one.
   */
  selectedTimeFrame: z.object({
    start: savedDate,
    end: savedDate,
    firstNight: z.optional(savedDate),
    lastNight: z.optional(savedDate),
    timezone,
  }),
  objectSource: z.enum(['filtering', 'list']),
  userDefinedObjects: userDefinedObjects,
  finalAsteroidsList: listOf(asteroid, MAX_NAMES),
});

/** How the table of ephemerides writes dates and places; by UTC in states that were saved before there was a choice. */
const notation = {
  calendarDates: z.boolean(),
  sexagesimal: z.boolean(),
  clock: z.prefault(z.enum(['utc', 'local']), 'utc'),
};

const hour = z.int().check(z.gte(0), z.lte(23));

/** Settings of the long-term plots of one object, or of all; an invalid value is replaced by the middle one. */
const plotChoices = z.partialRecord(
  z.enum(LONG_TERM_QUANTITIES),
  z.object({
    enable: z.optional(z.boolean()),
    value: z.optional(z.union([z.number(), z.literal('midpoint')])),
  }),
);

/** The charts that can be viewed as a table instead. */
const chartView = z.enum(['long-term', 'short-term']);

export type ChartView = z.output<typeof chartView>;

/** Which object and day the charts show, and their thresholds. */
const charts = z.object({
  shown: z.optional(shortText),
  day: z.optional(date),
  advanced: z.boolean(),
  order: z.enum(['first', 'longest']),
  /** Those that are viewed as a table; none in states that were saved before it was stored. */
  tables: z.prefault(listOf(chartView, chartView.options.length), []),
  thresholds: z.object({ common: plotChoices, own: z.record(shortText, plotChoices) }),
});

const columnKey = z.enum(EPHEMERIS_COLUMNS.map(({ key }): EphemerisColumnKey => key));

/**
 * The state of observation planning, as it is stored over a reload or saved: everything the visitor entered, and the
 * token of what was calculated. Lists and tables are requested again.
 */
export const optState = z.object({
  version: z.literal(1),
  tool: z.literal('opt'),
  /** The same as in `setup.current`, which counts; left out in states that were saved before the dates were written here, too. */
  timeFrame: z.optional(z.object({ start: savedDate, end: savedDate })),
  finalAsteroidsList: z.optional(listOf(asteroid, MAX_NAMES)),
  /** A member of every tool's state; planning has no object in the foreground. */
  selectedObjectName: z.optional(z.null()),
  /** The screen it was saved on. */
  screen: z.optional(z.enum(['setup', 'filtering', 'results'])),
  /** Which of the results were shown; the ephemerides in states that were saved before there were charts. */
  results: z.optional(z.enum(['long-term', 'short-term', 'ephemerides', 'plan'])),
  setup: z.object({
    /** The form as it is filled in. */
    current: setupMemory,
    /** The last observatory on the ground, remembered behind a geocentric one. */
    recentObservatory: savedObservatory,
    /** The set-up submitted last: filters, selection and calculation belong to it. */
    submitted: z.optional(setupMemory),
  }),
  filtering: z.object({
    filters: savedFilters,
    /** Absent in states that were saved before lists could be sorted. */
    sorting: z.optional(z.object({ column: z.enum(SORT_COLUMNS), order: z.enum(['asc', 'desc']) })),
    timeStep,
    /** The step that the user typed last, which later plans begin with; absent where none was. */
    typedStep: z.optional(timeStep),
    /** Designators of the checked rows. */
    selected: designators,
    /** Rows that were loaded, page by page. */
    reach: z.int().check(z.gte(0)),
    /** The phrase that is searched for in the list; absent where there is none. */
    phrase: z.optional(shortText),
  }),
  /** A calculation that runs or is finished: its job, its request, and its estimated duration, seconds. */
  calculation: z.optional(
    z.object({
      token: shortText,
      names: designators,
      userDefinedObjects: userDefinedObjects,
      timeStep,
      estimatedTime: z.number().check(z.gte(0)),
    }),
  ),
  columns: z.object({
    choice: z.enum(['default', 'observer', 'all', 'user']),
    /** Columns that the visitor chose. */
    own: listOf(columnKey, EPHEMERIS_COLUMNS.length),
    onlyObservable: z.boolean(),
    /**
     * Whether only rows at night are shown; true in states that were saved before it was stored, as every
     * table then began so.
     */
    onlyAtNight: z.prefault(z.boolean(), true),
    ...notation,
    /** The notation that is restored when the observer's columns are left. */
    aside: z.prefault(z.object(notation), { calendarDates: false, sexagesimal: false }),
    /** Rows that the user limited the table to: objects above an altitude, degrees, and whole hours of the day. */
    limits: z.prefault(
      z.object({
        minimumAltitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
        hours: z.optional(z.object({ from: hour, to: hour })),
      }),
      {},
    ),
    files: z.prefault(
      z.object({
        paper: z.optional(z.enum(['A4', 'Letter'])),
        csvRemarks: z.boolean(),
        csvSeparator: z.optional(z.enum(['comma', 'semicolon'])),
      }),
      {
        csvRemarks: true,
      },
    ),
  }),
  /** Absent in states that were saved before there were charts. */
  charts: z.optional(charts),
  /** Absent in states that were saved before there were plans. */
  nightPlan: z.optional(nightPlanState),
  /** The telescope that the plan is made with; absent for none. */
  telescope: z.optional(telescopeProfile),
});

export type OptState = z.output<typeof optState>;

/** Whether every object has the designator that follows from its name, and no two the same. */
function haveOwnNames(objects: readonly OrbitalObject[]): boolean {
  const designators = new Set(objects.map(({ designator }) => designator));
  return designators.size === objects.length && objects.every(hasOwnDesignator);
}
