import type { PassageSpread } from './passage-uncertainty.ts';
import type { Passage } from './passage.ts';

/** Part of the clones that lies beyond three standard deviations of a normal distribution, to one side. */
const TAIL = 0.00135;

/**
 * The spread of the passages of clones: standard deviations about their means, and the distances between which all but
 * 0.27 % of them pass. A clone that falls counts by the distance of its pericentre.
 *
 * @param passages at least two.
 */
export function sampledSpread(passages: readonly Passage[]): PassageSpread {
  const distances = passages.map(({ distance }) => distance).sort((a, b) => a - b);
  const [first] = passages;
  const instants = passages.map(({ day, offset }) => day - first.day + (offset - first.offset));
  const beyond = Math.floor(TAIL * distances.length);
  return {
    timeSigma: deviation(instants),
    distanceSigma: deviation(distances),
    least: distances[beyond],
    most: distances[distances.length - 1 - beyond],
  };
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
