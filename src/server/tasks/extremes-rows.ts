import { defined } from '#catalogue/defined.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { SURVEY_QUANTITIES } from '#engine/survey/quantities.ts';
import type { ObjectExtremes } from './survey-tasks.ts';

/** Numbers per object: the least and the greatest value of each quantity, infinite where it has none. */
const ENDS = 2 * SURVEY_QUANTITIES.length;

/** Extremes of objects as they are sent and cached: a tenth of the memory, and of the time to send them, that records take. */
export type ExtremesRows = {
  readonly objects: Int32Array;
  readonly ends: Float64Array;
  /** Julian dates UTC, infinite where an object comes near in no night. */
  readonly closeApproachesUtc: Float64Array;
};

/** Rows of extremes, in their order. */
export function extremesRows(all: readonly ObjectExtremes[]): ExtremesRows {
  const ends = new Float64Array(all.length * ENDS);
  all.forEach(({ extremes }, place) => {
    SURVEY_QUANTITIES.forEach((quantity, column) => {
      const { min = Number.POSITIVE_INFINITY, max = Number.NEGATIVE_INFINITY } = extremes[quantity] ?? {};
      ends[place * ENDS + 2 * column] = min;
      ends[place * ENDS + 2 * column + 1] = max;
    });
  });
  return {
    objects: Int32Array.from(all, ({ object }) => object),
    ends,
    closeApproachesUtc: Float64Array.from(
      all,
      ({ closeApproachUtc }) => closeApproachUtc ?? Number.POSITIVE_INFINITY,
    ),
  };
}

/** The extremes of one row. @throws RangeError where there is no such row. */
export function extremesInRow(
  { objects, ends, closeApproachesUtc }: ExtremesRows,
  place: number,
): ObjectExtremes {
  const extremes: {
    -readonly [Quantity in keyof ObjectExtremes['extremes']]: ObjectExtremes['extremes'][Quantity];
  } = {};
  SURVEY_QUANTITIES.forEach((quantity, column) => {
    const min = numberAt(ends, place * ENDS + 2 * column);
    const max = numberAt(ends, place * ENDS + 2 * column + 1);
    if (min <= max) extremes[quantity] = { min, max };
  });
  const approachUtc = numberAt(closeApproachesUtc, place);
  const closeApproachUtc = Number.isFinite(approachUtc) ? approachUtc : undefined;
  return defined({ object: numberAt(objects, place), extremes, closeApproachUtc });
}
