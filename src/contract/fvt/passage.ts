import * as z from 'zod/mini';
import { mainBodyId } from './main-bodies.ts';
import { mjdUtc } from '../rest/modified-julian-dates.ts';

/** How uncertain a passage is, 1 sigma. */
const passageUncertainty = z.object({
  /** Its basis: the covariance of the orbit, the MPC's U, or nothing; then no number is given. */
  origin: z.enum(['covariance', 'U', 'none']),
  /** How it was propagated to the passage; `none` where linear mapping does not hold and clones would be too many or too far apart. */
  method: z.enum(['linear', 'clones', 'none']),
  /** In files saved by versions up to 2.6 alone: they took U = 0 for a bound from above, which is an estimate. */
  atMost: z.optional(z.literal(true)),
  /** Seconds. */
  timeSigma: z.optional(z.number()),
  distanceSigmaKm: z.optional(z.number()),
  /** Three standard deviations to either side; of clones the distances between which all but 0.27 % pass. Not below 0. */
  minimumKm: z.optional(z.number()),
  maximumKm: z.optional(z.number()),
  /**
   * The plane across the incoming asymptote through the body's centre: zeta against the projected motion of the body
   * about the Sun, xi across both; where the incoming asymptote hits it, and the ellipse of one standard deviation: of clones
   * that of their second moments, which is only the extent of a curved region. Absent where the object is captured.
   */
  bPlane: z.optional(
    z.object({
      xiKm: z.number(),
      zetaKm: z.number(),
      semiMajorKm: z.number(),
      semiMinorKm: z.number(),
      /** Angle of the major axis from xi towards zeta, degrees, in [0, 180). */
      angleDeg: z.number(),
    }),
  ),
  /** Sampled orbits that the numbers follow from. */
  clones: z.optional(z.number()),
});

/** Where a falling object comes to 100 km above the ellipsoid of the Earth. */
export const entry = z.object({
  /** ISO instant UTC. */
  datetime: z.string(),
  /** Geodetic, degrees, east positive. */
  latitude: z.number(),
  longitude: z.number(),
  heightKm: z.number(),
  /**
   * Angle of the motion below the horizontal, degrees; relative to the turning Earth, as is the speed, km/s.
   */
  angleDeg: z.number(),
  speedKmS: z.number(),
  /** Direction of motion over the ground, from north through east, degrees. */
  azimuthDeg: z.number(),
});

/** The fall of an object onto a body. */
const fall = z.object({
  /** `sun`, a planet, `moon` or `pluto`. */
  body: z.string(),
  /** ISO instant UTC of reaching the surface. */
  datetime: z.string(),
  /** Entry into the atmosphere, where the object falls onto the Earth. */
  entry: z.optional(entry),
});

/** The nearest point of a passage and how fast it is. */
export const passageFields = {
  mainBody: z.object({ id: mainBodyId, name: z.string() }),
  /** ISO instant UTC, milliseconds. */
  datetime: z.string(),
  /** The same. */
  mjd: mjdUtc,
  /** Distance from the body's centre; for a fall onto it that of the pericentre, below the surface. */
  distanceKm: z.number(),
  distanceAu: z.number(),
  distanceLd: z.number(),
  /** The same in equatorial radii of the body. */
  distanceRadii: z.number(),
  /** Speed relative to the body, km/s. */
  speedKmS: z.number(),
  /** Speed at a great distance from the body, km/s; absent where the object is captured. */
  vInfinityKmS: z.optional(z.number()),
  uncertainty: passageUncertainty,
  impact: z.optional(fall),
};

export type Entry = z.output<typeof entry>;
export type Fall = z.output<typeof fall>;
export type PassageUncertainty = z.output<typeof passageUncertainty>;
