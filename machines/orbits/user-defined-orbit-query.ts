import type { PerturbedEllipticalQuery, PerturbedHyperbolicQuery } from '#contract/nov/perturbed.ts';
import { DAYS_PER_JULIAN_YEAR, MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import type { OrbitDefinition } from '../objects/user-defined-objects.ts';
import { cometaryFields, forceFields, keplerianFields } from '../objects/user-defined-query.ts';
import type { TimeRange } from '../kit/time-range.ts';

/** Years that a user-defined object is propagated at least, before and after the current date. */
const LEAST_YEARS = 2;
const MOST_YEARS = 100;
const YEAR_MS = DAYS_PER_JULIAN_YEAR * MILLISECONDS_PER_DAY;

/** The query for a perturbed orbit; ellipses have another call than open orbits. */
export type UserDefinedOrbitQuery =
  | { readonly kind: 'elliptical'; readonly query: PerturbedEllipticalQuery }
  | { readonly kind: 'hyperbolic'; readonly query: PerturbedHyperbolicQuery };

/** The query for the perturbed orbit of a user-defined object. @param span UTC milliseconds. */
export function userDefinedOrbitQuery(object: OrbitDefinition, span: TimeRange): UserDefinedOrbitQuery {
  const common = {
    name: object.objectName,
    utcStart: new Date(span.startMs).toISOString(),
    utcEnd: new Date(span.endMs).toISOString(),
    step: '1' as const,
  };
  return object.type === 'ELLIPTICAL'
    ? { kind: 'elliptical', query: { ...common, ...keplerianFields(object) } }
    : { kind: 'hyperbolic', query: { ...common, ...cometaryFields(object), ...forceFields(object) } };
}

/**
 * The span that a user-defined object is propagated over: the range of the timeline, at least two years on both sides of the
 * current date, at most 100 years around it, within what the timeline may show. UTC milliseconds.
 */
export function propagationSpan(range: TimeRange, currentMs: number, limits: TimeRange): TimeRange {
  const startMs = Math.max(Math.min(range.startMs, currentMs - LEAST_YEARS * YEAR_MS), limits.startMs);
  const endMs = Math.min(Math.max(range.endMs, currentMs + LEAST_YEARS * YEAR_MS), limits.endMs);
  const excess = Math.max(0, endMs - startMs - MOST_YEARS * YEAR_MS);
  const fromStart = Math.min(excess, Math.max(0, currentMs - LEAST_YEARS * YEAR_MS - startMs));
  return { startMs: startMs + fromStart, endMs: endMs - (excess - fromStart) };
}
