import * as z from 'zod/mini';
import { orbitProvenance } from '../nov/keplerian.ts';
import { photometry } from '../photometry.ts';
import { modifiedDateText, utcText } from '../rest/date-text.ts';
import { numberText, wordText } from '../rest/query-values.ts';
import { objectName } from '../user-defined/user-defined.ts';
import { LAST_MJD, USER_DEFINED_RANGES } from '../user-defined/user-defined-ranges.ts';
import { AU_KM, MINUTES_PER_DAY } from '#engine/constants.ts';
import { EPHEMERIS_LENGTH_DAYS } from './flyby-steps.ts';
import { MAIN_BODY_IDS } from './main-bodies.ts';
import { entry, passageFields } from './passage.ts';
import { mjdTdb } from '../rest/modified-julian-dates.ts';

const within = (least: number, most: number) => numberText(z.number().check(z.gte(least), z.lte(most)));
const modifiedDate = modifiedDateText('TDB', z.number().check(z.gte(15_020), z.lte(LAST_MJD + 0.01)));
const { pericentreDistance, flybyEccentricity, inclination, angle } = USER_DEFINED_RANGES;

/** Query of `/fvt/flyby`. */
export const flybyQuery = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** ISO instant UTC of the nearest point, as 2029-04-13T21:46:00; the nearest within five days of it is taken. */
  date: utcText(),
  center: wordText(MAIN_BODY_IDS),
});

/** Query of `/fvt/flyby_user_defined`: a conic about a main body. Ecliptic J2000, degrees. */
export const flybyUserDefinedQuery = z.object({
  name: objectName,
  center: wordText(MAIN_BODY_IDS),
  /** Modified Julian Dates TDB: of the elements, and of the passage of the pericentre. */
  com_epoch: modifiedDate,
  com_tp: modifiedDate,
  /** Pericentre distance, km. */
  com_q: within(pericentreDistance.min, pericentreDistance.max * AU_KM),
  com_e: within(flybyEccentricity.min, flybyEccentricity.max),
  com_i: within(inclination.min, inclination.max),
  /** Longitude of the ascending node. */
  com_long: within(-360, angle.max),
  /** Argument of the pericentre. */
  com_omega: within(-360, angle.max),
  /** Days between rows; by the distance of the pericentre where absent. */
  step: z.optional(within(1 / MINUTES_PER_DAY, 1)),
  /** Farthest distance of listed rows from the body's centre, km; all rows where absent. */
  flyby_maxdist: z.optional(within(1, 1e9)),
  /** Days that the path covers, half of them before the pericentre; 10 where absent. */
  eph_len: z.optional(within(1, 2 * EPHEMERIS_LENGTH_DAYS)),
});

/** A place about the main body's centre: ecliptic and equinox J2000, km. */
const placeFields = { x: z.number(), y: z.number(), z: z.number(), t: mjdTdb };

const flybyPlace = z.object(placeFields);

/**
 * The ellipsoid of one standard deviation about a place: semi-axes, km, the longest first; and by which angles, degrees,
 * axes along x, y and z are turned about x, then y, then z into those of the ellipsoid.
 */
const ellipsoidFields = {
  sa_1: z.number(),
  sa_2: z.number(),
  sa_3: z.number(),
  rotx: z.number(),
  roty: z.number(),
  rotz: z.number(),
};

export const flybyEllipsoid = z.object({ ...placeFields, ...ellipsoidFields });

const asteroidPlace = z.object({
  ...placeFields,
  sa_1: z.optional(ellipsoidFields.sa_1),
  sa_2: z.optional(ellipsoidFields.sa_2),
  sa_3: z.optional(ellipsoidFields.sa_3),
  rotx: z.optional(ellipsoidFields.rotx),
  roty: z.optional(ellipsoidFields.roty),
  rotz: z.optional(ellipsoidFields.rotz),
});

/** The entry of an object in a service's risk list: all its possible impacts onto the Earth together. */
const listedRisk = z.object({
  list: z.enum(['JPL Sentry', 'ESA NEOCC risk list']),
  /** ISO date of the list: a year and a month, or a day. */
  listDate: z.string(),
  /** Years of the first and the last possible impact, and how many there are. */
  firstYear: z.optional(z.number()),
  lastYear: z.optional(z.number()),
  possibleImpacts: z.optional(z.number()),
  probability: z.optional(z.number()),
  palermoCumulative: z.optional(z.number()),
  torinoMaximum: z.optional(z.number()),
});

/** Facts of a flyby in a response beside its rows. */
export const flybyFacts = z.object({
  /** Readable name of the object. */
  name: z.string(),
  designator: z.optional(z.string()),
  ...passageFields,
  /** Place at the nearest point. */
  nearest: flybyPlace,
  /** Julian dates UTC at which the days of the flyby begin. */
  jds: z.array(z.number()),
  /** Osculating elements about the body at the nearest point: km, degrees, ecliptic J2000. */
  elements: z.object({
    epoch: mjdTdb,
    q: z.number(),
    e: z.number(),
    i: z.number(),
    om: z.number(),
    w: z.number(),
    tp: mjdTdb,
  }),
  /** When the object comes into it and leaves it, ISO instants UTC, as far as both happen in the days of the flyby. */
  sphereOfInfluence: z.object({
    radiusKm: z.number(),
    entry: z.optional(z.string()),
    exit: z.optional(z.string()),
  }),
  /** Diameter, m, and absolute magnitude. */
  diam: z.optional(z.number()),
  mag: z.optional(z.number()),
  /** The law that its apparent magnitude follows; absent where no magnitude is known. */
  photometry: z.optional(photometry),
  /** Risk of an object that a service lists. */
  risk: z.optional(listedRisk),
  /**
   * Where sampled orbits that fall onto the Earth come into its atmosphere, in order of the distance by which they would
   * pass its centre; at most 200. Absent where the object passes with certainty, or its uncertainty is unknown.
   */
  corridor: z.optional(z.array(entry)),
  /** Direction to the Sun at the nearest point, a unit vector. */
  sundir: z.object({ x: z.number(), y: z.number(), z: z.number() }),
  provenance: orbitProvenance,
});

/** Response of `/fvt/flyby` and `/fvt/flyby_user_defined`. */
export const flyby = z.object({
  /**
   * The object, at even steps and the nearest point, in order of time; where its uncertainty is known with ellipsoids. A service that
   * has no rows may leave it out.
   */
  asteph: z.prefault(z.array(asteroidPlace), []),
  /** The Moon where the main body is the Earth, and the Earth where it is the Moon; else none. */
  mooneph: z.array(flybyPlace),
  suneph: z.array(flybyPlace),
  diam: z.optional(z.number()),
  mag: z.optional(z.number()),
  sundir: flybyFacts.shape.sundir,
  /** Ellipsoid at the nearest point in axes of which x is turned to the Sun and z northwards; none where it is unknown. */
  '3d-ellsun': z.array(flybyEllipsoid),
  /**
   * For a user-defined flyby the conic itself, which `asteph` leaves by the pull of all other bodies; else
   * none.
   */
  conic: z.array(flybyPlace),
  /** Sampled orbits at the instant of the nearest point, where these give the uncertainty; else none. */
  clones: z.array(flybyPlace),
  facts: flybyFacts,
});

export type FlybyQuery = z.output<typeof flybyQuery>;
export type FlybyUserDefinedQuery = z.output<typeof flybyUserDefinedQuery>;
export type FlybyPlace = z.output<typeof flybyPlace>;
export type FlybyEllipsoid = z.output<typeof flybyEllipsoid>;
export type ListedRisk = z.output<typeof listedRisk>;
export type FlybyFacts = z.output<typeof flybyFacts>;
export type FlybyResponse = z.output<typeof flyby>;
