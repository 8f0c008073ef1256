import * as z from 'zod/mini';
import type { QueryValues } from './query-string.ts';

/** A query read by its schema, or the first parameter that is wrong and what it should be, in words. */
export type DecodedQuery<T> =
  | { readonly kind: 'read'; readonly query: T }
  | { readonly kind: 'refused'; readonly parameter: string; readonly expectation: string };

/** Reads the values of a query string by the schema of an endpoint. */
export function decodeQuery<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: QueryValues,
): DecodedQuery<z.output<Schema>> {
  const result = z.safeParse(schema, values);
  if (result.success) return { kind: 'read', query: result.data };
  const issue = result.error.issues[0];
  return { kind: 'refused', parameter: String(issue?.path[0] ?? ''), expectation: expectationOf(issue) };
}

/** The value that a schema gives to a well-formed query. */
export type QueryOf<Schema extends z.ZodMiniType> = z.output<Schema>;

/** Schema of a query. */
export type QuerySchema = z.ZodMiniType;

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
