import ky, { type AfterResponseHook, type KyInstance } from 'ky';
import { PAGE_PAUSES, type Pauses } from './pauses.ts';

/** Longest wait for an answer, milliseconds; filtering a century takes its time. */
const PATIENCE_MS = 120_000;

const TOO_MANY_CALLS = 429;
const BUSY = 503;

/** How often a request is repeated that is answered with a status and a pause, and how long that may be, milliseconds. */
const REPETITIONS: Readonly<Record<number, { readonly most: number; readonly longestMs: number }>> = {
  /** Points come back within a minute, and others behind the same address may be quicker to use them. */
  [TOO_MANY_CALLS]: { most: 10, longestMs: 65_000 },
  [BUSY]: { most: 1, longestMs: 10_000 },
};

export type ClientOptions = {
  /** Scheme and host of the service; empty for that of the page. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  /** Where waiting is told and can be ended; that of the page by default. */
  readonly pauses?: Pauses;
};

/**
 * Sends requests. A limit on calls is waited out; a busy service is asked once more after the pause that it names, unless it was
 * sent something. No other request is repeated.
 */
export function createHttp({ fetch: ownFetch, pauses = PAGE_PAUSES }: ClientOptions): KyInstance {
  return ky.create({
    timeout: PATIENCE_MS,
    retry: { limit: REPETITIONS[TOO_MANY_CALLS].most, shouldRetry: () => false },
    hooks: { afterResponse: [repeatedLater(pauses)] },
    ...(ownFetch === undefined ? {} : { fetch: ownFetch }),
  });
}

/** Repeats a request after the pause that its answer asks for, where that is short enough to be waited. */
function repeatedLater(pauses: Pauses): AfterResponseHook {
  return async ({ method, signal }, _options, { status, headers }, { retryCount }) => {
    const pauseMs = Number(headers.get('Retry-After') ?? Number.NaN) * 1000;
    const { most, longestMs } = REPETITIONS[status] ?? { most: 0, longestMs: 0 };
    if (!(pauseMs <= longestMs) || retryCount >= most) return undefined;
    if (status === BUSY) return method === 'GET' ? ky.retry({ delay: pauseMs }) : undefined;
    return (await pauses.wait(pauseMs, signal)) ? ky.retry({ delay: 0 }) : undefined;
  };
}
