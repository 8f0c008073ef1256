import type { CandidateOrbit, NeocpCandidate } from '#catalogue/neocp-candidate.ts';

/** An object on the NEO Confirmation Page. */
export const CANDIDATE: NeocpCandidate = {
  designation: 'P99test',
  score: 98,
  rightAscensionDeg: 10,
  declinationDeg: 0,
};

/** The orbit that fits its observations best; made up. */
export const NOMINAL: CandidateOrbit = {
  elements: {
    epoch: { scale: 'TDB', day: 2_461_050.5, offset: 0 },
    perihelionDistance: 0.9,
    eccentricity: 0.4,
    inclination: 0.1,
    node: 1,
    argumentOfPerihelion: 2,
    meanAnomaly: 0.3,
  },
  absoluteMagnitude: 23.9,
  slope: 0.15,
};
