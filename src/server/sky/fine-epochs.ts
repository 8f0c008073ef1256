import { epochCount } from '#contract/limits.ts';
import type { TimeFrame } from '../http/time-frame.ts';

/** Distance of the rows of a fine trail where there is room for it, days. */
const FINE_STEP_DAYS = 1 / 144;

/** Most rows of a fine trail, where the trace itself does not have more. */
const MOST_FINE_ROWS = 1500;

/** Epochs of a fine trail; every `perRow`-th is a row of the trace. */
export type FineEpochs = {
  /** Julian dates UTC. */
  readonly epochs: Float64Array;
  readonly perRow: number;
};

/** The epochs of a time frame with others between them: ten minutes apart, or as close as this many in all allow. */
export function fineEpochs({ startUtc, endUtc, stepDays }: Omit<TimeFrame, 'days'>): FineEpochs {
  const rows = epochCount(startUtc, endUtc, stepDays);
  const steps = Math.ceil(stepDays / FINE_STEP_DAYS - 1e-6);
  const room = rows > 1 ? Math.floor((MOST_FINE_ROWS - 1) / (rows - 1)) : 1;
  const perRow = Math.max(1, Math.min(steps, room));
  const epochs = Float64Array.from({ length: (rows - 1) * perRow + 1 }, (_, index) => {
    const part = index % perRow;
    return startUtc + ((index - part) / perRow + part / perRow) * stepDays;
  });
  return { epochs, perRow };
}

/** Which rows of a fine trail are rows of the trace. */
export type ChosenRows = {
  readonly rows: readonly number[];
  /** Place of the first of them among the epochs of the trace: a path may begin later, or end earlier. */
  readonly firstEpoch: number;
};

/** The rows of a path that are at epochs of the trace. */
export function rowsOfTrace(
  path: readonly { readonly jdUtc: number }[],
  { epochs, perRow }: FineEpochs,
): ChosenRows {
  const [start] = path;
  const first = start === undefined ? 0 : epochs.indexOf(start.jdUtc);
  return {
    rows: path.flatMap((_, row) => ((first + row) % perRow === 0 ? [row] : [])),
    firstEpoch: Math.ceil(first / perRow),
  };
}
