import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import { roundedToParts } from '#engine/rounded.ts';

/** Faintest magnitude that a chart shows; what is fainter is drawn there. */
export const FAINTEST_CHARTED = 32;

/** Parts of one to which numbers are rounded. */
const HUNDREDTHS = 100;

/** Curves of the charts, a number for each row of a path. */
export type ChartData = {
  /** Modified Julian Dates UTC. */
  readonly epochs: readonly number[];
  /** V, no fainter than {@link FAINTEST_CHARTED}; empty where no law is known. */
  readonly apparentMag: readonly number[];
  /** V magnitude as calculated. */
  readonly apparentMagOriginalValues: readonly number[];
  /** au. */
  readonly earthDistance: readonly number[];
  /** Degrees. */
  readonly phaseAngle: readonly number[];
};

/** The curves of a path. */
export function chartDataOf({ rows, firstEpoch, step, hasMagnitudes, columns }: SynodicFile): ChartData {
  const magnitudes = hasMagnitudes ? Array.from(columns.magnitudes, hundredths) : [];
  return {
    epochs: Array.from({ length: rows }, (_, row) => firstEpoch + row * step),
    apparentMag: magnitudes.map((magnitude) => Math.min(magnitude, FAINTEST_CHARTED)),
    apparentMagOriginalValues: magnitudes,
    earthDistance: Array.from(columns.earthDistances, hundredths),
    phaseAngle: Array.from(columns.phaseAngles, hundredths),
  };
}

function hundredths(value: number): number {
  return roundedToParts(value, HUNDREDTHS);
}
