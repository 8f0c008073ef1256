import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { markedSpans, type Span } from '#parts/charts/spans.ts';

/**
 * When an object is brighter than a limit and farther from the Sun than an angle, by the days of its path; Julian dates UTC.
 *
 * @param limit V magnitude.
 * @param leastElongation degrees.
 */
export function observableSpans(
  { rows, firstEpoch, step, hasMagnitudes, columns }: SynodicFile,
  limit: number,
  leastElongation: number,
): readonly Span[] {
  if (!hasMagnitudes) return [];
  const timestamps = Array.from({ length: rows }, (_, row) => firstEpoch + MJD_ORIGIN + row * step);
  const marks = Uint8Array.from({ length: rows }, (_, row) =>
    numberAt(columns.magnitudes, row) <= limit && numberAt(columns.elongations, row) >= leastElongation
      ? 1
      : 0,
  );
  return markedSpans(timestamps, marks);
}
