import * as z from 'zod/mini';
import { withoutDirectionControls } from '../direction-controls.ts';
import { numberWithin } from '../number-within.ts';
import {
  FIRST_TIMELINE_MJD,
  LAST_MJD,
  MAX_OBJECT_NAME_LENGTH,
  RADIAL_LAWS,
  USER_DEFINED_RANGES,
} from './user-defined-ranges.ts';

/** Suffix of the designator of every user-defined object. */
const DESIGNATOR_SUFFIX = '_synthetic-object';

/** The designator that follows from a name: its word characters in any script, blanks and hyphens as underscores, and a suffix. */
export function designatorOf(name: string): string {
  const words = name
    .trim()
    .replace(/[\s-]/g, '_')
    .replace(/[^\p{L}\p{M}\p{N}_]/gu, '');
  return `${words}${DESIGNATOR_SUFFIX}`;
}

/** Whether an object has the designator that follows from its name; states of earlier versions left other scripts than Latin out. */
export function hasOwnDesignator({
  objectName,
  designator,
}: Pick<UserDefinedObject, 'objectName' | 'designator'>): boolean {
  const expected = designatorOf(objectName);
  return designator === expected || designator === expected.replace(/[^\w-]/g, '');
}

const designator = z
  .string()
  .check(
    z.regex(/^[\p{L}\p{M}\p{N}_]*_synthetic-object$/u),
    z.maxLength(MAX_OBJECT_NAME_LENGTH + DESIGNATOR_SUFFIX.length),
  );

/** Modified Julian Date, UTC (UT1 before 1962), as it was typed. */
const epoch = z.number().check(z.gte(FIRST_TIMELINE_MJD), z.lte(LAST_MJD));

const common = {
  objectName: z
    .string()
    .check(z.overwrite(withoutDirectionControls), z.minLength(1), z.maxLength(MAX_OBJECT_NAME_LENGTH)),
  /** Made from the name; unique. */
  designator,
  /** The designator again, where catalogue objects have their number. */
  catalogueNumber: designator,
  /** No perturbed orbit could be obtained of it. */
  keplerianOnly: z.boolean(),
  /** Its perturbed orbit is requested. */
  perturbedOn: z.boolean(),
  /** Absolute magnitude H; flybys have none. */
  mag: z.optional(z.number()),
  /** Diameter, m. */
  diam: z.number().check(z.gt(0)),
  /** YYYY-MM-DD or an ISO instant UTC, once its perturbed orbit is known to end by an impact. */
  impactDate: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/))),
};

/** A user-defined object on an ellipse; ecliptic J2000, degrees, au. */
const ellipticalObject = z.object({
  ...common,
  type: z.literal('ELLIPTICAL'),
  referenceEpoch: epoch,
  perihelionDistance: numberWithin(USER_DEFINED_RANGES.perihelionDistance),
  aphelionDistance: numberWithin(USER_DEFINED_RANGES.aphelionDistance),
  inclination: numberWithin(USER_DEFINED_RANGES.inclination),
  /** Longitude of the ascending node. */
  rightAscension: numberWithin(USER_DEFINED_RANGES.angle),
  perihelionArgument: numberWithin(USER_DEFINED_RANGES.angle),
  meanAnomaly: numberWithin(USER_DEFINED_RANGES.angle),
  absoluteMagnitude: numberWithin(USER_DEFINED_RANGES.absoluteMagnitude),
  slopeParameter: numberWithin(USER_DEFINED_RANGES.slopeParameter),
});

/** Non-gravitational force of an open orbit: A1, A2, A3 in au/d², DT in days, and g(r); what is absent is zero, or of water ice. */
export const ownForce = {
  a1: z.optional(numberWithin(USER_DEFINED_RANGES.nonGravitational)),
  a2: z.optional(numberWithin(USER_DEFINED_RANGES.nonGravitational)),
  a3: z.optional(numberWithin(USER_DEFINED_RANGES.nonGravitational)),
  nonGravitationalDelay: z.optional(numberWithin(USER_DEFINED_RANGES.nonGravitationalDelay)),
  radialLaw: z.optional(z.enum(RADIAL_LAWS)),
};

/** A user-defined object on a parabola or hyperbola; ecliptic J2000, degrees, au. */
const hyperbolicObject = z.object({
  ...common,
  type: z.literal('HYPERBOLIC'),
  referenceEpoch: epoch,
  perihelionDistance: numberWithin(USER_DEFINED_RANGES.perihelionDistance),
  eccentricity: numberWithin(USER_DEFINED_RANGES.openEccentricity),
  inclination: numberWithin(USER_DEFINED_RANGES.inclination),
  ascendingNodeLongitude: numberWithin(USER_DEFINED_RANGES.angle),
  perihelionArgument: numberWithin(USER_DEFINED_RANGES.angle),
  pericentrePassage: epoch,
  absoluteMagnitude: numberWithin(USER_DEFINED_RANGES.absoluteMagnitude),
  slopeParameter: numberWithin(USER_DEFINED_RANGES.slopeParameter),
  ...ownForce,
});

/** A user-defined flyby; about its main body, degrees, au. */
export const flybyObject = z.object({
  ...common,
  type: z.literal('FVT'),
  pericentreDistance: numberWithin(USER_DEFINED_RANGES.pericentreDistance),
  pericentrePassage: epoch,
  eccentricity: numberWithin(USER_DEFINED_RANGES.flybyEccentricity),
  inclination: numberWithin(USER_DEFINED_RANGES.inclination),
  ascendingNodeLongitude: numberWithin(USER_DEFINED_RANGES.angle),
  pericentreArgument: numberWithin(USER_DEFINED_RANGES.angle),
});

/** A user-defined object about the Sun. */
export const orbitalObject = z.discriminatedUnion('type', [ellipticalObject, hyperbolicObject]);

/** Any user-defined object. */
export const userDefinedObject = z.discriminatedUnion('type', [
  ellipticalObject,
  hyperbolicObject,
  flybyObject,
]);

export type EllipticalObject = z.output<typeof ellipticalObject>;
export type HyperbolicObject = z.output<typeof hyperbolicObject>;

export type FlybyObject = z.output<typeof flybyObject>;
export type OrbitalObject = z.output<typeof orbitalObject>;
export type UserDefinedObject = z.output<typeof userDefinedObject>;

/** An ellipse, an open orbit or a flyby. */
export type UserDefinedKind = UserDefinedObject['type'];
