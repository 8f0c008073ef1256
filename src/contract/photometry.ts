import * as z from 'zod/mini';

/**
 * Where the slope of a law of brightness comes from: the catalogue, the request, or the value that replaces an unknown
 * one (G = 0.15, K1 = 10).
 */
const slopeFrom = z.enum(['catalogue', 'default', 'request']);

/**
 * The law that the apparent magnitudes of a response follow: of asteroids by H and G or by H, G1 and G2, of comets the total
 * one by M1 and K1.
 */
export const photometry = z.discriminatedUnion('law', [
  z.object({ law: z.literal('H-G'), h: z.number(), g: z.number(), slopeFrom }),
  z.object({ law: z.literal('H-G1-G2'), h: z.number(), g1: z.number(), g2: z.number(), slopeFrom }),
  z.object({ law: z.literal('comet'), m1: z.number(), k1: z.number(), slopeFrom }),
]);

export type PublishedPhotometry = z.output<typeof photometry>;
