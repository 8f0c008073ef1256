import * as z from 'zod/mini';
import { keysOf } from '#engine/typed-record.ts';
import { withoutDirectionControls } from '../direction-controls.ts';
import { type NumberRange, numberWithin } from '../number-within.ts';
import { modifiedDateText } from '../rest/date-text.ts';
import { booleanText, numberText, wordText } from '../rest/query-values.ts';
import { LAST_MJD, MAX_OBJECT_NAME_LENGTH, RADIAL_LAWS, USER_DEFINED_RANGES } from './user-defined-ranges.ts';

/** The source of the orbit of a user-defined object, as the interface names it. */
export const USER_DEFINED = 'User-defined';

const within = (range: NumberRange) => numberText(numberWithin(range));

/** Modified Julian Dates TDB of 1900 to the last day that is calculated for, which ends minutes later than in UTC. */
const modifiedJulianDate = modifiedDateText('TDB', z.number().check(z.gte(15_020), z.lte(LAST_MJD + 0.01)));
const degrees = within({ min: -360, max: 360 });
const inclination = within({ min: 0, max: 180 });

/** Elements of an ellipse: ecliptic J2000, au, degrees, epoch as Modified Julian Date TDB. */
export const ellipseFields = {
  kep_epoch: modifiedJulianDate,
  kep_a: within({ min: 0.01, max: 10_000 }),
  kep_e: within({ min: 0, max: 0.999_999 }),
  kep_i: inclination,
  /** Longitude of the ascending node. */
  kep_long: degrees,
  /** Argument of the perihelion. */
  kep_omega: degrees,
  /** Mean anomaly. */
  kep_mean: degrees,
};

/** Elements of a hyperbola, or with e = 1 of a parabola: ecliptic J2000, au, degrees, Modified Julian Dates TDB. */
export const openOrbitFields = {
  com_epoch: modifiedJulianDate,
  com_q: within({ min: 0.01, max: 100 }),
  com_e: within({ min: 1, max: 100 }),
  com_i: inclination,
  com_long: degrees,
  com_omega: degrees,
  /** Time of perihelion. */
  com_tp: modifiedDateText('TDB', z.number().check(z.gte(-100_000), z.lte(250_000))),
};

const acceleration = within(USER_DEFINED_RANGES.nonGravitational);

/**
 * Non-gravitational force of an open orbit: A1 g(r) away from the Sun, A2 g(r) across in the orbit plane, A3 g(r) along the
 * orbit's normal, au/d². What is not given is zero.
 */
const forceFields = {
  com_a1: acceleration,
  com_a2: acceleration,
  com_a3: acceleration,
  /** DT, days: g is taken at the distance of this long ago. */
  com_dt: within(USER_DEFINED_RANGES.nonGravitationalDelay),
  /** g(r): of water ice (Marsden et al. 1973), where none is named; of carbon monoxide; or (1 au / r)². */
  com_law: wordText(RADIAL_LAWS),
};

/** The same fields for a call that takes one object. */
export const openOrbitForce = {
  com_a1: z.optional(forceFields.com_a1),
  com_a2: z.optional(forceFields.com_a2),
  com_a3: z.optional(forceFields.com_a3),
  com_dt: z.optional(forceFields.com_dt),
  com_law: z.optional(forceFields.com_law),
};

/** Name of a user-defined object, or of any other. */
export const objectName = z
  .string()
  .check(
    z.overwrite(withoutDirectionControls),
    z.trim(),
    z.minLength(1),
    z.maxLength(MAX_OBJECT_NAME_LENGTH),
  );
/** H. */
const userDefinedMagnitude = within(USER_DEFINED_RANGES.absoluteMagnitude);
/** G. */
const userDefinedSlope = within(USER_DEFINED_RANGES.slopeParameter);

/**
 * A user-defined object of a call that takes one: an ellipse, or where `kep` is false a hyperbola or parabola, its H and slope G. Which
 * of the elements are required follows from `kep`, and where that is absent from whether `com_q` is given.
 */
export const singleObjectFields = {
  kep: z.optional(booleanText),
  ...z.partial(z.object({ ...ellipseFields, ...openOrbitFields })).shape,
  ...openOrbitForce,
  mag: z.optional(userDefinedMagnitude),
  slope: z.optional(userDefinedSlope),
};

/** An ellipse with a name, H and slope G. */
const namedEllipse = {
  kep_name: objectName,
  ...ellipseFields,
  kep_mag: userDefinedMagnitude,
  kep_slope: userDefinedSlope,
};

/** An open orbit with a name, H and slope G. */
const namedOpenOrbit = {
  com_name: objectName,
  ...openOrbitFields,
  com_mag: userDefinedMagnitude,
  com_slope: userDefinedSlope,
};

/**
 * User-defined objects of a call that takes several: every field once per object, the n-th of each belongs to the n-th
 * object; those of the force once per object or not at all. Ellipses and open orbits are counted apart.
 */
export const userDefinedFields = {
  ...severalOf(namedEllipse),
  ...severalOf(namedOpenOrbit),
  ...severalOf(forceFields),
};

/** Parameters of the only user-defined object of a call. */
export const SINGLE_OBJECT_PARAMETERS = keysOf(singleObjectFields);

/** Elements of an ellipse, and of an open orbit. */
export const ELLIPSE_ELEMENTS = keysOf(ellipseFields);
export const OPEN_ORBIT_ELEMENTS = keysOf(openOrbitFields);

/** Parameters of every ellipse, and of every open orbit. */
export const ELLIPSE_PARAMETERS = keysOf(namedEllipse);
export const OPEN_ORBIT_PARAMETERS = keysOf(namedOpenOrbit);

/** Parameters of the force of an open orbit. */
export const FORCE_PARAMETERS = keysOf(forceFields);

const ellipse = z.object(ellipseFields);
const openOrbit = z.object(openOrbitFields);
const force = z.object(openOrbitForce);
const singleObject = z.object(singleObjectFields);
const userDefined = z.object(userDefinedFields);

/** Elements of one ellipse. */
export type EllipseElements = z.output<typeof ellipse>;

/** Elements of one hyperbola or parabola. */
export type OpenOrbitElements = z.output<typeof openOrbit>;

/** Non-gravitational force of one open orbit, as far as it is given. */
export type OpenOrbitForce = z.output<typeof force>;

/** One user-defined object, as far as a call gives it. */
export type SingleObjectQuery = z.output<typeof singleObject>;

/** All user-defined objects of a call. */
export type UserDefinedQuery = z.output<typeof userDefined>;

/** Fields that are given once per object, or not at all. */
function severalOf<Fields extends Readonly<Record<string, z.ZodMiniType>>>(fields: Fields) {
  const several = Object.entries(fields).map(([name, field]) => [name, z.optional(z.array(field))]);
  return Object.fromEntries(several) as {
    [Name in keyof Fields]: z.ZodMiniOptional<z.ZodMiniArray<Fields[Name]>>;
  };
}
