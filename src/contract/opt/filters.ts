import { keysOf, recordOf } from '#engine/typed-record.ts';
import * as z from 'zod/mini';
import { BODY_TYPES, DATABASES, ORBIT_TYPES } from '../asteroid.ts';
import {
  booleansText,
  booleanText,
  falseText,
  listText,
  numberText,
  wordText,
} from '../rest/query-values.ts';

/** Bounds of a filter and its limits before the visitor touches it. */
export type RangeBounds = {
  readonly min: number;
  readonly max: number;
  /** Smallest upper limit that can be set; `min` where it is absent. */
  readonly leastMax?: number;
  readonly unit: string;
  /** Limit of the first request; absent where there is none. */
  readonly defaultMin?: number;
  readonly defaultMax?: number;
  /** Changes during a night, so that its limit must hold at the same moment as the others. */
  readonly timeDependent: boolean;
};

/** Filters with a minimum and a maximum: query parameters xMin, xMax, xNA. */
export const RANGE_FILTERS = {
  magnitude: { min: -30, max: 35, unit: 'mag', defaultMax: 23, timeDependent: true },
  sunElongation: { min: 0, max: 180, unit: 'deg', defaultMin: 50, timeDependent: true },
  moonElongation: { min: 0, max: 180, unit: 'deg', defaultMin: 30, timeDependent: true },
  galaxyLatitude: { min: 0, max: 90, unit: 'deg', timeDependent: true },
  skyMovement: { min: 0, max: 240_000, unit: 'arcsec/min', defaultMax: 100, timeDependent: true },
  densityOfStars: { min: 0, max: Infinity, leastMax: 100, unit: 'stars/arcmin2', timeDependent: true },
  skyUncertainty: { min: 0, max: 648_000, unit: 'arcsec', timeDependent: true },
  elevation: { min: -90, max: 90, unit: 'deg', defaultMin: 20, timeDependent: true },
  moonglow: { min: -5, max: 0, unit: 'mag/arcsec2', defaultMin: -5, timeDependent: true },
  observationArc: { min: 0, max: Infinity, unit: 'd', timeDependent: false },
} as const satisfies Record<string, RangeBounds>;

/** Filters with a smallest value only: query parameters x and xNA. */
export const MINIMUM_FILTERS = {
  nrOfDaysUnobserved: { min: 0, unit: 'd' },
} as const;

export type RangeFilterName = keyof typeof RANGE_FILTERS;
export type MinimumFilterName = keyof typeof MINIMUM_FILTERS;
export type FilterName = RangeFilterName | MinimumFilterName;

export const RANGE_FILTER_NAMES = keysOf(RANGE_FILTERS);
/** Ranges of what changes during a night. */
export type NightFilterName = {
  [Name in RangeFilterName]: (typeof RANGE_FILTERS)[Name]['timeDependent'] extends true ? Name : never;
}[RangeFilterName];

export const NIGHT_FILTER_NAMES = RANGE_FILTER_NAMES.filter(
  (name): name is NightFilterName => RANGE_FILTERS[name].timeDependent,
);
export const MINIMUM_FILTER_NAMES = keysOf(MINIMUM_FILTERS);

/**
 * Query parameters of every filter of the filtering screen.
 *
 * Checkbox lists (`database`, `bodyType`, `orbitType`, `risk`, `pha`): absent means not restricted, an empty text means
 * that nothing is checked and nothing matches.
 * `includeLost`: comets that count as lost are in a list of all objects only with `true`; those that are named always are.
 * Ranges: `xMin` and `xMax` limit the value (a missing one is the range's bound), `xNA` says whether objects without a
 * value pass (false when absent). `x=false` switches the limit off; together with `xNA=true` only objects without a
 * value pass. `xNA=true` alone limits nothing; `xNA=false` alone requires any value.
 */
export const filterFields = {
  database: z.optional(listText(wordText(DATABASES))),
  bodyType: z.optional(listText(wordText(BODY_TYPES))),
  orbitType: z.optional(listText(wordText(ORBIT_TYPES))),
  risk: z.optional(booleansText),
  pha: z.optional(booleansText),
  includeLost: z.optional(booleanText),
  ...recordOf(
    RANGE_FILTER_NAMES.flatMap((name) => [`${name}Min`, `${name}Max`] as const),
    () => z.optional(numberText()),
  ),
  ...recordOf(RANGE_FILTER_NAMES, () => z.optional(falseText)),
  ...recordOf(MINIMUM_FILTER_NAMES, () =>
    z.optional(z.union([falseText, numberText(z.number().check(z.gte(0)))])),
  ),
  ...recordOf(
    [...RANGE_FILTER_NAMES, ...MINIMUM_FILTER_NAMES].map((name) => `${name}NA` as const),
    () => z.optional(booleanText),
  ),
};

const filters = z.object(filterFields);

/** Filters as a caller writes them and as a handler reads them. */
export type FilterQuery = z.output<typeof filters>;
