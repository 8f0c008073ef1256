import type { SynodicHyperbolicQuery, SynodicQuery } from '#contract/nov/synodic.ts';
import { LONGEST_SITE_DAYS } from '#contract/sovt/ranges.ts';
import type { WindowsQuery } from '#contract/sovt/windows.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import type { TimeRange } from '../kit/time-range.ts';
import { observatoryParameters } from '../planning/observatory.ts';
import { elementFields, slopeFields } from './object-data.ts';
import type { PathQuery } from './path-request.ts';
import type { WindowsContext } from './windows.ts';

/** Days from row to row of a path. */
const STEP_DAYS = 1;

/** The query for a path; open orbits have another call than the others. */
export type SynodicPathQuery =
  | { readonly kind: 'catalogue or ellipse'; readonly query: SynodicQuery }
  | { readonly kind: 'open orbit'; readonly query: SynodicHyperbolicQuery };

/** The place from which windows are computed, and how far from the Sun and above the horizon, degrees. */
export type WindowsPlace = Pick<WindowsContext, 'site' | 'leastAltitude'> & {
  readonly leastElongation: number;
};

/**
 * The query for the spans in which an object is inside its limits; with a site those in its nights, of as many years as are looked
 * through, from today on where that is in the time frame.
 *
 * @param nowMs UTC milliseconds.
 */
export function windowsQuery(
  pathQuery: PathQuery,
  { site, leastAltitude, leastElongation }: WindowsPlace,
  nowMs: number,
): WindowsQuery {
  const range = site === undefined ? pathQuery.range : nightsOf(pathQuery.range, nowMs);
  const { kind, query } = synodicPathQuery({ ...pathQuery, range });
  const { timeStep: _step, timeStepUnit: _unit, ...fields } = query;
  const { magnitudeLimit } = pathQuery.calculated;
  return {
    ...fields,
    ...(kind === 'open orbit' ? { kep: false } : {}),
    magnitudeLimit,
    elongationMin: leastElongation,
    ...(site === undefined ? {} : { ...observatoryParameters(site), altitudeMin: leastAltitude }),
  };
}

function nightsOf({ startMs, endMs }: TimeRange, nowMs: number): TimeRange {
  const today = Math.floor(nowMs / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY;
  const from = today > startMs && today < endMs ? today : startMs;
  return { startMs: from, endMs: Math.min(endMs, from + LONGEST_SITE_DAYS * MILLISECONDS_PER_DAY) };
}

/** Names an object by its designation, or by its parameters where it is user-defined. */
export function synodicPathQuery({ calculated, title, propagation, range }: PathQuery): SynodicPathQuery {
  const { designator, objectData } = calculated;
  const frame = {
    initD: new Date(range.startMs).toISOString(),
    finalD: new Date(range.endMs).toISOString(),
    timeStep: STEP_DAYS,
    timeStepUnit: 'days',
    propagation,
    ...slopeFields(objectData),
  } as const;
  if (!objectData.isOwn) return { kind: 'catalogue or ellipse', query: { desig: designator, ...frame } };
  const elements = elementFields(objectData);
  const common = { desig: title, ...frame };
  return elements.kind === 'ELLIPTICAL'
    ? { kind: 'catalogue or ellipse', query: { ...common, ...elements.fields } }
    : { kind: 'open orbit', query: { ...common, ...elements.fields } };
}
