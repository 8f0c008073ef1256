import { BODY } from '#engine/ephemeris/body.ts';
import type { EphemerisError } from '#contract/nov/keplerian.ts';
import { ProblemError } from '../http/problem-error.ts';

const BODY_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(BODY).map(([name, index]) => [index, name.toLowerCase()]),
);

/** Name of a body of the ephemeris in responses, by its index: `earth`. */
export function bodyName(body: number): string {
  return BODY_NAMES.get(body) ?? `body ${body}`;
}

/** The problem of an unknown name, for responses that cannot report it themselves. */
export function unknownName({ name, message }: EphemerisError, parameter: string): ProblemError {
  return new ProblemError('unknown-names', { detail: message, parameter, names: [name] });
}
