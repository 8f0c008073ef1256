import type { TraceUserDefinedQuery } from '#contract/scd/trace.ts';
import {
  ELLIPSE_ELEMENTS,
  type EllipseElements,
  OPEN_ORBIT_ELEMENTS,
  type OpenOrbitElements,
} from '#contract/user-defined/user-defined.ts';
import { ProblemError } from '../http/problem-error.ts';
import {
  ellipticalElements,
  forceOf,
  openElements,
  type UserDefinedObject,
} from '../bodies/user-defined-objects.ts';

/** Name of an object without a name. */
const NAMELESS = 'User-defined object';

/**
 * The user-defined object of a query.
 *
 * @throws ProblemError `missing-parameter` naming an element that is not given.
 */
export function oneUserDefinedObject(query: TraceUserDefinedQuery): UserDefinedObject {
  const isEllipse = query.kep ?? query.com_q === undefined;
  return {
    name: query.name ?? NAMELESS,
    ...(isEllipse
      ? { elements: ellipticalElements(ellipseOf(query)) }
      : { elements: openElements(openOrbitOf(query)), ...forceOf(query) }),
    ...(query.mag === undefined ? {} : { absoluteMagnitude: query.mag }),
    ...(query.slope === undefined ? {} : { slope: query.slope }),
  };
}

function ellipseOf(query: TraceUserDefinedQuery): EllipseElements {
  return allOf(query, ELLIPSE_ELEMENTS);
}

function openOrbitOf(query: TraceUserDefinedQuery): OpenOrbitElements {
  return allOf(query, OPEN_ORBIT_ELEMENTS);
}

function allOf<Name extends keyof TraceUserDefinedQuery>(
  query: TraceUserDefinedQuery,
  names: readonly Name[],
): { [Element in Name]: NonNullable<TraceUserDefinedQuery[Element]> } {
  const values = names.map((name) => [name, requireGiven(name, query[name])]);
  return Object.fromEntries(values) as { [Element in Name]: NonNullable<TraceUserDefinedQuery[Element]> };
}

function requireGiven<Value>(parameter: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new ProblemError('missing-parameter', {
    detail: `The parameter ${parameter} is missing.`,
    parameter,
  });
}
