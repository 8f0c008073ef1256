import type { NightRow } from './night-table.ts';

/** Seconds for which {@link plainSignal} is 1 at V = 20 in the zenith. */
const UNIT_SIGNAL_SECONDS = 600;

/** Brightness that counts for an object without a magnitude: what is faint and not yet known. */
const UNKNOWN_MAGNITUDE = 22;

/**
 * What this many seconds on an object are worth where no telescope is known: 10^(-0.2 (V - 20)) for ten
 * minutes, by the square root of the time, over the airmass. It is a signal-to-noise ratio in arbitrary
 * units, which orders objects and hours as a ratio limited by the noise of the objects themselves would.
 */
export function plainSignal({ magnitude = UNKNOWN_MAGNITUDE, airmass }: NightRow, seconds: number): number {
  if (airmass === undefined) return 0;
  return (10 ** (-0.2 * (magnitude - 20)) * Math.sqrt(seconds / UNIT_SIGNAL_SECONDS)) / airmass;
}
