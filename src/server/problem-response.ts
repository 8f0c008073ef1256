import { PROBLEM_MEDIA_TYPE } from '#contract/problem.ts';
import { ProblemError } from './problem-error.ts';

/**
 * The answer to a request that failed: the problem it was refused with, or `internal-error` for anything unforeseen.
 *
 * @param report is told the unforeseen ones, which the answer does not describe.
 */
export function problemResponse(error: unknown, report: (error: unknown) => void): Response {
  if (error instanceof ProblemError) return respond(error);
  report(error);
  return respond(
    new ProblemError('internal-error', { detail: 'The service failed; the failure was recorded.' }),
  );
}

/** The answer to a path or a method that does not exist. */
export function noSuchCall(kind: 'not-found' | 'method-not-allowed', detail: string): Response {
  const response = respond(new ProblemError(kind, { detail }));
  if (kind === 'method-not-allowed') response.headers.set('Allow', 'GET, HEAD, OPTIONS');
  return response;
}

function respond(error: ProblemError): Response {
  const headers = new Headers({ 'Content-Type': PROBLEM_MEDIA_TYPE, 'Cache-Control': 'no-store' });
  if (error.retryAfterSeconds !== undefined) {
    headers.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  }
  return new Response(JSON.stringify(error.body), { status: error.body.status, headers });
}
