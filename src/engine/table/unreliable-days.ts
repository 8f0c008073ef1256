import { ARCSECOND, DAYS_PER_JULIAN_YEAR, LUNAR_DISTANCE_AU } from '../constants.ts';
import type { TrajectoryWithPartials } from '../propagate/partials.ts';
import { mapCovariance } from '../uncertainty/map-covariance.ts';
import { runOffPerDecade } from '../uncertainty/run-off.ts';
import { spanOfTable, stateInTable } from './hermite.ts';
import type { DaySpan, OrbitTable } from './orbit-table.ts';

/**
 * An orbit is unreliable where one standard deviation of its place is more than this, au: it is then unknown whether
 * the object comes within 3 lunar distances of the Earth.
 */
export const UNRELIABLE_FROM_AU = 3 * LUNAR_DISTANCE_AU;

/** Days between samples: uncertainty grows over years, and over weeks after an encounter. */
const SAMPLE_INTERVAL = 16;

/** One standard deviation of the place, au, at an instant: Julian date TDB and distance from the Sun, au. */
export type PlaceUncertainty = (day: number, sunDistance: number) => number;

/**
 * Uncertainty from a covariance, carried along the trajectory; encounters on the way count.
 *
 * @param covariance of the state at the epoch, 36 numbers, as in `Orbit`.
 *
 * Accuracy: linear, root of the summed variances of the three coordinates.
 */
export function placeUncertaintyFromCovariance(
  covariance: Float64Array,
  trajectory: TrajectoryWithPartials,
): PlaceUncertainty {
  const transition = new Float64Array(36);
  const mapped = new Float64Array(36);
  return (day) => {
    trajectory.partials(day, 0, transition);
    mapCovariance(covariance, transition, mapped);
    return Math.sqrt(mapped[0] + mapped[7] + mapped[14]);
  };
}

/**
 * Uncertainty from the MPC's U: the run-off in longitude, growing evenly before and after the observed arc; encounters
 * on the way do not count.
 *
 * @param u MPC uncertainty parameter, 0 to 9.
 * @param arc Julian dates of its ends.
 */
export function placeUncertaintyFromU(u: number, arc: DaySpan): PlaceUncertainty {
  const perDay = (runOffPerDecade(u) * ARCSECOND) / (10 * DAYS_PER_JULIAN_YEAR);
  return (day, sunDistance) => perDay * Math.max(0, day - arc.toDay, arc.fromDay - day) * sunDistance;
}

/**
 * Days of a table on which its orbit is unreliable.
 *
 * @param trust span in which `uncertainty` is defined, Julian dates TDB.
 */
export function unreliableDays(table: OrbitTable, uncertainty: PlaceUncertainty, trust: DaySpan): DaySpan[] {
  const { fromDay, toDay } = spanOfTable(table);
  const state = new Float64Array(6);
  const spans: DaySpan[] = [];
  let from: number | undefined;
  for (let sample = 0, at = fromDay; at < toDay; sample++) {
    at = Math.min(fromDay + sample * SAMPLE_INTERVAL, toDay);
    stateInTable(table, table.day, at - table.day, state);
    const instant = Math.min(Math.max(at, trust.fromDay), trust.toDay);
    const bad = uncertainty(instant, Math.hypot(state[0], state[1], state[2])) > UNRELIABLE_FROM_AU;
    if (bad) from ??= at;
    if (!bad && from !== undefined) {
      spans.push({ fromDay: from, toDay: at });
      from = undefined;
    }
  }
  if (from !== undefined) spans.push({ fromDay: from, toDay });
  return spans;
}

/** Whether an instant, a Julian date TDB, lies in one of some spans. */
export function liesIn(spans: readonly DaySpan[], day: number): boolean {
  return spans.some(({ fromDay, toDay }) => day >= fromDay && day <= toDay);
}
