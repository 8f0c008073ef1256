import { type Failure, mayPass } from '#contract/rest/failure.ts';

/** Where a state comes from: what this browser saved last, a link, a file, a night pack, or the state before another was loaded. */
export type Origin =
  | { readonly kind: 'cookie' }
  | { readonly kind: 'link'; readonly code: string }
  | { readonly kind: 'file' }
  | { readonly kind: 'night' }
  | { readonly kind: 'undo' };

/**
 * Why a state was not loaded.
 *
 * - `newer`: a later version of the page has put it into the link or file.
 * - `unreadable`: the link contains neither an id nor a state, or the file is damaged; `forgotten`: the browser no longer names one.
 * - `gone`: nothing is stored under the id; `elsewhere`: a service may have it, which this page is without.
 * - `unreachable`: nothing came back; `failed`: the service failed. Both may pass.
 * - `no-state`: what was loaded is not a state of a tool.
 */
export type LoadingRefusal = {
  readonly kind:
    'newer' | 'unreadable' | 'forgotten' | 'gone' | 'elsewhere' | 'unreachable' | 'failed' | 'no-state';
};

/** A refusal as it is to be understood on a page without a service: what a link names by an id is in another browser, or with a service. */
export function withoutService(refusal: LoadingRefusal, origin: Origin): LoadingRefusal {
  const isUnknown = ['gone', 'unreachable', 'failed'].includes(refusal.kind);
  return isUnknown && origin.kind === 'link' ? { kind: 'elsewhere' } : refusal;
}

/** What a call that failed means for loading. */
export function refusalOf(failure: Failure): LoadingRefusal {
  if (failure.kind === 'network') return { kind: 'unreachable' };
  return { kind: mayPass(failure) || failure.kind === 'unexpected' ? 'failed' : 'gone' };
}
