import {
  ELLIPSE_ELEMENTS,
  type EllipseElements,
  OPEN_ORBIT_ELEMENTS,
  type OpenOrbitElements,
  SINGLE_OBJECT_PARAMETERS,
  type SingleObjectQuery,
} from '#contract/user-defined/user-defined.ts';
import { ProblemError } from '../http/problem-error.ts';
import { ellipticalElements, forceOf, openElements, type UserDefinedObject } from './user-defined-objects.ts';

/** Name of an object without a name. */
const NAMELESS = 'User-defined object';

/**
 * The user-defined object of a query.
 *
 * @throws ProblemError `missing-parameter` naming an element that is not given.
 */
export function oneUserDefinedObject(
  query: SingleObjectQuery & { readonly name?: string | undefined },
): UserDefinedObject {
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

/** Whether a query gives any of what defines an object, so that its name is not that of one of the catalogue. */
export function definesObject(query: SingleObjectQuery): boolean {
  return SINGLE_OBJECT_PARAMETERS.some((name) => query[name] !== undefined);
}

function ellipseOf(query: SingleObjectQuery): EllipseElements {
  return allOf(query, ELLIPSE_ELEMENTS);
}

function openOrbitOf(query: SingleObjectQuery): OpenOrbitElements {
  return allOf(query, OPEN_ORBIT_ELEMENTS);
}

function allOf<Name extends keyof SingleObjectQuery>(
  query: SingleObjectQuery,
  names: readonly Name[],
): { [Element in Name]: NonNullable<SingleObjectQuery[Element]> } {
  const values = names.map((name) => [name, requireGiven(name, query[name])]);
  return Object.fromEntries(values) as { [Element in Name]: NonNullable<SingleObjectQuery[Element]> };
}

function requireGiven<Value>(parameter: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new ProblemError('missing-parameter', {
    detail: `The parameter ${parameter} is missing.`,
    parameter,
  });
}
