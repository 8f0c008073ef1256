import {
  MINIMUM_FILTERS,
  RANGE_FILTERS,
  type FilterName,
  type MinimumFilterName,
  type RangeFilterName,
} from '#contract/opt/filters.ts';
import type { MinimumFilter, RangeFilter } from '#contract/opt/saved-filters.ts';
import {
  limitedEnds,
  OPTION_FILTERS,
  type OptionFilterName,
  type OptionFilters,
} from '#machines/opt/filtering/filters.ts';
import { ABSENT, numberText, roundedUp } from '#parts/quantities/number-text.ts';

/** Heads of the columns, short enough for them; the long name is for screen readers and lists. */
export const FILTER_TITLES: Readonly<
  Record<FilterName | OptionFilterName, { readonly short: string; readonly long: string }>
> = {
  database: { short: 'Database', long: 'Database' },
  bodyType: { short: 'Body', long: 'Body type' },
  orbitType: { short: 'Orbit', long: 'Orbit type' },
  risk: { short: 'Risk', long: 'Risk list' },
  pha: { short: 'PHA', long: 'Potentially hazardous' },
  magnitude: { short: 'Magnitude', long: 'Magnitude' },
  sunElongation: { short: 'Sun elong.', long: 'Sun elongation' },
  moonElongation: { short: 'Moon elong.', long: 'Moon elongation' },
  galaxyLatitude: { short: '|Gal. lat.|', long: 'Absolute galactic latitude' },
  skyMovement: { short: 'Sky motion', long: 'Sky motion' },
  densityOfStars: { short: 'Stars', long: 'Density of stars' },
  skyUncertainty: { short: 'Uncert.', long: 'Sky uncertainty' },
  elevation: { short: 'Elevation', long: 'Elevation' },
  moonglow: { short: 'Moonglow', long: 'Moonglow' },
  nrOfDaysUnobserved: { short: 'Unobs.', long: 'Days unobserved' },
  observationArc: { short: 'Arc', long: 'Observation arc' },
};

/** Explanations needed to read a quantity correctly. */
export const FILTER_NOTES: Readonly<Partial<Record<FilterName, string>>> = {
  nrOfDaysUnobserved:
    'Counted from the last observation in the catalogue. ≤ marks a catalogue older than two months, which may lack later observations.',
  skyUncertainty:
    'Semi-major axis of the 1-sigma ellipse, from the covariance of the orbit or, roughly, from the MPC parameter U, by which it is far too small for a few objects in a hundred. There is no value where neither is known.',
};

const UNIT_TEXTS: Readonly<Record<string, string>> = {
  'stars/arcmin2': 'arcmin⁻²',
  'mag/arcsec2': 'mag/arcsec²',
};

/** Unit of a quantity as it is written below its head. */
export function unitText(name: FilterName): string {
  const unit = unitOf(name);
  return UNIT_TEXTS[unit] ?? unit;
}

/** Digits after the point of a quantity in the table and in its filter. */
export function decimalsOf(name: FilterName): number {
  if (name === 'skyMovement') return 3;
  return unitOf(name) === 'd' ? 0 : 1;
}

/**
 * A range over the window, 'min to max', or one value when both read alike; a dash when there is none.
 *
 * @param atMost whether the values are bounds from above, which `≤` shows and rounding keeps true.
 */
export function rangeText(
  name: FilterName,
  min: number | undefined,
  max: number | undefined,
  atMost = false,
): string {
  if (min === undefined || max === undefined) return ABSENT;
  const decimals = decimalsOf(name);
  const valueText = (value: number) => numberText(atMost ? roundedUp(value, decimals) : value, decimals);
  const [least, greatest] = [valueText(min), valueText(max)];
  const text = least === greatest ? least : `${least} to ${greatest}`;
  return atMost ? `≤ ${text}` : text;
}

/** A range filter in a few characters: 'Any', '< 23.0', '> 50.0', '1.0 to 5.0', 'NA only'. */
export function rangeSummary(name: RangeFilterName, filter: RangeFilter | undefined): string {
  if (filter === undefined) return 'Any';
  if (!filter.limited) return filter.absent ? 'NA only' : 'Any';
  const ends = limitedEnds(name, filter);
  const [min, max] = [filter.min, filter.max].map((value) => numberText(value, decimalsOf(name)));
  if (ends.min && ends.max) return `${min} to ${max}`;
  if (ends.min) return `> ${min}`;
  if (ends.max) return `< ${max}`;
  return filter.absent ? 'Any' : 'Has value';
}

/** A smallest-value filter in a few characters. */
export function minimumSummary(name: MinimumFilterName, { limited, min, absent }: MinimumFilter): string {
  if (!limited) return absent ? 'NA only' : 'Any';
  if (min > MINIMUM_FILTERS[name].min) return `≥ ${numberText(min, decimalsOf(name))}`;
  return absent ? 'Any' : 'Has value';
}

/** A checkbox filter in a few characters: 'All', the one option checked, '2 of 5', 'None'. */
export function optionSummary(name: OptionFilterName, checked: OptionFilters[OptionFilterName]): string {
  const all = OPTION_FILTERS[name].length;
  if (checked.length === all) return all === 2 ? 'Any' : 'All';
  if (checked.length === 0) return 'None';
  return checked.length === 1 ? optionTitle(name, checked[0] ?? false) : `${checked.length} of ${all}`;
}

/** An option of a checkbox filter in words. */
export function optionTitle(name: OptionFilterName, option: string | boolean): string {
  if (typeof option === 'string') return option;
  const thing = name === 'risk' ? 'On the risk list' : 'Potentially hazardous';
  return option ? thing : `Not ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
}

function unitOf(name: FilterName): string {
  return { ...RANGE_FILTERS, ...MINIMUM_FILTERS }[name].unit;
}
