import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The name of a request among all logs: that of the trace it belongs to, and its own. */
export type RequestTrace = { readonly trace: string; readonly request: string };

const CURRENT = new AsyncLocalStorage<RequestTrace>();

/** `version-trace-parent-flags` of W3C Trace Context; a trace of zeros is not valid. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;

/** The trace that a request names in its header `traceparent`, else a new one. */
export function traceOf(traceparent: string | undefined): RequestTrace {
  return newTrace(TRACEPARENT.exec(traceparent ?? '')?.[1]);
}

/** A new name of an activity; in a new trace where it belongs to no other. */
export function newTrace(trace = randomBytes(16).toString('hex')): RequestTrace {
  return { trace, request: randomBytes(8).toString('hex') };
}

/** Runs work under the trace of a request. */
export function withTrace<Value>(trace: RequestTrace, work: () => Value): Value {
  return CURRENT.run(trace, work);
}

/** The trace of the request under which the caller runs; nothing outside a request. */
export function currentTrace(): RequestTrace | undefined {
  return CURRENT.getStore();
}
