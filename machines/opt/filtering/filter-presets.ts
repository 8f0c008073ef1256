import type { MinimumFilterName, RangeFilterName } from '#contract/opt/filters.ts';
import type { OwnPreset } from '#contract/opt/own-presets.ts';
import type { Observatory } from '../../planning/observatory.ts';
import type { Filters } from '#contract/opt/saved-filters.ts';
import { defaultFilters, defaultRange, filtersAt } from './filters.ts';
import { filtersFromSaved } from '#contract/opt/saved-filters.ts';

/** Filters that go together for one way of observing. */
export type FilterPreset = {
  readonly id: string;
  readonly title: string;
  /** Limits of the preset, for the user who chooses. */
  readonly detail: string;
  readonly ranges: Readonly<
    Partial<Record<RangeFilterName, { readonly min?: number; readonly max?: number }>>
  >;
  readonly minimums?: Readonly<Partial<Record<MinimumFilterName, number>>>;
  /** Limits of the defaults that do not matter here. */
  readonly free?: readonly RangeFilterName[];
};

/**
 * Presets of every user.
 *
 * Visual: by the eye a 30 cm mirror reaches V 2.7 + 5 lg(300 mm) = 15.1 (Steavenson's limit for a point at the zenith); half
 * a magnitude is left for extinction and the Moon, and what moves faster than 60 arcsec/min crosses a field while it is
 * searched for. Follow-up: the range in which surveys discover, in a field of some arcminutes. Recovery: unobserved for half a
 * year, slow enough to be stacked, far from Moon and Milky Way. Radar: the beam of a 70 m dish at 3.5 cm is 2 arcmin wide, so
 * that the place must be known better, and what is near enough moves fast; light and Moon do not matter.
 */
export const FILTER_PRESETS: readonly FilterPreset[] = [
  {
    id: 'visual',
    title: 'Visual, 30 cm',
    detail: 'V up to 14.6, above 30°, up to 60″/min',
    ranges: { magnitude: { max: 14.6 }, elevation: { min: 30 }, skyMovement: { max: 60 } },
  },
  {
    id: 'follow-up',
    title: 'Survey follow-up',
    detail: 'V 18 to 22, above 30°, place known to 5′',
    ranges: {
      magnitude: { min: 18, max: 22 },
      elevation: { min: 30 },
      skyUncertainty: { max: 300 },
    },
  },
  {
    id: 'recovery',
    title: 'Faint recovery',
    detail: 'V 20 to 24.5, unobserved for 180 days, dark and sparse sky',
    ranges: {
      magnitude: { min: 20, max: 24.5 },
      elevation: { min: 35 },
      skyMovement: { max: 5 },
      moonElongation: { min: 60 },
      galaxyLatitude: { min: 15 },
    },
    minimums: { nrOfDaysUnobserved: 180 },
  },
  {
    id: 'radar',
    title: 'Radar',
    detail: 'Place known to 1′, from 2″/min, above 20°, however faint',
    ranges: { skyUncertainty: { max: 60 }, skyMovement: { min: 2 }, elevation: { min: 20 } },
    free: ['magnitude', 'sunElongation', 'moonElongation', 'moonglow'],
  },
];

/** The filters of the user as they were stored, or the defaults with the limits of a preset, as they can apply at a site. */
export function presetFilters(
  preset: FilterPreset | OwnPreset,
  observatory: Pick<Observatory, 'code'>,
): Filters {
  if ('filters' in preset) return filtersAt(observatory, filtersFromSaved(preset.filters));
  const { ranges, minimums = {}, free = [] } = preset;
  const filters = defaultFilters(observatory);
  const limited = Object.entries(ranges).map(([key, ends]) => {
    const name = key as RangeFilterName;
    const range = filters.ranges[name] ?? defaultRange(name);
    return [name, range.limited ? { ...range, ...ends, absent: false } : range];
  });
  const freed = free.flatMap((name) => {
    const range = filters.ranges[name];
    return range === undefined ? [] : [[name, { ...range, limited: false, absent: false }]];
  });
  const smallest = Object.entries(minimums).map(([name, min]) => [
    name,
    { limited: true, min, absent: false },
  ]);
  return {
    ...filters,
    ranges: { ...filters.ranges, ...Object.fromEntries(limited), ...Object.fromEntries(freed) },
    minimums: { ...filters.minimums, ...Object.fromEntries(smallest) },
  };
}
