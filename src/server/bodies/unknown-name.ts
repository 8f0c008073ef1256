import type { EphemerisError } from '#contract/nov/keplerian.ts';
import { ProblemError } from '../http/problem-error.ts';

/** The problem of an unknown name, for responses that cannot report it themselves. */
export function unknownName({ name, message }: EphemerisError, parameter: string): ProblemError {
  return new ProblemError('unknown-names', { detail: message, parameter, names: [name] });
}
