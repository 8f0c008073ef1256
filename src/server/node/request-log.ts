import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { traceOf, withTrace } from './request-trace.ts';

/** Is told of every request that was answered. */
export type RequestWatch = (request: {
  readonly method: string;
  /** The pattern of the path that answered, which holds nothing of the visitor. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}) => void;

/**
 * Writes a line per request: method, path, status and time, never the query, which tells where a visitor is, nor an address; with
 * the trace that it belongs to, as whatever else is logged while it is answered.
 */
export function requestLog(log: Logger, watch: RequestWatch): MiddlewareHandler {
  return (c, next) =>
    withTrace(traceOf(c.req.header('traceparent')), async () => {
      const startedAt = performance.now();
      await next();
      const { method, path } = c.req;
      const { status } = c.res;
      const seconds = (performance.now() - startedAt) / 1000;
      watch({ method, route: routePath(c), status, seconds });
      const entry = { method, path, status, milliseconds: Math.round(1000 * seconds) };
      if (status >= 500 && status !== 503) log.error(entry, 'request failed');
      else log.info(entry, 'request');
    });
}
