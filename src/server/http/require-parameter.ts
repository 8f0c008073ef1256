import { ProblemError } from './problem-error.ts';

/** A parameter that is needed beside others. @throws ProblemError `missing-parameter` naming it where it is not given. */
export function requireParameter<Name extends string>(
  query: Readonly<Partial<Record<Name, number | undefined>>>,
  parameter: Name,
): number {
  const value = query[parameter];
  if (value !== undefined) return value;
  throw new ProblemError('missing-parameter', {
    detail: `The parameter ${parameter} is required with the others that are given.`,
    parameter,
  });
}
