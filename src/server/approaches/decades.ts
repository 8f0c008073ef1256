import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';

/** Length of a piece of a search, days: as long as an osculating conic approximates an orbit. */
const DECADE_DAYS = 10 * DAYS_PER_JULIAN_YEAR;

/** Ten years of a search, or less where it begins or ends in them; Julian dates TDB. */
export type Decade = {
  /** Decades from the one that begins at the anchor. */
  readonly number: number;
  readonly span: DaySpan;
  /** Instants through which states are propagated, from the anchor outwards, to the end of the decade that is nearer to it. */
  readonly stations: readonly number[];
};

/** The decades that a span lies in, those next to the anchor first. @param anchor Julian date TDB near all epochs. */
export function decadesOf({ fromDay, toDay }: DaySpan, anchor: number): readonly Decade[] {
  const first = Math.floor((fromDay - anchor) / DECADE_DAYS);
  const last = Math.ceil((toDay - anchor) / DECADE_DAYS) - 1;
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return numbers
    .sort((a, b) => farness(a) - farness(b))
    .map((number) => ({
      number,
      span: {
        fromDay: Math.max(fromDay, anchor + number * DECADE_DAYS),
        toDay: Math.min(toDay, anchor + (number + 1) * DECADE_DAYS),
      },
      stations: Array.from(
        { length: farness(number) },
        (_, step) => anchor + (number > 0 ? step + 1 : -(step + 1)) * DECADE_DAYS,
      ),
    }));
}

/** Whole decades between the anchor and the near end of a decade. */
function farness(number: number): number {
  return number >= 0 ? number : -number - 1;
}
