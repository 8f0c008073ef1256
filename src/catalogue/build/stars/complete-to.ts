/** Width of the bins of magnitudes, mag. */
const BIN = 0.25;

/** V of the first bin; brighter stars are always there. */
const FIRST = 4;

const BINS = 80;

/** Fewest stars of a bin that say anything. */
const LEAST = 12;

/**
 * V to which stars are likely to be complete: counts grow with magnitude as long as none is missing, so that the beginning of the fullest
 * bin is where they stop growing.
 *
 * @param magnitudes of the stars of a part of the sky.
 */
export function completeTo(magnitudes: Iterable<number>): number {
  const counts = new Int32Array(BINS);
  for (const magnitude of magnitudes) {
    const bin = Math.floor((magnitude - FIRST) / BIN);
    if (bin >= 0 && bin < BINS) counts[bin]++;
  }
  let fullest = 0;
  for (let bin = 1; bin < BINS; bin++) if (counts[bin] > counts[fullest]) fullest = bin;
  return counts[fullest] < LEAST ? FIRST : FIRST + fullest * BIN;
}
