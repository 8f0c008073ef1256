import { bisect } from '../bisection.ts';
import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { lengthOf } from '../vectors.ts';
import type { Track } from './node-track.ts';

/** The moment at which an object is nearest to the Earth, Julian date TDB, and its distance from the Earth's centre. */
export type CloseApproach = { readonly dayTdb: number; readonly distanceAu: number };

/** Days between samples: no object comes within lunar distances and leaves again in less. */
const SAMPLE_INTERVAL = 0.25;

/** Halvings of a sampling interval in search of the nearest moment: to 0.02 s. */
const HALVINGS = 20;

/**
 * The closest approach of an object to the Earth in a span, its ends included; an impact ends the search.
 *
 * @param origin Julian date TDB that offsets of the track count from.
 * @param fromDay, toDay Julian dates TDB that the track reaches.
 *
 * Accuracy: that of the survey model, 10 km and 1 s for Apophis in 2029 from a node some days before.
 */
export function nearestToEarth(
  track: Track,
  origin: number,
  ephemeris: Ephemeris,
  fromDay: number,
  toDay: number,
): CloseApproach {
  const first = fromDay - origin;
  const last = Math.min(toDay - origin, track.lastOffset);

  let nearest = approachAt(first);
  keepIfNearer(last);
  for (let from = first, rate = rateAt(first); from < last;) {
    const to = Math.min(from + SAMPLE_INTERVAL, last);
    const next = rateAt(to);
    if (rate < 0 && next >= 0) keepIfNearer(turningPoint(from, to));
    from = to;
    rate = next;
  }
  return nearest;

  function keepIfNearer(offset: number): void {
    const approach = approachAt(offset);
    if (approach.distanceAu < nearest.distanceAu) nearest = approach;
  }

  function approachAt(offset: number): CloseApproach {
    writeRelativeState(offset);
    return { dayTdb: origin + offset, distanceAu: lengthOf(state[0], state[1], state[2]) };
  }

  /** Distance times its rate: negative while the object comes nearer. */
  function rateAt(offset: number): number {
    writeRelativeState(offset);
    return state[0] * state[3] + state[1] * state[4] + state[2] * state[5];
  }

  function turningPoint(from: number, to: number): number {
    const { before, after } = bisect(from, to, (offset) => rateAt(offset) >= 0, HALVINGS);
    return (before + after) / 2;
  }

  function writeRelativeState(offset: number): void {
    track.state(offset, state);
    ephemeris.state(BODY.Earth, origin, offset, earth);
    ephemeris.state(BODY.Sun, origin, offset, sun);
    for (let k = 0; k < 6; k++) state[k] += sun[k] - earth[k];
  }
}

const state = new Float64Array(6);
const earth = new Float64Array(6);
const sun = new Float64Array(6);
