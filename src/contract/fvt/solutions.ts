import * as z from 'zod/mini';
import { orbitProvenance } from '../nov/keplerian.ts';
import { type FlybyFacts, flybyQuery } from './flyby.ts';
import { passageFields } from './passage.ts';

/** Query of `/fvt/solutions`: a passage, as that of `/fvt/flyby`. */
export const solutionsQuery = flybyQuery;

/** The nearest point of a passage, how fast and how sure it is. */
const passage = z.object(passageFields);

/** The passage by one solution of the orbit, or why there is none. */
const solution = z.object({
  provenance: orbitProvenance,
  passage: z.optional(passage),
  message: z.optional(z.string()),
});

/**
 * Response of `/fvt/solutions`: the passage by the catalogue's solution first, then those by the solutions
 * that services published.
 */
export const solutions = z.object({
  /** Readable name of the object. */
  name: z.string(),
  solutions: z.array(solution),
});

/** The passage among the facts of a flyby. */
export function passageOf(facts: FlybyFacts): z.output<typeof passage> {
  return z.parse(passage, facts);
}

export type Solution = z.output<typeof solution>;
export type Solutions = z.output<typeof solutions>;
