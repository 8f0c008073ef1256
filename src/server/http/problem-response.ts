import { PROBLEM_MEDIA_TYPE } from '#contract/rest/problem.ts';
import { OverdueError, ProblemError } from './problem-error.ts';

/** Seconds after which a client should repeat a request to a busy service. */
const RETRY_AFTER_SECONDS = 60;

/**
 * The response to a request that failed: the problem it was refused with, `overdue` for what took too long, or `internal-error` for
 * anything unforeseen.
 *
 * @param report receives the unforeseen ones, which the response does not describe.
 */
export function problemResponse(error: unknown, report: (error: unknown) => void): Response {
  if (error instanceof ProblemError) return respond(error);
  report(error);
  if (error instanceof OverdueError) {
    const detail =
      'The service is busy, or too much was requested at once: repeat the request later, or request fewer days.';
    return respond(new ProblemError('overdue', { detail }, RETRY_AFTER_SECONDS));
  }
  return respond(
    new ProblemError('internal-error', { detail: 'The service failed; the failure was recorded.' }),
  );
}

/** Status of a response to a client that has disconnected. */
const CLIENT_CLOSED_REQUEST = 499;

/** Whether a request failed because its visitor has left. @param signal of the request. */
export function hasClientLeft(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted && error instanceof DOMException && error.name === 'AbortError';
}

/** The response to a client that has disconnected. */
export function clientGone(): Response {
  return new Response(null, { status: CLIENT_CLOSED_REQUEST });
}

/** The response to a path that does not exist. */
export function noSuchCall(path: string): Response {
  return respond(new ProblemError('not-found', { detail: `There is no call ${path.slice(0, 200)}.` }));
}

/** The response to the path of a file that does not exist. */
export function noSuchFile(path: string): Response {
  return respond(new ProblemError('no-such-file', { detail: `There is no file ${path.slice(0, 200)}.` }));
}

/** The response to a method that an existing path does not take. */
export function wrongMethod(path: string, method: string, allowed: readonly string[]): Response {
  const detail = `${path} is called with ${allowed[0]}, not ${method}.`;
  const response = respond(new ProblemError('method-not-allowed', { detail }));
  response.headers.set('Allow', allowed.join(', '));
  return response;
}

function respond(error: ProblemError): Response {
  const headers = new Headers({ 'Content-Type': PROBLEM_MEDIA_TYPE, 'Cache-Control': 'no-store' });
  if (error.retryAfterSeconds !== undefined) {
    headers.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  }
  return new Response(JSON.stringify(error.body), { status: error.body.status, headers });
}
