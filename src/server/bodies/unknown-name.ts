import type { EphemerisError } from '#contract/nov/keplerian.ts';
import { ProblemError } from '../http/problem-error.ts';

/** The problem of a name that leads to no object, for answers that cannot tell it themselves. */
export function unknownName({ name, message }: EphemerisError, parameter: string): ProblemError {
  return new ProblemError('unknown-names', { detail: message, parameter, names: [name] });
}
