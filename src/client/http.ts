import ky, { type AfterResponseHook, type KyInstance } from 'ky';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { problemKindOf } from './failure-of-response.ts';
import { hasStoredData, openHostLater } from './host-opening.ts';
import { hostState } from './host-state.ts';
import { PAGE_PAUSES, type Pauses } from './pauses.ts';
import { SERVICE_REACHABILITY } from './reachability.ts';
import { fetchFromPage, serviceFetch } from './service-fetch.ts';
import { HAS_SERVICE } from './site.ts';
import { createTransport } from './transport.ts';

/** Sends a request of the page to whichever service answers it: that on the network, or that in the page. */
export const pageFetch: typeof fetch = HAS_SERVICE
  ? createTransport({
      remote: serviceFetch,
      local: fetchFromPage,
      host: hostState,
      hasStoredData,
      onAnswered(path) {
        SERVICE_REACHABILITY.checkNow();
        void openHostLater(path);
      },
      reachability: SERVICE_REACHABILITY,
      now: () => performance.now(),
      today: () => julianDateFromUnixTime(Date.now()),
    })
  : serviceFetch;

/** Longest wait for a response, milliseconds; filtering a century takes its time. */
const PATIENCE_MS = 120_000;

const TOO_MANY_CALLS = 429;
const UNAVAILABLE = 503;

/** How often a request is repeated when its response names a pause, and the longest such pause, milliseconds. */
type Repetitions = { readonly most: number; readonly longestMs: number };

/** Points come back within a minute, and others behind the same address may be quicker to use them. */
const LIMITED: Repetitions = { most: 10, longestMs: 65_000 };
const BUSY: Repetitions = { most: 1, longestMs: 10_000 };
/** A service that reads a large catalogue on a slow machine takes a minute. */
const STARTING: Repetitions = { most: 30, longestMs: 10_000 };
const NEVER: Repetitions = { most: 0, longestMs: 0 };

export type ClientOptions = {
  /** Scheme and host of the service; empty for that of the page. */
  readonly baseUrl?: string;
  /** Sends requests; that of the page where absent: the network, or the service in the page. */
  readonly fetch?: typeof fetch;
  /** Where waiting is shown and can be ended; that of the page by default. */
  readonly pauses?: Pauses;
};

/**
 * Sends requests. A limit on calls is waited out; a request to a service that starts is repeated until it has, to a busy one once, each after
 * the pause that it names, unless the request sends something. No other request is repeated.
 */
export function createHttp({ fetch = pageFetch, pauses = PAGE_PAUSES }: ClientOptions): KyInstance {
  return ky.create({
    timeout: PATIENCE_MS,
    retry: { limit: STARTING.most, shouldRetry: () => false },
    hooks: { afterResponse: [repeatAfterPause(pauses)] },
    fetch,
  });
}

/** Repeats a request after the pause that its response names, where that is short enough. */
function repeatAfterPause(pauses: Pauses): AfterResponseHook {
  return async ({ method, signal }, _options, response, { retryCount }) => {
    const pauseMs = Number(response.headers.get('Retry-After') ?? Number.NaN) * 1000;
    const { most, longestMs } = await repetitionsAfter(response);
    if (!(pauseMs <= longestMs) || retryCount >= most) return undefined;
    if (response.status === UNAVAILABLE) return method === 'GET' ? ky.retry({ delay: pauseMs }) : undefined;
    return (await pauses.wait(pauseMs, signal)) ? ky.retry({ delay: 0 }) : undefined;
  };
}

async function repetitionsAfter(response: Response): Promise<Repetitions> {
  if (response.status === TOO_MANY_CALLS) return LIMITED;
  if (response.status !== UNAVAILABLE) return NEVER;
  return (await problemKindOf(response.clone())) === 'starting' ? STARTING : BUSY;
}
