import { BODY, LARGE_BODY_COUNT } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';

/** Barycentric positions of the eleven large bodies at a Julian date TDB, au, three per body. */
export type Positions = (day: number) => Float64Array;

/** One comparison: which body and part of the record it belongs to, how far off, km, and the coordinates that differ by it, au. */
export type Comparison = {
  readonly group: string;
  readonly day: number;
  readonly errorKm: number;
  readonly recorded: readonly number[];
  readonly computed: readonly number[];
};

/** Positions of an ephemeris. */
export function positionsOf(ephemeris: Ephemeris): Positions {
  const out = new Float64Array(3 * LARGE_BODY_COUNT);
  return (day) => {
    const whole = Math.floor(day);
    for (let body = 0; body < LARGE_BODY_COUNT; body++)
      ephemeris.position(body, whole, day - whole, out, 3 * body);
    return out;
  };
}

/** What a body's position is judged from: the Moon's from the Earth, all others' from the Sun. */
export function referenceCentreOf(body: number): number {
  return body === BODY.Moon ? BODY.Earth : BODY.Sun;
}

/** Name of a large body. */
export function nameOf(body: number): string {
  return Object.entries(BODY).find(([, index]) => index === body)?.[0] ?? String(body);
}
