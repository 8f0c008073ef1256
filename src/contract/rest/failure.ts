/**
 * Why a call of the service gave no response. `message` is ready to be shown, in the words of the error catalogue.
 *
 * - `network`: nothing came back (offline, refused, timed out).
 * - `problem`: the service responded with an error; `type` is the stable problem type, or `about:blank` for a page
 *   of something in between (a proxy's HTML page).
 * - `cancelled`: the request was stopped by the visitor, or its token belongs to a cancelled calculation.
 * - `unexpected`: a response that does not fit the contract, or a fault of the page itself.
 */
export type Failure =
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'problem'; readonly message: string; readonly type: string; readonly status: number }
  | { readonly kind: 'cancelled'; readonly message: string }
  | { readonly kind: 'unexpected'; readonly message: string };

export const GENERIC_MESSAGE = 'An error has occurred. Please try again.';
export const API_CALL_MESSAGE = 'An error occurred during the API call. Please try again.';
export const STOPPED_MESSAGE = 'calculations stopped';
/** An object has no rows, and no better reason for it is known. */
export const NO_EPHEMERIDES_MESSAGE = 'ephemerides not available';
export const INVALID_DESIGNATOR_MESSAGE = 'Invalid designator';
/** The loaded text is not a state of a tool. */
export const INVALID_STATE_MESSAGE = 'Saved tool data is invalid or missing, check the URL.';
/** No state is stored under the number of a link. */
export const UNKNOWN_STATE_MESSAGE = 'invalid tool state id';

/** Whether repeating the request may help: no response came, the service failed or was busy, or it had too many requests. */
export function mayPass(failure: Failure): boolean {
  return (
    failure.kind === 'network' ||
    (failure.kind === 'problem' && (failure.status >= 500 || failure.status === 429))
  );
}

/** Thrown by every call of the client that gives no response. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }
}

/** The failure behind anything caught: that of a `RequestFailed`, else `unexpected` with the generic words. */
export function failureOf(error: unknown): Failure {
  if (error instanceof RequestFailed) return error.failure;
  return { kind: 'unexpected', message: GENERIC_MESSAGE };
}
