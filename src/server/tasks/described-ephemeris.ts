import { type EphemerisIndex, spanOf } from '#engine/ephemeris/ephemeris-index.ts';

/** What is known of an ephemeris before any of its chunks is read. */
export type DescribedEphemeris = {
  readonly name: string;
  /** Span of dates that it covers, Julian dates TDB. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** Gravitational parameters by body, au³/d². */
  readonly gm: Float64Array;
};

/** The name, the span and the masses of an index. */
export function describeEphemeris(index: EphemerisIndex): DescribedEphemeris {
  return { name: index.name, gm: Float64Array.from(index.gm), ...spanOf(index) };
}
