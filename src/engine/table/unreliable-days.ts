import { LUNAR_DISTANCE_AU } from '../constants.ts';
import type { TrajectoryWithPartials } from '../propagate/partials.ts';
import { mapPositionCovariance } from '../uncertainty/map-covariance.ts';
import { spanOfTable } from './hermite.ts';
import type { DaySpan, OrbitTable } from './orbit-table.ts';

/**
 * An orbit is unreliable where one standard deviation of its place is more than this, au: it is then unknown whether
 * the object comes within 3 lunar distances of the Earth.
 */
const UNRELIABLE_FROM_AU = 3 * LUNAR_DISTANCE_AU;

/** Days between samples: uncertainty grows over years, and over weeks after an encounter. */
const SAMPLE_INTERVAL = 16;

/** One standard deviation of the place, au, on a Julian date TDB. */
export type PlaceUncertainty = (day: number) => number;

/**
 * Uncertainty from a covariance, propagated along the trajectory; encounters in between count.
 *
 * @param covariance at the epoch, of what the trajectory varies.
 *
 * Accuracy: linear, root of the summed variances of the three coordinates.
 */
export function placeUncertaintyFromCovariance(
  covariance: Float64Array,
  trajectory: TrajectoryWithPartials,
): PlaceUncertainty {
  const transition = new Float64Array(6 * trajectory.varied);
  const mapped = new Float64Array(9);
  return (day) => {
    trajectory.partials(day, 0, transition);
    mapPositionCovariance(covariance, transition, mapped);
    return Math.sqrt(mapped[0] + mapped[4] + mapped[8]);
  };
}

/**
 * Days of a table on which its orbit is unreliable.
 *
 * @param uncertainty defined over the span of the table.
 */
export function unreliableDays(table: OrbitTable, uncertainty: PlaceUncertainty): DaySpan[] {
  const { fromDay, toDay } = spanOfTable(table);
  const spans: DaySpan[] = [];
  let from: number | undefined;
  for (let sample = 0, at = fromDay; at < toDay; sample++) {
    at = Math.min(fromDay + sample * SAMPLE_INTERVAL, toDay);
    const bad = uncertainty(at) > UNRELIABLE_FROM_AU;
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
