import type { CalculationTicket } from '#contract/calculation.ts';
import type { Failure } from '#contract/failure.ts';
import type { CalculationRequest } from './calculation-rules.ts';
import type { PlotsFailed } from './plots.ts';

export type CalculationEvent =
  | { readonly type: 'calculation.requested'; readonly request: CalculationRequest }
  /** Stop was pressed: a confirmation is due. */
  | { readonly type: 'stop.requested' }
  | { readonly type: 'stop.declined' }
  /** Stopping was confirmed, or a failure put away. */
  | { readonly type: 'calculation.cancelled' }
  | { readonly type: 'retry.requested' }
  /** The results no longer belong to the set-up. */
  | { readonly type: 'results.dropped' }
  /** A calculation that was kept is asked about again. */
  | {
      readonly type: 'calculation.loaded';
      readonly request: CalculationRequest;
      readonly ticket: CalculationTicket;
    }
  | PlotsFailed;

export type CalculationEmitted =
  | { readonly type: 'calculation.begun' }
  /** It takes long enough to show its progress. */
  | { readonly type: 'progress.due' }
  | { readonly type: 'confirmation.due' }
  /** Twice the estimate has passed. */
  | { readonly type: 'estimate.exceeded' }
  | { readonly type: 'calculation.finished' }
  /** The results of a calculation that was kept are back; or the service has forgotten them. */
  | { readonly type: 'results.restored' }
  | { readonly type: 'results.missing' }
  /** The results stand, but not all of their plots. */
  | PlotsFailed
  | { readonly type: 'calculation.failed'; readonly failure: Failure }
  /** `failure` tells why the service could not be told. */
  | { readonly type: 'calculation.stopped'; readonly failure: Failure | undefined };
