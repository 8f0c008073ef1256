import type { CandidateOrbits } from '#catalogue/neocp-candidate.ts';

/** Orbits of a candidate as they were fetched. */
export type FetchedVariants = {
  readonly orbits: CandidateOrbits;
  /** Unix time, ms. */
  readonly fetchedAt: number;
};

/** Orbits of candidates of the NEO Confirmation Page, which change by the hour. */
export type CandidateVariants = {
  /**
   * Returns nothing where no service is named, none responds, or it has no orbits of the candidate. Never
   * fails.
   */
  variantsOf(designation: string): Promise<FetchedVariants | undefined>;
};

/** No orbits of candidates, where no service is named. */
export const NO_CANDIDATE_VARIANTS: CandidateVariants = { variantsOf: async () => undefined };
