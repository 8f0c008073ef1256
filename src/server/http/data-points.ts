import { MAX_DATA_POINTS } from '#contract/limits.ts';
import { ProblemError } from './problem-error.ts';

/** Refuses a request of more data points than one may have. @throws ProblemError `too-many-points`. */
export function checkDataPoints(current: number): void {
  if (current <= MAX_DATA_POINTS) return;
  throw new ProblemError('too-many-points', {
    detail: `Your input data has exceeded maximum data points limit: maximum ${MAX_DATA_POINTS}, current ${current}.`,
    parameter: 'step',
    maximum: MAX_DATA_POINTS,
    current,
  });
}
