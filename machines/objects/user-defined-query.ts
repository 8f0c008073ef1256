import { modifiedTdbOfUtc } from '#contract/nov/modified-date.ts';
import type { HyperbolicObject, OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import { RADIAL_LAWS } from '#contract/user-defined/user-defined-ranges.ts';
import type {
  EllipseElements,
  OpenOrbitElements,
  OpenOrbitForce,
  SingleObjectQuery,
  UserDefinedQuery,
} from '#contract/user-defined/user-defined.ts';
import type { EllipseDefinition, OpenOrbitDefinition } from './user-defined-objects.ts';

/** Semi-major axis and eccentricity of an ellipse between two distances, au. */
export function ellipseBetween(
  perihelionDistance: number,
  aphelionDistance: number,
): { readonly semiMajorAxis: number; readonly eccentricity: number } {
  return {
    semiMajorAxis: (perihelionDistance + aphelionDistance) / 2,
    eccentricity: (aphelionDistance - perihelionDistance) / (aphelionDistance + perihelionDistance),
  };
}

/** Elements of an ellipse as queries carry them. */
export function keplerianFields(object: EllipseDefinition): EllipseElements {
  const { perihelionDistance, aphelionDistance } = object;
  const { semiMajorAxis, eccentricity } = ellipseBetween(perihelionDistance, aphelionDistance);
  return {
    kep_epoch: modifiedTdbOfUtc(object.referenceEpoch),
    kep_a: semiMajorAxis,
    kep_e: eccentricity,
    kep_i: object.inclination,
    kep_long: object.rightAscension,
    kep_omega: object.perihelionArgument,
    kep_mean: object.meanAnomaly,
  };
}

/** Elements of a parabola or hyperbola as queries carry them. */
export function cometaryFields(object: OpenOrbitDefinition): OpenOrbitElements {
  return {
    com_epoch: modifiedTdbOfUtc(object.referenceEpoch),
    com_q: object.perihelionDistance,
    com_e: object.eccentricity,
    com_i: object.inclination,
    com_long: object.ascendingNodeLongitude,
    com_omega: object.perihelionArgument,
    com_tp: modifiedTdbOfUtc(object.pericentrePassage),
  };
}

/** What is known of the non-gravitational force of an open orbit. */
export type OwnForce = Pick<HyperbolicObject, 'a1' | 'a2' | 'a3' | 'nonGravitationalDelay' | 'radialLaw'>;

/** The force of an open orbit as queries carry it; nothing where there is none. */
export function forceFields(object: OwnForce): OpenOrbitForce {
  return isForced(object) ? allForceFields(object) : {};
}

function isForced({ a1 = 0, a2 = 0, a3 = 0 }: OwnForce): boolean {
  return a1 !== 0 || a2 !== 0 || a3 !== 0;
}

function allForceFields({
  a1 = 0,
  a2 = 0,
  a3 = 0,
  nonGravitationalDelay = 0,
  radialLaw = RADIAL_LAWS[0],
}: OwnForce) {
  return { com_a1: a1, com_a2: a2, com_a3: a3, com_dt: nonGravitationalDelay, com_law: radialLaw };
}

/** One user-defined object with its name as the query of a call that takes one. */
export function singleObjectQuery(object: OrbitalObject): SingleObjectQuery & { readonly name: string } {
  const elements =
    object.type === 'ELLIPTICAL'
      ? { kep: true, ...keplerianFields(object) }
      : { kep: false, ...cometaryFields(object), ...forceFields(object) };
  const { objectName: name, absoluteMagnitude: mag, slopeParameter: slope } = object;
  return { ...elements, name, mag, slope };
}

/** User-defined objects as the query of a calculation carries them; a kind without objects adds no field. */
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
    ...columnsOf(openOrbits.some(isForced) ? openOrbits.map(allForceFields) : []),
  };
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
