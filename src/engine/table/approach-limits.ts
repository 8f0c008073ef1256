import { LUNAR_DISTANCE_AU } from '../constants.ts';
import { BODY, type Body } from '../ephemeris/body.ts';

/** The farthest approach to the Earth that counts, au: 3 lunar distances. */
export const EARTH_APPROACH_AU = 3 * LUNAR_DISTANCE_AU;

/**
 * Distances from the planets' centres within which an approach counts, au: 3 lunar distances for the Earth, the sphere of influence for the
 * others.
 *
 * Source: Laplace's radius a (m / M)^(2/5) (Danby 1992, section 11.12) with the masses of the planets' systems, rounded as usual in tables
 * of flybys; these are the limits of flybys too.
 */
export const APPROACH_LIMITS: readonly { readonly body: Body; readonly limitAu: number }[] = [
  { body: BODY.Mercury, limitAu: 0.000_782 },
  { body: BODY.Venus, limitAu: 0.004_117_7 },
  { body: BODY.Earth, limitAu: EARTH_APPROACH_AU },
  { body: BODY.Mars, limitAu: 0.003_863_7 },
  { body: BODY.Jupiter, limitAu: 0.322_197 },
  { body: BODY.Saturn, limitAu: 0.364_309_9 },
  { body: BODY.Uranus, limitAu: 0.346_93 },
  { body: BODY.Neptune, limitAu: 0.576_211_41 },
];
