import { SUNRISE_DEG, type TracePoint } from '#contract/scd/trace-points.ts';

/** Altitude of the Sun below which the sky is dark, degrees: the end of astronomical twilight. */
const DARK_BELOW_DEG = -18;

/**
 * How observable a path is from its site: the object is up in a dark sky, or only in twilight; it is below the horizon as long as the Sun
 * is; or the Sun does not set. At the geocentre there is no horizon.
 */
export type PathSight = 'dark' | 'twilight' | 'below' | 'day' | 'geocentric';

/** Where on its path an object is shown first, and what the path is like. */
export type Opening = { readonly row: number; readonly sight: PathSight };

type Point = Pick<TracePoint, 'altitudeDeg' | 'sunAltitudeDeg'>;

/** Whether an object is up in a dark sky at a point of its path. */
export function isUpInTheDark({ altitudeDeg, sunAltitudeDeg }: Point): boolean {
  return (altitudeDeg ?? -1) > 0 && (sunAltitudeDeg ?? 0) < DARK_BELOW_DEG;
}

/**
 * The first row on which an object is up in a dark sky; where there is none the darkest on which it is up after sunset, else the one
 * on which it is highest after sunset, or highest at all.
 */
export function openingOf(points: readonly Point[]): Opening {
  if (points.every(({ altitudeDeg }) => altitudeDeg === undefined)) return { row: 0, sight: 'geocentric' };
  const first = points.findIndex(isUpInTheDark);
  if (first >= 0) return { row: first, sight: 'dark' };
  const rows = points.map((point, row) => ({ row, altitude: point.altitudeDeg ?? -90, sun: sunOf(point) }));
  const night = rows.filter(({ sun }) => sun < SUNRISE_DEG);
  const up = night.filter(({ altitude }) => altitude > 0);
  if (up.length > 0) return { row: leastBy(up, ({ sun }) => sun).row, sight: 'twilight' };
  if (night.length > 0) return { row: leastBy(night, ({ altitude }) => -altitude).row, sight: 'below' };
  return { row: leastBy(rows, ({ altitude }) => -altitude).row, sight: 'day' };
}

/** Row of a path that is shown: the chosen one, else that on which it opens; 0 where the path has no points. */
export function shownRow(
  { row, isOpening }: { readonly row: number; readonly isOpening: boolean },
  points: readonly Point[],
): number {
  return Math.max(0, Math.min(isOpening ? openingOf(points).row : row, points.length - 1));
}

function sunOf({ sunAltitudeDeg }: Point): number {
  return sunAltitudeDeg ?? 90;
}

/** @param all not empty. */
function leastBy<Item>(all: readonly Item[], valueOf: (item: Item) => number): Item {
  return all.reduce((least, item) => (valueOf(item) < valueOf(least) ? item : least));
}
