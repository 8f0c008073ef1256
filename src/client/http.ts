import ky, { isHTTPError, type KyInstance } from 'ky';

/** Longest wait for an answer, milliseconds; filtering a century takes its time. */
const PATIENCE_MS = 120_000;

/** Longest pause a busy service may ask for before the request is tried once more, milliseconds. */
const LONGEST_PAUSE_MS = 5000;

export type ClientOptions = {
  /** Scheme and host of the service; empty for that of the page. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
};

/** Sends requests. A busy service is asked once more after the pause it names; no other request is repeated. */
export function createHttp({ fetch: ownFetch }: ClientOptions): KyInstance {
  return ky.create({
    timeout: PATIENCE_MS,
    retry: {
      limit: 1,
      statusCodes: [503],
      afterStatusCodes: [503],
      maxRetryAfter: LONGEST_PAUSE_MS,
      shouldRetry: ({ error }) => asksToWait(error),
    },
    ...(ownFetch === undefined ? {} : { fetch: ownFetch }),
  });
}

function asksToWait(error: Error): boolean {
  return isHTTPError(error) && error.response.status === 503 && error.response.headers.has('Retry-After');
}
