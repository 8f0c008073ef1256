import { ARCSECOND } from '../constants.ts';
import { type AlongTrack, alongTrackShifts } from '../uncertainty/run-off.ts';
import { skyEllipse } from '../uncertainty/sky-ellipse.ts';
import type { Course } from './follow-object.ts';

/**
 * Semi-major axis of an object's 1-sigma ellipse on the sky, arcsec.
 *
 * @param day, offset TDB
 * @param line from observer to object, ICRF, au
 */
export type MajorAxis = (day: number, offset: number, line: Float64Array) => number;

/** How often a day the uncertainty is computed: within a night it hardly changes. */
const ELLIPSES_PER_DAY = 2;

/** Of an object of which nothing is known: half a turn, arcsec. */
const ANYWHERE = Math.PI / ARCSECOND;

/**
 * The uncertainty of an object's places along its course, by that of its orbit along the track.
 *
 * Accuracy: as of `alongTrackFromU`; encounters since the arc do not count here, as they do in a table of places.
 */
export function alongTrackUncertainty({ track, origin }: Course, alongTrack: AlongTrack): MajorAxis {
  const state = new Float64Array(6);
  const covariance = new Float64Array(9);
  let half = Number.NaN;
  let major = ANYWHERE;
  return (day, offset, line) => {
    const current = Math.floor((day + offset) * ELLIPSES_PER_DAY);
    if (current === half) return major;
    half = current;
    track.state(day - origin + offset, state);
    major = majorAt(day - alongTrack.day + offset, line);
    return major;
  };

  function majorAt(days: number, line: Float64Array): number {
    const shifts = alongTrackShifts(state, days, alongTrack);
    if (shifts === undefined) return ANYWHERE;
    const { byAnomaly, byMotion } = shifts;
    for (let k = 0; k < 9; k++) {
      const [row, column] = [Math.floor(k / 3), k % 3];
      covariance[k] = byAnomaly[row] * byAnomaly[column] + byMotion[row] * byMotion[column];
    }
    return Math.min(skyEllipse(covariance, line).major, ANYWHERE);
  }
}
