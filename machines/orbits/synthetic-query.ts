import type { PerturbedEllipticalQuery, PerturbedHyperbolicQuery } from '#contract/nov/perturbed.ts';
import type { EllipticalObject, HyperbolicObject, OrbitalObject } from '#contract/synthetic-object.ts';
import { DAYS_PER_JULIAN_YEAR, MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import type { EllipseElements, OpenOrbitElements, UserDefinedQuery } from '#contract/user-defined.ts';
import { ellipseBetween } from './synthetic-orbit.ts';
import type { TimeRange } from '../kit/time-range.ts';

/** Years that an object of one's own is propagated at least, before and after the current date. */
const LEAST_YEARS = 2;
const MOST_YEARS = 100;
const YEAR_MS = DAYS_PER_JULIAN_YEAR * MILLISECONDS_PER_DAY;

/** Elements of an ellipse as queries carry them. */
export function keplerianFields(object: EllipticalObject): EllipseElements {
  const { perihelionDistance, aphelionDistance } = object;
  const { semiMajorAxis, eccentricity } = ellipseBetween(perihelionDistance, aphelionDistance);
  return {
    kep_epoch: object.referenceEpoch,
    kep_a: semiMajorAxis,
    kep_e: eccentricity,
    kep_i: object.inclination,
    kep_long: object.rightAscension,
    kep_omega: object.perihelionArgument,
    kep_mean: object.meanAnomaly,
  };
}

/** Elements of a parabola or hyperbola as queries carry them. */
export function cometaryFields(object: HyperbolicObject): OpenOrbitElements {
  return {
    com_epoch: object.referenceEpoch,
    com_q: object.perihelionDistance,
    com_e: object.eccentricity,
    com_i: object.inclination,
    com_long: object.ascendingNodeLongitude,
    com_omega: object.perihelionArgument,
    com_tp: object.pericentrePassage,
  };
}

/** Objects of one's own as the query of a calculation carries them; nothing of a kind that there is none of. */
export function userDefinedQuery(objects: readonly OrbitalObject[]): UserDefinedQuery {
  const ellipses = objects.filter((object) => object.type === 'ELLIPTICAL');
  const openOrbits = objects.filter((object) => object.type === 'HYPERBOLIC');
  return {
    ...columnsOf(
      ellipses.map((object) => ({
        kep_name: object.objectName,
        ...keplerianFields(object),
        kep_mag: object.absoluteMagnitude,
        kep_slope: object.slopeParameter,
      })),
    ),
    ...columnsOf(
      openOrbits.map((object) => ({
        com_name: object.objectName,
        ...cometaryFields(object),
        com_mag: object.absoluteMagnitude,
        com_slope: object.slopeParameter,
      })),
    ),
  };
}

/** What the perturbed orbit of an object of one's own is asked for with; ellipses have a call of their own. */
export type SyntheticQuery =
  | { readonly kind: 'elliptical'; readonly query: PerturbedEllipticalQuery }
  | { readonly kind: 'hyperbolic'; readonly query: PerturbedHyperbolicQuery };

/** The query for the perturbed orbit of an object of one's own. @param span UTC milliseconds. */
export function syntheticQuery(object: OrbitalObject, span: TimeRange): SyntheticQuery {
  const common = {
    name: object.objectName,
    utcStart: new Date(span.startMs).toISOString(),
    utcEnd: new Date(span.endMs).toISOString(),
    step: '1' as const,
  };
  return object.type === 'ELLIPTICAL'
    ? { kind: 'elliptical', query: { ...common, ...keplerianFields(object) } }
    : { kind: 'hyperbolic', query: { ...common, ...cometaryFields(object) } };
}

/**
 * What an object of one's own is propagated over: the range of the timeline, at least two years on both sides of the
 * current date, at most 100 years around it, within what the timeline may show. UTC milliseconds.
 */
export function propagationSpan(range: TimeRange, currentMs: number, limits: TimeRange): TimeRange {
  const startMs = Math.max(Math.min(range.startMs, currentMs - LEAST_YEARS * YEAR_MS), limits.startMs);
  const endMs = Math.min(Math.max(range.endMs, currentMs + LEAST_YEARS * YEAR_MS), limits.endMs);
  const excess = Math.max(0, endMs - startMs - MOST_YEARS * YEAR_MS);
  const fromStart = Math.min(excess, Math.max(0, currentMs - LEAST_YEARS * YEAR_MS - startMs));
  return { startMs: startMs + fromStart, endMs: endMs - (excess - fromStart) };
}

/** The values of every field, in the order of the records. */
function columnsOf<Row extends object>(rows: readonly Row[]): { [Name in keyof Row]?: Row[Name][] } {
  const [first] = rows;
  if (first === undefined) return {};
  const names = Object.keys(first) as (keyof Row)[];
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])) as {
    [Name in keyof Row]: Row[Name][];
  };
}
