import * as z from 'zod/mini';
import { PLANETS } from '../nov/perturbed.ts';

/** The planets from the Sun outwards, and the Moon. */
export const MAIN_BODY_IDS = [...PLANETS, 'moon'] as const;

/** The word for every main body. */
export const ALL_BODIES = 'all';

export const mainBodyId = z.enum(MAIN_BODY_IDS);

/** A body that objects fly by, and what a picture of it needs. */
const mainBody = z.object({
  id: mainBodyId,
  name: z.string(),
  type: z.enum(['rocky', 'gas giant']),
  /** Distance from its centre within which an approach counts, au. */
  limitAu: z.number(),
  /** Largest pericentre distance of a user-defined flyby, au. */
  flybyLimitAu: z.number(),
  parameters: z.object({
    name: z.string(),
    /** Equatorial radius, km. */
    radius: z.number(),
    flattening: z.number(),
    atmosphere: z.boolean(),
    /** Sidereal rotation, hours; negative where it turns backwards. */
    period: z.number(),
    /** Angle of the prime meridian from the node of the equator, degrees, at `jd0`, a Julian date TDB. */
    lambda: z.number(),
    jd0: z.number(),
    /** North pole at `jd0`, ICRF, degrees. */
    poleRa: z.number(),
    poleDec: z.number(),
    /** Radius of the orbit that turns with the body, km; null where it would lie outside the sphere of influence. */
    geostationaryOrbit: z.nullable(z.number()),
    /** km. */
    sphereOfInfluence: z.number(),
    /** Gravitational parameter of its system, km³/s². */
    gm: z.number(),
  }),
});

/** Response of `/fvt/mainBodies`. */
export const mainBodies = z.object({ mainBodies: z.array(mainBody) });

export type MainBodyId = z.output<typeof mainBodyId>;
export type MainBodyRecord = z.output<typeof mainBody>;
