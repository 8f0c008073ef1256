import { failureOf } from '#contract/rest/failure.ts';

/**
 * Whether a request in a state that is still entered was aborted: React stops the actor of a component that it hides while a part
 * beside it is fetched, and starts it again in the state that it had.
 */
export function wasAborted({ event }: { readonly event: { readonly error: unknown } }): boolean {
  return failureOf(event.error).kind === 'cancelled';
}
