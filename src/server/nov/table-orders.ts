import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import { FIRST_TIMELINE_DATE, FIRST_TIMELINE_JULIAN_DATE, TIMELINE_YEARS_AHEAD } from '#contract/limits.ts';
import {
  LONGEST_USER_DEFINED_DAYS,
  type PerturbedEllipticalQuery,
  type PerturbedHyperbolicQuery,
} from '#contract/nov/perturbed.ts';
import { USER_DEFINED } from '#contract/user-defined.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { calendarDate, julianDay } from '#engine/time/calendar.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { FULL_MODEL } from '../encode-calculation.ts';
import { ProblemError } from '../problem-error.ts';
import type { ServiceCatalogue } from '../service-catalogue.ts';
import type { ServiceParts } from '../service-parts.ts';
import { bodyOf, ellipticalElements, openElements } from '../user-defined-objects.ts';
import { provenanceOf } from './orbit-record.ts';
import type { TableOrder } from './perturbed-tables.ts';

type OrderParts = Pick<ServiceParts, 'now' | 'version' | 'compute'>;

/** The perturbed orbit of a catalogue body over the whole span that is served, to its known impact at the latest. */
export function catalogueOrder(body: SmallBody, catalogue: ServiceCatalogue, parts: OrderParts): TableOrder {
  const span = servedSpan(parts.now());
  const { impactDate, provenance } = body;
  const toDay = impactDate === undefined ? span.toDay : julianDateFromIso(impactDate) + 1;
  return {
    key: `${catalogue.version} ${body.index} ${provenance.orbit.name} ${provenance.orbit.date} ${span.toDay}`,
    name: labelOf(body),
    designator: body.designation,
    task: { body, span: { fromDay: span.fromDay, toDay } },
    provenance: { ...provenanceOf(body, catalogue.date), ...madeBy(parts) },
  };
}

/** The perturbed orbit of a user-defined ellipse. @throws ProblemError naming the date that is wrong. */
export function ellipticalOrder(query: PerturbedEllipticalQuery, parts: OrderParts): TableOrder {
  return userDefinedOrder(query, parts, ellipticalElements(query));
}

/** The perturbed orbit of a user-defined hyperbola or parabola. @throws ProblemError naming the date that is wrong. */
export function hyperbolicOrder(query: PerturbedHyperbolicQuery, parts: OrderParts): TableOrder {
  return userDefinedOrder(query, parts, openElements(query));
}

/** What a timeline shows, and so a perturbed orbit: to the end of its last year; Julian dates. */
export function servedSpan(unixMs: number): DaySpan {
  const { year } = calendarDate(julianDateFromUnixTime(unixMs));
  return { fromDay: FIRST_TIMELINE_JULIAN_DATE, toDay: julianDay(year + TIMELINE_YEARS_AHEAD + 1, 1, 1) };
}

function userDefinedOrder(
  query: { readonly name: string; readonly utcStart: string; readonly utcEnd: string },
  parts: OrderParts,
  elements: Elements,
): TableOrder {
  const span = askedSpan(query, parts.now());
  return {
    key: JSON.stringify([query.name, span, elements]),
    name: query.name,
    task: { body: bodyOf({ name: query.name, elements }), span },
    provenance: { source: USER_DEFINED, catalogueDate: '', ...madeBy(parts) },
  };
}

function madeBy({ version, compute }: OrderParts) {
  return {
    forceModel: FULL_MODEL,
    ephemeris: compute.ephemeris.name,
    software: `NEO Toolkit ${version}`,
  };
}

/** @throws ProblemError `date-out-of-range`, `start-after-end` or `span-too-long`. */
function askedSpan(query: { readonly utcStart: string; readonly utcEnd: string }, unixMs: number): DaySpan {
  const served = servedSpan(unixMs);
  const start = dateOf('utcStart', query.utcStart, served);
  const end = dateOf('utcEnd', query.utcEnd, served);
  if (start >= end) {
    throw new ProblemError('start-after-end', {
      detail: `utcStart, ${query.utcStart}, must be before utcEnd, ${query.utcEnd}.`,
      parameter: 'utcStart',
    });
  }
  if (end - start > LONGEST_USER_DEFINED_DAYS) {
    throw new ProblemError('span-too-long', {
      detail: `A perturbed orbit may span ${LONGEST_USER_DEFINED_DAYS} days, but ${Math.ceil(end - start)} are asked for.`,
      maximum: LONGEST_USER_DEFINED_DAYS,
      current: Math.ceil(end - start),
    });
  }
  return { fromDay: julianDateTdb(start), toDay: julianDateTdb(end) };
}

function dateOf(parameter: string, text: string, served: DaySpan): number {
  const date = parsedDate(parameter, text);
  if (date >= served.fromDay && date <= served.toDay) return date;
  throw new ProblemError('date-out-of-range', {
    detail: `${parameter} must lie from ${FIRST_TIMELINE_DATE} to ${TIMELINE_YEARS_AHEAD} years ahead, but is "${text.slice(0, 80)}".`,
    parameter,
  });
}

function parsedDate(parameter: string, text: string): number {
  try {
    return julianDateFromIso(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ProblemError('bad-parameter', { detail: `${parameter}: ${error.message}.`, parameter });
  }
}

function julianDateTdb(jdUtc: number): number {
  const { day, offset } = tdbFromUtc(jdUtc);
  return day + offset;
}
