import { MAX_QUERY_LENGTH, MAX_QUERY_PAIRS, MAX_DATA_POINTS } from '#contract/limits.ts';
import { parseQuery, type QueryMistake, type QueryOf, type QuerySchema } from '#contract/rest/parse-query.ts';
import { ProblemError } from './problem-error.ts';

/**
 * The typed query of a request.
 *
 * @param schema query schema of the endpoint.
 * @param url address of the request, with its query string.
 * @throws ProblemError naming the first parameter that is missing or not valid, or what the query has too much of.
 */
export function typedQuery<Schema extends QuerySchema>(schema: Schema, url: string): QueryOf<Schema> {
  const start = url.indexOf('?');
  const search = start < 0 ? '' : url.slice(start + 1);
  refuseAbove(MAX_QUERY_LENGTH, search.length, 'characters');
  refuseAbove(MAX_QUERY_PAIRS, search.split('&').length, 'parameters');
  const parsed = parseQuery(schema, search);
  if (parsed.kind === 'valid') return parsed.query;
  throw problemOfMistake(parsed);
}

function refuseAbove(maximum: number, current: number, parameter: string): void {
  if (current <= maximum) return;
  const detail = `A query may have ${maximum} ${parameter}, but has ${current}.`;
  throw new ProblemError('query-too-long', { detail, maximum, current });
}

function problemOfMistake({ parameter, value, expectation }: QueryMistake): ProblemError {
  if (value === undefined) {
    return new ProblemError('missing-parameter', {
      detail: `The parameter ${parameter} is missing.`,
      parameter,
    });
  }
  const kind = parameter.startsWith('observatory') ? 'observatory-invalid' : 'bad-parameter';
  const detail = `${parameter} ${expectation}, but is "${value.slice(0, 80)}".`;
  return new ProblemError(kind, { detail, parameter });
}

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
