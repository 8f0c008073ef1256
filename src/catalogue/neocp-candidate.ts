import type { SmallBody } from './small-body.ts';

/** A line of the MPC's NEO Confirmation Page: a candidate that has no orbit solution yet. */
export type NeocpCandidate = {
  /** Observer's temporary designation. */
  readonly designation: string;
  /** MPC NEO desirability score, 0 to 100. */
  readonly score: number;
  /** Nominal place at the time of the list, degrees. */
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
  readonly magnitude?: number;
  readonly absoluteMagnitude?: number;
  readonly observations?: number;
  readonly arcDays?: number;
  readonly daysNotSeen?: number;
};

/** An orbit that fits the few observations of a candidate. */
export type CandidateOrbit = Pick<SmallBody, 'elements' | 'absoluteMagnitude' | 'slope'>;

/** The orbit that fits best, and others that fit as well. */
export type CandidateOrbits = {
  readonly nominal: CandidateOrbit;
  readonly variants: readonly CandidateOrbit[];
};
