import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { PROBLEMS } from '#contract/rest/problem.ts';
import { traceOf, withTrace } from './request-trace.ts';

/** Is notified of every request that has had its response. */
export type RequestWatch = (request: {
  readonly method: string;
  /** The pattern of the path that responded, which holds nothing of the visitor. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}) => void;

/** Status of `internal-error`. */
const UNFORESEEN = PROBLEMS['internal-error'].status;

/**
 * Writes a line per request: method, route, status and time, and nothing that a visitor typed, neither a path nor the query, which
 * says where a visitor is, nor an address; with the trace that it belongs to, as whatever else is logged until its response.
 *
 * Only an unforeseen failure is an error: a wrong request has its own status, also beyond 500.
 */
export function requestLog(log: Logger, watch: RequestWatch): MiddlewareHandler {
  return (c, next) =>
    withTrace(traceOf(c.req.header('traceparent')), async () => {
      const startedAt = performance.now();
      await next();
      const { method } = c.req;
      const route = routePath(c);
      const { status } = c.res;
      const seconds = (performance.now() - startedAt) / 1000;
      watch({ method, route, status, seconds });
      const entry = { method, route, status, milliseconds: Math.round(1000 * seconds) };
      if (status === UNFORESEEN) log.error(entry, 'request failed');
      else log.info(entry, 'request');
    });
}
