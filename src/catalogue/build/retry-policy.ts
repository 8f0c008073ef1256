/** How long the downloader waits; tests give milliseconds. */
export type RetryPolicy = {
  /** Requests for one file before it is given up. */
  readonly attempts: number;
  /** Wait before the second attempt, ms; doubled before each further one. */
  readonly backOffMs: number;
  /** The longest wait, also where a service names a longer one, ms. */
  readonly longestWaitMs: number;
  /** Time without a byte after which a connection is given up, ms. */
  readonly stallMs: number;
  readonly sleep: (ms: number) => Promise<void>;
};

export const USUAL_POLICY: RetryPolicy = {
  attempts: 5,
  backOffMs: 2000,
  longestWaitMs: 120_000,
  stallMs: 30_000,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Wait before the next attempt, ms: what the service names, else the doubled back-off.
 *
 * @param attempt attempts made so far, 1 or more
 * @param retryAfter value of the header Retry-After: seconds, or an HTTP date
 */
export function waitBefore(
  attempt: number,
  policy: RetryPolicy,
  retryAfter: string | null,
  now: number,
): number {
  const wait = namedWait(retryAfter, now) ?? policy.backOffMs * 2 ** (attempt - 1);
  return Math.min(wait, policy.longestWaitMs);
}

function namedWait(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}
