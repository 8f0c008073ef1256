import { labelOf } from '#catalogue/small-body.ts';
import type { FilteredObject } from '#contract/filtering.ts';
import { MINIMUM_FILTER_NAMES, type MinimumFilterName, RANGE_FILTER_NAMES } from '#contract/filters.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import type { SurveyMatch } from '../compute.ts';
import { listedObject } from '../listed-object.ts';
import type { NameError } from '../named-bodies.ts';
import { daysUnobserved } from '../survey/object-facts.ts';
import type { SurveySet } from '../survey/survey-set.ts';
import type { TimeFrame } from '../time-frame.ts';

/** Digits kept of a listed extreme. */
const SCALE = 1e4;

type FilterValues = FilteredObject['filters'][number];

/** A match as the list shows it, with the extremes of every filter. */
export function filteredObject(
  { object, extremes, closeApproachUtc }: SurveyMatch,
  set: SurveySet,
  { startUtc, endUtc }: TimeFrame,
): FilteredObject {
  const facts = set.facts[object];
  const minimums: Record<MinimumFilterName, FilterValues> = {
    nrOfDaysUnobserved: values(
      'nrOfDaysUnobserved',
      daysUnobserved(facts, startUtc),
      daysUnobserved(facts, endUtc),
    ),
    observationArc: values('observationArc', facts.arcDays, facts.arcDays),
  };
  return {
    ...listed(object, set),
    filters: [
      ...RANGE_FILTER_NAMES.map((name) => values(name, extremes[name]?.min, extremes[name]?.max)),
      ...MINIMUM_FILTER_NAMES.map((name) => minimums[name]),
    ],
    ...(closeApproachUtc === undefined ? {} : { closeApproach: isoDateOf(closeApproachUtc) }),
  };
}

/** An object of the visitor's list that cannot be followed, with the reason; nothing where it can. */
export function unusableObject(object: number, set: SurveySet): FilteredObject | undefined {
  const body = set.catalogue.body(set.rows[object]);
  const row = listed(object, set);
  switch (set.nodes.status[object]) {
    case NODE_STATUS.impacted:
      return { ...row, filters: [], error: `Object ${labelOf(body)} impacted${dateOf(row.impact_date)}.` };
    case NODE_STATUS.refused:
      return { ...row, filters: [], error: set.refusals.get(object) ?? 'ephemerides not available' };
    default:
      return undefined;
  }
}

/** A name of the visitor's list that leads to no object. */
export function unknownObject({ name, message }: NameError): FilteredObject {
  return {
    name,
    designator: name,
    code: 'non-NEO',
    sourceType: { name: 'N/A' },
    bodyType: { name: 'Unconfirmed' },
    orbitType: 'N/A',
    database: 'JPL',
    pha: false,
    risk: false,
    comet: false,
    nea: false,
    neocp: false,
    impacted: false,
    filters: [],
    error: message,
  };
}

function listed(object: number, { catalogue, rows }: SurveySet) {
  return listedObject(catalogue.body(rows[object]), catalogue.impactors);
}

/** YYYY-MM-DD of a Julian date. */
function isoDateOf(julianDate: number): string {
  return isoFromJulianDate(julianDate).slice(0, 10);
}

function dateOf(impactDate: string | undefined): string {
  return impactDate === undefined ? '' : ` on ${impactDate}`;
}

function values(name: string, min: number | undefined, max: number | undefined): FilterValues {
  if (min === undefined || max === undefined) return { name };
  return { name, minValue: rounded(min), maxValue: rounded(max) };
}

function rounded(value: number): number {
  return Math.round(value * SCALE) / SCALE;
}
