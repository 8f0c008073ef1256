import type { Context } from 'hono';
import type { RequestParts } from '../http/request-parts.ts';

/** The visitor a request comes from, and until when a response is awaited. */
export type RequestContext = {
  readonly visitor: string;
  /** Aborted when the visitor has left: work that has not begun and that no other request waits for is not done. */
  readonly signal: AbortSignal;
};

/** The context of a request. */
export function requestContext({ visitorOf }: Pick<RequestParts, 'visitorOf'>, c: Context): RequestContext {
  return { visitor: visitorOf(c), signal: c.req.raw.signal };
}

/** Most pieces of work that wait in total and for one visitor: twenty and four calculations of 250 objects. */
export const WAITING_LIMITS = { waiting: 5000, waitingPerVisitor: 1200 } as const;
