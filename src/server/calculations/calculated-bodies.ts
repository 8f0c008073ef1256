import { photometryOf } from '#catalogue/brightness.ts';
import { defined } from '#catalogue/defined.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import type { CalculateQuery } from '#contract/opt/calculation.ts';
import { modifiedDateOf } from '#contract/nov/modified-date.ts';
import { designatorOf } from '#contract/user-defined/user-defined-object.ts';
import { USER_DEFINED, type UserDefinedQuery } from '#contract/user-defined/user-defined.ts';
import type { CalculatedBody } from './calculation.ts';
import type { LatestOrbits } from '../bodies/latest-orbits.ts';
import {
  checkObjectCount,
  countOf,
  namedBodies,
  type NameError,
  nameErrors,
} from '../bodies/named-bodies.ts';
import { nonGravitationalText } from '../bodies/model-description.ts';
import { provenanceOf } from '../bodies/orbit-record.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import {
  bodyOf,
  requestedPhotometry,
  type UserDefinedObject,
  userDefinedObjects,
} from '../bodies/user-defined-objects.ts';

/**
 * The bodies of a requested calculation: those of the catalogue by their names, then user-defined objects.
 *
 * @param parameter that holds the names.
 * @param latest gives the orbits of those in the catalogue, once all names are good.
 * @throws ProblemError `missing-parameter` when there are none, `too-many-names`, `unknown-names`, `duplicate-names`, or
 *   `user-defined-mismatch`.
 */
export function calculatedBodies(
  query: Pick<CalculateQuery, 'names'> & UserDefinedQuery,
  current: ServiceCatalogue,
  latest: LatestOrbits,
  parameter = 'names',
): readonly CalculatedBody[] {
  const { names } = query;
  const objects = userDefinedObjects(query);
  if (names.length + objects.length === 0) {
    throw new ProblemError('missing-parameter', {
      detail: `${parameter} must name an object unless a user-defined one is given.`,
      parameter,
    });
  }
  const named = namedBodies(names, current);
  checkObjectCount(countOf(named) + objects.length);
  checkNames(nameErrors(named, current), parameter);
  checkDistinct(objects, named.found, current, (name) => nameParameter(query, name));
  return [
    ...named.found.map((row) => improvable(current.catalogue.body(row), current.date, latest)),
    ...objects.map(userDefinedBody),
  ];
}

function improvable(body: SmallBody, catalogueDate: string, latest: LatestOrbits): CalculatedBody {
  return {
    ...catalogueBody(body, catalogueDate),
    listed: body,
    latest: latest.latest(body).then((found) => catalogueBody(found, catalogueDate)),
  };
}

/** The body on a later solution of its orbit, as far as one is stored or comes soon. */
export async function improvedBody(
  body: CalculatedBody,
  catalogueDate: string,
  latest: LatestOrbits,
): Promise<CalculatedBody> {
  return body.listed === undefined ? body : catalogueBody(await latest.latest(body.listed), catalogueDate);
}

function catalogueBody(body: SmallBody, catalogueDate: string): CalculatedBody {
  return {
    body,
    heading: {
      name: body.name ?? body.designation,
      ...(body.number === undefined ? {} : { number: body.number }),
      designator: body.designation,
      database: body.database,
      provenance: {
        ...provenanceOf(body, catalogueDate),
        epoch: modifiedDateOf(body.elements.epoch),
        ...knowledgeOf(body),
        ...observationsOf(body, catalogueDate),
        ...forcesOf(body),
        ...defined({ photometry: photometryOf(body) }),
      },
    },
  };
}

/** How well the solution itself says it is known. */
function knowledgeOf({ arcDays, uncertainty }: SmallBody) {
  return defined({ arcDays, uncertaintyParameter: uncertainty });
}

/** How far the catalogue's knowledge of a body's observations reaches. */
function observationsOf({ lastObservation, provenance }: SmallBody, catalogueDate: string) {
  if (lastObservation === undefined) return {};
  return { lastObservation, observationsTo: provenance.sources.lastObservation?.date || catalogueDate };
}

function forcesOf({ nonGravitational }: Pick<SmallBody, 'nonGravitational'>) {
  return nonGravitational === undefined ? {} : { nonGravitational: nonGravitationalText(nonGravitational) };
}

/** A user-defined object to be calculated. */
export function userDefinedBody(object: UserDefinedObject): CalculatedBody {
  const body = bodyOf(object);
  return {
    body,
    heading: {
      name: object.name,
      designator: designatorOf(object.name),
      database: USER_DEFINED,
      provenance: {
        source: USER_DEFINED,
        epoch: modifiedDateOf(object.elements.epoch),
        catalogueDate: '',
        ...forcesOf(object),
        ...defined({ photometry: requestedPhotometry(body) }),
      },
    },
  };
}

function checkNames(errors: readonly NameError[], parameter: string): void {
  if (errors.length === 0) return;
  throw new ProblemError('unknown-names', {
    detail: errors
      .slice(0, 10)
      .map(({ message }) => message)
      .join(' '),
    parameter,
    names: errors.map(({ name }) => name),
  });
}

/** Every object differs from all others in its name and in the designator that follows from it. */
function checkDistinct(
  objects: readonly UserDefinedObject[],
  rows: readonly number[],
  { search }: ServiceCatalogue,
  parameterOf: (name: string) => string,
): void {
  const taken = new Map<string, string>();
  for (const { name } of objects) {
    const other = taken.get(designatorOf(name));
    if (other !== undefined)
      throw duplicate(name, parameterOf(name), `${quoted(other)}, another user-defined object.`);
    taken.set(designatorOf(name), name);
    const [row] = search.byNames([name]).found;
    if (row !== undefined && rows.includes(row)) {
      throw duplicate(name, parameterOf(name), 'an object of the catalogue that is calculated with it.');
    }
  }
}

/** The parameter that gives a user-defined object its name; of two that do the one that is read last. */
function nameParameter({ com_name = [] }: UserDefinedQuery, name: string): string {
  return com_name.includes(name) ? 'com_name' : 'kep_name';
}

function duplicate(name: string, parameter: string, other: string): ProblemError {
  return new ProblemError('duplicate-names', {
    detail: `The user-defined object ${quoted(name)} cannot be distinguished from ${other}`,
    parameter,
    names: [name],
  });
}

function quoted(name: string): string {
  return `"${name}"`;
}
