import { BODY, BODY_COUNT, FIRST_ASTEROID, PERTURBER_NUMBERS } from '../body.ts';
import type { Body } from '../body.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { openDaf } from './daf.ts';
import { SpkSegment } from './spk-segment.ts';

const BARYCENTRE = 0;
const LONGEST_CHAIN = 4; // Moon, Earth-Moon barycentre, Sun, barycentre

/** NAIF codes by body index, the preferred first; the system's barycentre is used for planets without an own code. */
const CODES: readonly (readonly number[])[] = [
  [10],
  [199, 1],
  [299, 2],
  [399],
  [301],
  [4],
  [5],
  [6],
  [7],
  [8],
  [9],
  ...PERTURBER_NUMBERS.map((number) => [2_000_000 + number, 20_000_000 + number]),
];

/**
 * An ephemeris from an SPK kernel that a user supplies: DE440s and its like, types 2 and 3.
 *
 * A body that the kernel lacks throws `RangeError`; the large eleven are required.
 *
 * @param bytes  the whole kernel.
 * @param gm  gravitational parameters by body index, au³/d², which a kernel does not hold.
 * @param name  what provenance lines call it.
 * @throws {RangeError} when the kernel is damaged or lacks a large body.
 */
export function createSpkEphemeris(bytes: Uint8Array, gm: Float64Array, name: string): Ephemeris {
  const daf = openDaf(bytes);
  const segments = daf.summaries.map((summary) => new SpkSegment(daf, summary));
  const large = CODES.slice(BODY.Sun, FIRST_ASTEROID).map((codes, body) => {
    const bodySegments = segments.filter((segment) => codes.includes(segment.target));
    if (bodySegments.length === 0)
      throw new RangeError(`the SPK kernel has no body ${codes.join(' or ')} (index ${body})`);
    return bodySegments;
  });
  const sum = new Float64Array(9);

  function fill(body: Body, day: number, offset: number): void {
    if (!(body >= 0 && body < BODY_COUNT)) throw new RangeError(`no body ${body} in the ephemeris`);
    sum.fill(0);
    let codes = CODES[body];
    for (let link = 0; link < LONGEST_CHAIN; link++) {
      const segment = findSegment(segments, codes, day, offset);
      segment.addTo(sum, day, offset);
      if (segment.centre === BARYCENTRE) return;
      codes = [segment.centre];
    }
    throw new RangeError(`the SPK kernel does not lead from body ${body} to the barycentre`);
  }

  return {
    firstDay: Math.max(
      ...large.map((bodySegments) => Math.min(...bodySegments.map((segment) => segment.firstDay))),
    ),
    lastDay: Math.min(
      ...large.map((bodySegments) => Math.max(...bodySegments.map((segment) => segment.lastDay))),
    ),
    gm,
    name,
    position(body, day, offset, out, at = 0) {
      fill(body, day, offset);
      for (let k = 0; k < 3; k++) out[at + k] = sum[k];
    },
    state(body, day, offset, out, at = 0) {
      fill(body, day, offset);
      for (let k = 0; k < 6; k++) out[at + k] = sum[k];
    },
    stateAndAcceleration(body, day, offset, out, at = 0) {
      fill(body, day, offset);
      out.set(sum, at);
    },
  };
}

function findSegment(
  segments: readonly SpkSegment[],
  codes: readonly number[],
  day: number,
  offset: number,
): SpkSegment {
  for (const code of codes) {
    const found = segments.find((segment) => segment.target === code && segment.covers(day, offset));
    if (found !== undefined) return found;
  }
  throw new RangeError(`the SPK kernel has no body ${codes.join(' or ')} at JD ${day + offset} TDB`);
}
