import * as z from 'zod/mini';
import { keysOf } from '#engine/typed-record.ts';
import {
  API_CALL_MESSAGE,
  INVALID_STATE_MESSAGE,
  STOPPED_MESSAGE,
  UNKNOWN_STATE_MESSAGE,
} from './failure.ts';
import { BASE_PATH, ROUTES } from '../routes.ts';

/** HTTP status and short human sentence of every problem, by its kind. */
export const PROBLEMS = {
  'missing-parameter': { status: 400, title: 'A parameter is missing.' },
  'bad-parameter': { status: 400, title: 'A parameter is not valid.' },
  'bad-request': { status: 400, title: 'The request is not valid HTTP.' },
  'observatory-invalid': { status: 400, title: 'Observatory data not valid or missing.' },
  'observatory-unknown': { status: 404, title: 'The observatory was not found.' },
  'date-out-of-range': { status: 400, title: 'Time frame not valid or missing.' },
  'start-after-end': { status: 400, title: 'Time frame not valid or missing.' },
  'step-too-small': { status: 400, title: 'The time step is too small.' },
  'window-too-long': { status: 422, title: 'The time frame is too long for filtering.' },
  'window-too-far': { status: 422, title: 'The time frame is too far from today for filtering.' },
  'no-night': { status: 422, title: 'There is no night at the geocentre.' },
  'too-many-points': { status: 422, title: 'Your input data has exceeded maximum data points limit' },
  'too-many-names': { status: 422, title: 'Too many selected elements.' },
  'user-defined-mismatch': { status: 400, title: 'The user-defined objects are not complete.' },
  'duplicate-names': { status: 422, title: 'Two objects have the same name.' },
  'unknown-names': { status: 404, title: 'Objects were not found.' },
  'no-variants': { status: 404, title: 'The orbits of the candidate are not available.' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive.' },
  'expectation-failed': { status: 417, title: 'The Expect header has a value other than 100-continue.' },
  'header-too-long': { status: 431, title: 'The header is too long.' },
  'query-too-long': { status: 414, title: 'The query is too long.' },
  'missing-token': { status: 400, title: 'There is no saved results.' },
  'unknown-token': { status: 404, title: 'There is no saved results.' },
  'cancelled-token': { status: 410, title: STOPPED_MESSAGE },
  'state-invalid': { status: 422, title: INVALID_STATE_MESSAGE },
  'state-too-large': { status: 413, title: 'The state is too large to be saved.' },
  'unknown-state': { status: 404, title: UNKNOWN_STATE_MESSAGE },
  'too-many-saves': { status: 429, title: 'Too many states were saved. Please try again later.' },
  'too-many-calls': {
    status: 429,
    title: 'There were too many calls from your network. Please try again in a minute.',
  },
  'calculation-unfinished': { status: 409, title: 'The calculation has not finished.' },
  'not-found': { status: 404, title: 'There is no such call.' },
  'no-such-file': { status: 404, title: 'There is no such file.' },
  'method-not-allowed': { status: 405, title: 'This call needs another method.' },
  'span-too-long': { status: 422, title: 'The time frame is too long.' },
  'no-perturbed-orbit': { status: 422, title: 'ephemerides for object not available.' },
  'no-flyby': { status: 422, title: 'close approach data not found' },
  'flyby-above-limit': { status: 422, title: 'The pericentre distance is above the limit.' },
  'not-embeddable': { status: 404, title: 'This address cannot be embedded.' },
  'needs-service': { status: 501, title: 'This needs a service on the network.' },
  'format-unknown': { status: 501, title: 'There is no such format.' },
  'queue-full': {
    status: 503,
    title: 'This functionality is temporarily unavailable. Please try again later.',
  },
  overdue: { status: 503, title: 'The calculation took too long.' },
  starting: { status: 503, title: 'The service is starting. Please try again in a moment.' },
  'storage-unavailable': {
    status: 503,
    title: 'This functionality is temporarily unavailable. Please try again later.',
  },
  'storage-refused': { status: 507, title: 'The browser does not store it.' },
  'internal-error': { status: 500, title: API_CALL_MESSAGE },
} as const satisfies Record<string, { status: number; title: string }>;

/** Stable name of a kind of problem. */
export type ProblemKind = keyof typeof PROBLEMS;

/** Media type of a problem body. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Body of every error: RFC 9457, section 3, with the members a caller may act on. */
export const problemBody = z.object({
  /** `/rest/docs#` and the kind; branch on this. */
  type: z.string(),
  title: z.string(),
  status: z.number(),
  /** Details of this problem, in words. */
  detail: z.string(),
  parameter: z.optional(z.string()),
  /** Largest allowed and present number, for limits. */
  maximum: z.optional(z.number()),
  current: z.optional(z.number()),
  /** Names at fault. */
  names: z.optional(z.array(z.string())),
});

export type ProblemBody = z.output<typeof problemBody>;

/** The members of a problem body beside those its kind decides. */
export type ProblemDetails = Omit<ProblemBody, 'type' | 'title' | 'status'>;

/** URI reference of a kind of problem; it leads to its description. */
export function problemType(kind: ProblemKind): string {
  return `${BASE_PATH}${ROUTES.docs}#${kind}`;
}

/** Kind of a problem from its `type`; nothing for a type of another service. */
export function problemKind(type: string): ProblemKind | undefined {
  const kind = type.slice(type.indexOf('#') + 1);
  return keysOf(PROBLEMS).find((known) => known === kind);
}

/** The body of a problem. */
export function problemOf(kind: ProblemKind, details: ProblemDetails): ProblemBody {
  return { type: problemType(kind), title: PROBLEMS[kind].title, status: PROBLEMS[kind].status, ...details };
}
