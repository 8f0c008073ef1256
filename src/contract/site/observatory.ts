import * as z from 'zod/mini';
import { MAX_PHRASE_LENGTH } from '../limits.ts';

/** A phrase that a user types into a search box. */
export const phrase = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PHRASE_LENGTH));

/** Query of `findObservatoryByPhrase`: a code or a part of a name. */
export const observatoryQuery = z.object({ query: phrase });

/** An observatory with an MPC code. */
const observatory = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  /** Geodetic, degrees north, -90 to 90. */
  latitude: z.number(),
  /** Degrees east, -180 to 180. */
  longitude: z.number(),
  /** Metres above the WGS84 ellipsoid. */
  alt: z.number(),
});

/** Response of `findObservatoryByPhrase`, best match first. */
export const observatories = z.array(observatory);

export type Observatory = z.output<typeof observatory>;
