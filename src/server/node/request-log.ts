import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** Writes a line per request: method, path, status and time, never the query, which tells where a visitor is. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { method, path } = c.req;
    const milliseconds = Math.round(performance.now() - startedAt);
    const entry = { method, path, status: c.res.status, milliseconds };
    if (c.res.status >= 500 && c.res.status !== 503) log.error(entry, 'request failed');
    else log.info(entry, 'request');
  };
}
