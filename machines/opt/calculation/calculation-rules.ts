import type { CalculateQuery, CalculationResult, CalculationTicket } from '#contract/opt/calculation.ts';
import type { Failure } from '#contract/rest/failure.ts';
import { PROGRESS_FROM_SECONDS } from '#contract/limits.ts';
import { problemKind } from '#contract/rest/problem.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import type { TimeStep } from '../../planning/time-step.ts';
import type { PlotsFailed, WindowsRequested } from '../charts/plots.ts';

/** Pause between two polls, milliseconds. */
export const POLL_PAUSE_MS = 1000;

/** Added to the estimate of a short calculation before its results are fetched, milliseconds. */
const FETCH_MARGIN_MS = 100;

/** The context of a calculation that begins. */
export const NOTHING_DONE = {
  ticket: undefined,
  processed: 0,
  doneBefore: 0,
  polls: 0,
  misses: 0,
  calculation: undefined,
  failure: undefined,
} as const;

/** A calculation to start: its query, the step and user-defined objects as the user set them, and the token used so far. */
export type CalculationRequest = {
  readonly query: CalculateQuery;
  readonly timeStep: TimeStep;
  /** The objects that the query carries field by field; absent for none. */
  readonly userDefined?: readonly OrbitalObject[];
  readonly token: string | undefined;
};

/** A finished calculation, and its request. */
export type Calculation = { readonly request: CalculationRequest; readonly result: CalculationResult };

export type CalculationContext = {
  readonly request: CalculationRequest | undefined;
  /** Ticket of the job that runs, or ran last. */
  readonly ticket: CalculationTicket | undefined;
  /** Objects finished, with or without an error. */
  readonly processed: number;
  /** Objects that were finished when the waiting began; undefined until the first poll, where a calculation goes on. */
  readonly doneBefore: number | undefined;
  /** Polls so far; one per second. */
  readonly polls: number;
  /** Polls that failed in a row. */
  readonly misses: number;
  readonly calculation: Calculation | undefined;
  readonly cancelledToken: string | undefined;
  readonly failure: Failure | undefined;
};

/** Seconds left by the estimate, or fewer at the pace so far; 0 when the estimate is used up. */
export function remainingSeconds({ ticket, polls, processed, doneBefore }: CalculationContext): number {
  if (ticket === undefined) return 0;
  const done = processed - (doneBefore ?? processed);
  const spent = (polls * POLL_PAUSE_MS) / 1000;
  const atThisPace = done <= 0 ? Infinity : (spent * (ticket.selected - processed)) / done;
  return Math.max(0, Math.ceil(Math.min(ticket.estimatedTime - spent, Math.max(1, atThisPace))));
}

/** Polls after which a calculation has taken twice its estimate; short ones are given some seconds. */
export function patiencePolls({ ticket }: CalculationContext): number {
  const seconds = Math.max(PROGRESS_FROM_SECONDS, ticket?.estimatedTime ?? 0);
  return Math.ceil((2 * seconds * 1000) / POLL_PAUSE_MS);
}

/** Whether the estimate is long enough to show the progress. */
export function isLong(ticket: CalculationTicket | undefined): boolean {
  return ticket !== undefined && ticket.estimatedTime >= PROGRESS_FROM_SECONDS;
}

/** Pause before the first poll, milliseconds: a short calculation is polled when it should be finished. */
export function firstPauseMs(ticket: CalculationTicket | undefined): number {
  return isLong(ticket) ? POLL_PAUSE_MS : (ticket?.estimatedTime ?? 0) * 1000 + FETCH_MARGIN_MS;
}

/** Whether the service says that it has no such calculation, or no longer. */
export function isForgotten(failure: Failure): boolean {
  if (failure.kind === 'problem') return problemKind(failure.type) === 'unknown-token';
  return failure.kind === 'cancelled';
}

/** @throws {RangeError} before a calculation was requested. */
export function requestOf({ request }: CalculationContext): CalculationRequest {
  if (request === undefined) throw new RangeError('a calculation was started without a request');
  return request;
}

/** The context of a calculation that is tried again: it is requested under the token of its job, so that it goes on. */
export function continuedJob(context: CalculationContext): Partial<CalculationContext> {
  const request = { ...requestOf(context), token: jobToken(context) };
  return { ...NOTHING_DONE, request, processed: context.processed, doneBefore: undefined };
}

/** What is requested of the service. @throws {RangeError} before a calculation was requested. */
export function submissionOf(context: CalculationContext): Pick<CalculationRequest, 'query' | 'token'> {
  const { query, token } = requestOf(context);
  return { query, token };
}

/** The token of the job; while it is being submitted, the token sent with it. */
export function jobToken({ ticket, request }: CalculationContext): string | undefined {
  return ticket?.token ?? request?.token;
}

/** The calculation whose plots are requested, and their start. @throws {RangeError} before a calculation was requested. */
export function plotsInput(context: CalculationContext): { token: string; frameStart: number } {
  return { token: tokenOf(context), frameStart: requestOf(context).query.julianDateStart };
}

/** @throws {RangeError} while no token is known. */
export function tokenOf(context: CalculationContext): string {
  const token = jobToken(context);
  if (token === undefined) throw new RangeError('a calculation was requested before it had a token');
  return token;
}

export type CalculationEvent =
  | { readonly type: 'calculation.requested'; readonly request: CalculationRequest }
  /** Stop was pressed: a confirmation is due. */
  | { readonly type: 'stop.requested' }
  | { readonly type: 'stop.declined' }
  /** Stopping was confirmed, or the message of a failure closed. */
  | { readonly type: 'calculation.cancelled' }
  | { readonly type: 'retry.requested' }
  /** The results no longer belong to the set-up. */
  | { readonly type: 'results.dropped' }
  /** A calculation from a stored state: its results are requested again. */
  | {
      readonly type: 'calculation.loaded';
      readonly request: CalculationRequest;
      readonly ticket: CalculationTicket;
    }
  | WindowsRequested
  | PlotsFailed;

export type CalculationEmitted =
  | { readonly type: 'calculation.begun' }
  /** It takes long enough to show its progress. */
  | { readonly type: 'progress.due' }
  | { readonly type: 'confirmation.due' }
  /** Twice the estimate has passed. */
  | { readonly type: 'estimate.exceeded' }
  | { readonly type: 'calculation.finished' }
  /** The results of a stored calculation have been read again; or the service no longer has them. */
  | { readonly type: 'results.restored' }
  | { readonly type: 'results.missing' }
  /** The results are complete, but a table of their plots failed. */
  | PlotsFailed
  | { readonly type: 'calculation.failed'; readonly failure: Failure }
  /** `failure` says why the service could not be stopped. */
  | { readonly type: 'calculation.stopped'; readonly failure: Failure | undefined };
