import * as z from 'zod/mini';

/** Farthest that a camera can be saved, au. */
const FARTHEST_AU = 1e6;

const place = z.number().check(z.gte(-FARTHEST_AU), z.lte(FARTHEST_AU));
const turn = z.number().check(z.gte(-7), z.lte(7));
const part = z.number().check(z.gte(-1.001), z.lte(1.001));

/** What is saved of a camera: the place of its eye and its attitude, the latter twice; in the frame of the scene. */
export const savedCamera = z.object({
  /** au. */
  position: z.readonly(z.tuple([place, place, place])),
  /** Turns about x, then y, then z of the camera's own axes, rad. */
  rotation: z.readonly(z.tuple([turn, turn, turn])),
  /** The same as x, y, z, w. */
  quaternion: z
    .readonly(z.tuple([part, part, part, part]))
    .check(z.refine((parts) => Math.hypot(...parts) > 0.5, 'must not be zero')),
});

export type SavedCamera = z.output<typeof savedCamera>;
