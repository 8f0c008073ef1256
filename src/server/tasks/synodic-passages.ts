import { numberAt } from '#engine/numbers-in.ts';
import { SYNODIC_WIDTH, type SynodicPassage, type SynodicPath } from './synodic-tasks.ts';

/** Distances from the Earth, au, and the steps of rows within each, days; the second pair resolves even a grazing passage. */
const LEVELS = [
  { within: 0.03, step: 1 / 48 },
  { within: 0.002, step: 1 / 480 },
] as const;

/** Most rows of all passages of a path: what stays near for years has no more. */
const MOST_ROWS = 20_000;

/** Place of the distance from the Earth in a row. */
const EARTH_DISTANCE = 5;

type Rows = Pick<SynodicPath, 'epochs' | 'values'>;

/**
 * The passages of the Earth in a path, in finer steps.
 *
 * @param rowsAt makes the rows of given Julian dates UTC.
 */
export function synodicPassages(
  path: Rows,
  rowsAt: (epochs: Float64Array) => SynodicPath,
): readonly SynodicPassage[] {
  const found: SynodicPassage[] = [];
  let coarse: readonly Rows[] = [path];
  let left = MOST_ROWS;
  for (const { within, step } of LEVELS) {
    const finer: SynodicPassage[] = [];
    for (const { from, to } of coarse.flatMap((rows) => spansWithin(rows, within, step))) {
      const rows = Math.round((to - from) / step) + 1; // whole steps, but for the rounding of Julian dates
      if (rows > left) continue;
      left -= rows;
      const { epochs, values, magnitudes } = rowsAt(
        Float64Array.from({ length: rows }, (_, row) => from + row * step),
      );
      finer.push({ epochs, values, step, ...(magnitudes === undefined ? {} : { magnitudes }) });
    }
    found.push(...finer);
    coarse = finer;
  }
  return found;
}

/**
 * Spans from a row before the object is within a distance to a row after; none where the rows are as close as
 * the step.
 */
function spansWithin(
  { epochs, values }: Rows,
  within: number,
  step: number,
): readonly { readonly from: number; readonly to: number }[] {
  const spans: { from: number; to: number }[] = [];
  const last = epochs.length - 1;
  if (last < 1 || numberAt(epochs, 1) - numberAt(epochs, 0) <= step) return spans;
  let from: number | undefined;
  epochs.forEach((epoch, row) => {
    const isNear = numberAt(values, row * SYNODIC_WIDTH + EARTH_DISTANCE) < within;
    if (isNear) from ??= epochs[row - 1] ?? epoch;
    if (from === undefined || (isNear && row < last)) return;
    spans.push({ from, to: epoch });
    from = undefined;
  });
  return spans;
}
