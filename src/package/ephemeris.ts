export { BODY, type Body, FIRST_ASTEROID, nameOfBody, PERTURBER_NUMBERS } from '../engine/ephemeris/body.ts';
export { BODY_RADIUS } from '../engine/ephemeris/body-radius.ts';
export { createEphemeris, type LoadableEphemeris } from '../engine/ephemeris/create-ephemeris.ts';
export type { Ephemeris } from '../engine/ephemeris/ephemeris.ts';
export {
  chunksBetween,
  type ChunkEntry,
  type EphemerisIndex,
  readEphemerisIndex,
  type SeriesEntry,
} from '../engine/ephemeris/ephemeris-index.ts';
export { readEphemeris, type ReadEphemerisFile } from '../engine/ephemeris/read-ephemeris.ts';
export { createSpkEphemeris } from '../engine/ephemeris/spk/spk-ephemeris.ts';
