import type { CalculationTicket } from '#contract/opt/calculation.ts';
import type { Failure } from '#contract/rest/failure.ts';
import type { CalculationRequest } from './calculation-rules.ts';
import type { PlotsFailed, WindowsRequested } from '../charts/plots.ts';

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
