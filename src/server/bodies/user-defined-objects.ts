import { photometryOf } from '#catalogue/brightness.ts';
import { epochOfModifiedDate } from '#contract/nov/modified-date.ts';
import type { PublishedPhotometry } from '#contract/photometry.ts';
import {
  ELLIPSE_PARAMETERS,
  type EllipseElements,
  FORCE_PARAMETERS,
  OPEN_ORBIT_PARAMETERS,
  type OpenOrbitElements,
  type OpenOrbitForce,
  type UserDefinedQuery,
} from '#contract/user-defined/user-defined.ts';
import { DEGREE } from '#engine/constants.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import type { NonGravitational } from '#engine/orbit/orbit.ts';
import { CARBON_MONOXIDE, INVERSE_SQUARE, WATER_ICE } from '#engine/orbit/radial-law.ts';
import { ProblemError } from '../http/problem-error.ts';

/** An object that a visitor made up. */
export type UserDefinedObject = {
  readonly name: string;
  readonly elements: Elements;
  readonly nonGravitational?: NonGravitational;
  /** H and G, mag (IAU H-G system); absent where no brightness is requested. */
  readonly absoluteMagnitude?: number;
  readonly slope?: number;
};

/** A user-defined object as a partial catalogue row: as much as elements and a magnitude give. */
export function bodyOf({ name, ...known }: UserDefinedObject) {
  return { designation: name, bodyType: 'Asteroid', ...known } as const;
}

/** The law of brightness of a user-defined object by the H and G of its request. */
export function requestedPhotometry(
  body: Parameters<typeof photometryOf>[0],
): PublishedPhotometry | undefined {
  const law = photometryOf(body);
  return law?.slopeFrom === 'catalogue' ? { ...law, slopeFrom: 'request' } : law;
}

/**
 * The user-defined objects of a query: ellipses, then open orbits, each in their order.
 *
 * @throws ProblemError `user-defined-mismatch` naming a parameter that is not given once per object.
 */
export function userDefinedObjects(query: UserDefinedQuery): readonly UserDefinedObject[] {
  const ellipses = rowsOf(query, ELLIPSE_PARAMETERS).map((row) => ({
    name: row.kep_name,
    elements: ellipticalElements(row),
    absoluteMagnitude: row.kep_mag,
    slope: row.kep_slope,
  }));
  const openOrbits = rowsOf(query, OPEN_ORBIT_PARAMETERS, FORCE_PARAMETERS).map((row) => ({
    name: row.com_name,
    elements: openElements(row),
    ...forceOf(row),
    absoluteMagnitude: row.com_mag,
    slope: row.com_slope,
  }));
  return [...ellipses, ...openOrbits];
}

/** Elements of an ellipse from those of a query. */
export function ellipticalElements(query: EllipseElements): Elements {
  return {
    epoch: epochOfModifiedDate(query.kep_epoch),
    perihelionDistance: query.kep_a * (1 - query.kep_e),
    eccentricity: query.kep_e,
    inclination: query.kep_i * DEGREE,
    node: query.kep_long * DEGREE,
    argumentOfPerihelion: query.kep_omega * DEGREE,
    meanAnomaly: query.kep_mean * DEGREE,
  };
}

/** Elements of a hyperbola or parabola from those of a query. */
export function openElements(query: OpenOrbitElements): Elements {
  return {
    epoch: epochOfModifiedDate(query.com_epoch),
    perihelionDistance: query.com_q,
    eccentricity: query.com_e,
    inclination: query.com_i * DEGREE,
    node: query.com_long * DEGREE,
    argumentOfPerihelion: query.com_omega * DEGREE,
    perihelionTime: epochOfModifiedDate(query.com_tp),
  };
}

/** Laws by their names in queries. */
const LAWS = {
  'water-ice': WATER_ICE,
  'carbon-monoxide': CARBON_MONOXIDE,
  'inverse-square': INVERSE_SQUARE,
} as const;

/** The non-gravitational force that a query gives an open orbit; nothing where it gives none. */
export function forceOf(query: OpenOrbitForce): Pick<UserDefinedObject, 'nonGravitational'> {
  const { com_a1: a1 = 0, com_a2: a2 = 0, com_a3: a3 = 0, com_dt: delay = 0, com_law = 'water-ice' } = query;
  if (a1 === 0 && a2 === 0 && a3 === 0) return {};
  return { nonGravitational: { a1, a2, a3, ...LAWS[com_law], ...(delay === 0 ? {} : { delay }) } };
}

/** The n-th of every parameter together. @param optional parameters that may be left out for all objects. */
function rowsOf<Name extends keyof UserDefinedQuery, Optional extends keyof UserDefinedQuery = never>(
  query: UserDefinedQuery,
  names: readonly Name[],
  optional: readonly Optional[] = [],
) {
  const all = [...names, ...optional.filter((name) => query[name] !== undefined)];
  const given = all.map((name) => ({ name, times: query[name]?.length ?? 0 }));
  const count = Math.max(...given.map(({ times }) => times));
  const odd = given.find(({ times }) => times !== count);
  const most = given.find(({ times }) => times === count);
  if (odd !== undefined && most !== undefined) throw mismatch(odd.name, odd.times, most.name, count);
  return Array.from(
    { length: count },
    (_, index) =>
      Object.fromEntries(all.map((name) => [name, query[name]?.[index]])) as {
        [Parameter in Name]: NonNullable<UserDefinedQuery[Parameter]>[number];
      } & { [Parameter in Optional]?: NonNullable<UserDefinedQuery[Parameter]>[number] },
  );
}

function mismatch(parameter: string, times: number, other: string, count: number): ProblemError {
  return new ProblemError('user-defined-mismatch', {
    detail: `Every parameter of user-defined objects is given once per object, but ${parameter} is given ${timesText(times)} and ${other} ${timesText(count)}.`,
    parameter,
  });
}

function timesText(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
