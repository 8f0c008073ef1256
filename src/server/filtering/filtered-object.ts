import { LRUCache } from 'lru-cache';
import { defined } from '#catalogue/defined.ts';
import { mayHaveBeenObservedSince } from '#catalogue/observations-known.ts';
import type { NamesFound } from '#catalogue/search-bodies.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import type { FilteredObject } from '#contract/opt/filtering.ts';
import { NIGHT_FILTER_NAMES } from '#contract/opt/filters.ts';
import { NO_EPHEMERIDES_MESSAGE } from '#contract/rest/failure.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { roundedToParts } from '#engine/rounded.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { isoDateFromJulianDate } from '#engine/time/iso.ts';
import { utcFromTdbDay } from '#engine/time/scales.ts';
import { listedObject, unlistedObject } from '../bodies/listed-object.ts';
import { type NameError, nameErrors } from '../bodies/named-bodies.ts';
import { impactError, impactText } from '../tasks/known-impact.ts';
import { daysUnobserved } from '../tasks/object-facts.ts';
import { photometryOf } from '../tasks/survey-bodies.ts';
import type { ObjectExtremes, SurveyWindow } from '../tasks/survey-tasks.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import { bodyOfObject, type SurveySet } from './survey/survey-set.ts';

/** Extremes are listed to a ten-thousandth of their unit. */
const PARTS = 1e4;

/** Julian dates UTC. */
type Span = Pick<SurveyWindow, 'startUtc' | 'endUtc'>;

/** A row but for what depends on the site. */
type Facts = Omit<FilteredObject, 'closeApproach'>;

/** Facts of objects at the ends of a window that are cached, a kilobyte each. */
const CACHED_FACTS = 4000;

type FilterValues = FilteredObject['filters'][number];

/** A match as the list shows it, with the extremes of every filter. */
export type Rows = (seen: ObjectExtremes, set: SurveySet, window: Span) => FilteredObject;

/** Rows of objects; what is the same at every site is made once. */
export function createRows(): Rows {
  const factsIn = new WeakMap<SurveySet, LRUCache<string, Facts>>();

  return ({ object, extremes, closeApproachUtc }, set, { startUtc, endUtc }) => {
    const { filters, ...facts } = factsOf(object, set, startUtc, endUtc);
    return {
      ...facts,
      filters: [
        ...NIGHT_FILTER_NAMES.map((name) => values(name, extremes[name]?.min, extremes[name]?.max)),
        ...filters,
      ],
      ...(closeApproachUtc === undefined ? {} : { closeApproach: isoDateFromJulianDate(closeApproachUtc) }),
    };
  };

  function factsOf(object: number, set: SurveySet, startUtc: number, endUtc: number): Facts {
    const cached = factsIn.get(set) ?? new LRUCache<string, Facts>({ max: CACHED_FACTS });
    factsIn.set(set, cached);
    const key = `${object} ${startUtc} ${endUtc}`;
    const facts = cached.get(key) ?? factsFor(object, set, startUtc, endUtc);
    cached.set(key, facts);
    return facts;
  }
}

function factsFor(object: number, set: SurveySet, startUtc: number, endUtc: number): Facts {
  const facts = itemAt(set.facts, object);
  return {
    ...listedFacts(object, set, startUtc),
    ...defined({ photometry: photometryOf(set.bodies, object) }),
    filters: [
      values('observationArc', facts.arcDays, facts.arcDays),
      boundFromAbove(
        values('nrOfDaysUnobserved', daysUnobserved(facts, startUtc), daysUnobserved(facts, endUtc)),
        mayHaveBeenObservedSince(facts.observationsTo, startUtc),
      ),
    ],
  };
}

/** Entries of a visitor's own list that cannot be followed through a window, with the reasons. */
export function failuresOf(
  set: SurveySet,
  window: SurveyWindow,
  requestedList: NamesFound,
  catalogue: ServiceCatalogue,
): readonly FilteredObject[] {
  const objects = Array.from({ length: set.bodies.count }, (_, object) => object);
  const unusable = objects.map((object) => unusableObject(object, set, window));
  return [
    ...nameErrors(requestedList, catalogue).map(unknownObject),
    ...unusable.filter((row) => row !== undefined),
  ];
}

/** An object of the visitor's list that cannot be followed at any time of a window, with the reason; nothing where it can. */
function unusableObject(object: number, set: SurveySet, window: Span): FilteredObject | undefined {
  const body = bodyOfObject(set, object);
  const isGone = itemAt(set.facts, object).endUtc <= window.startUtc;
  const error = isGone
    ? impactError(body, window.endUtc)
    : reasonNotFollowed(object, set, body, window.startUtc);
  return error === undefined
    ? undefined
    : { ...listedFacts(object, set, window.startUtc), filters: [], error };
}

function reasonNotFollowed(
  object: number,
  set: SurveySet,
  body: SmallBody,
  startUtc: number,
): string | undefined {
  const status = set.nodes.status[object];
  const failure = set.failures.get(object);
  if (failure?.kind === 'impacted') {
    const impactUtc = utcFromTdbDay(failure.dayTdb);
    return impactUtc > startUtc ? undefined : impactText(body, isoDateFromJulianDate(impactUtc));
  }
  return status === NODE_STATUS.refused ? (failure?.reason ?? NO_EPHEMERIDES_MESSAGE) : undefined;
}

/** A name of the visitor's list that leads to no object. */
function unknownObject({ name, message }: NameError): FilteredObject {
  return { ...unlistedObject(name), filters: [], error: message };
}

function listedFacts(object: number, { catalogue, rows, failures }: SurveySet, asOfUtc: number) {
  const known = listedObject(bodyOfObject({ catalogue, rows }, object), catalogue.impactors, asOfUtc);
  const failure = failures.get(object);
  if (known.impact_date !== undefined || failure?.kind !== 'impacted') return known;
  const impactUtc = utcFromTdbDay(failure.dayTdb);
  return { ...known, impacted: impactUtc <= asOfUtc, impact_date: isoDateFromJulianDate(impactUtc) };
}

function values(name: string, min: number | undefined, max: number | undefined): FilterValues {
  if (min === undefined || max === undefined) return { name };
  return { name, minValue: roundedToParts(min, PARTS), maxValue: roundedToParts(max, PARTS) };
}

/** Values that are bounds are listed as bounds. */
function boundFromAbove(known: FilterValues, isBound: boolean): FilterValues {
  return isBound && known.maxValue !== undefined ? { ...known, atMost: true } : known;
}
