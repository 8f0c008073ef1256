import * as z from 'zod/mini';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';
import { readQuery } from '#contract/query-string.ts';
import { ProblemError } from './problem-error.ts';

/**
 * The typed query of a request.
 *
 * @param schema query schema of the endpoint.
 * @param url address of the request, with its query string.
 * @throws ProblemError naming the first parameter that is missing or not valid, or the length that is too long.
 */
export function typedQuery<Schema extends z.ZodMiniType>(schema: Schema, url: string): z.output<Schema> {
  const start = url.indexOf('?');
  const search = start < 0 ? '' : url.slice(start + 1);
  if (search.length > MAX_QUERY_LENGTH) {
    throw new ProblemError('query-too-long', {
      detail: `A query may have ${MAX_QUERY_LENGTH} characters, but has ${search.length}.`,
      maximum: MAX_QUERY_LENGTH,
      current: search.length,
    });
  }
  const values = readQuery(search);
  const result = z.safeParse(schema, values);
  if (result.success) return result.data;
  throw problemOfIssue(result.error.issues[0], values);
}

function problemOfIssue(
  issue: z.core.$ZodIssue | undefined,
  values: Readonly<Record<string, string>>,
): ProblemError {
  const parameter = String(issue?.path[0] ?? '');
  const value = values[parameter];
  if (value === undefined) {
    return new ProblemError('missing-parameter', {
      detail: `The parameter ${parameter} is missing.`,
      parameter,
    });
  }
  const kind = parameter.startsWith('observatory') ? 'observatory-invalid' : 'bad-parameter';
  const detail = `${parameter} ${expectationOf(issue)}, but is "${value.slice(0, 80)}".`;
  return new ProblemError(kind, { detail, parameter });
}

function expectationOf(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`;
    case 'custom':
      return issue.message;
    default:
      return 'is not valid';
  }
}
