import { IntegrationError } from '#engine/integrate/integration-error.ts';
import { ConvergenceError } from '#engine/kepler/convergence-error.ts';

/**
 * What a worker makes of one body: a value, or why its orbit allows none, ready to be read by a visitor.
 *
 * Any other failure does not concern the body: the promise of the task rejects, and the orbit is not blamed.
 */
export type Computed<Value> =
  | { readonly kind: 'computed'; readonly value: Value }
  | { readonly kind: 'refused'; readonly reason: string };

/** @throws whatever the computation throws, except what the engine says of an orbit. */
export function computed<Value>(compute: () => Value): Computed<Value> {
  try {
    return { kind: 'computed', value: compute() };
  } catch (error) {
    if (!isAboutTheOrbit(error)) throw error;
    return { kind: 'refused', reason: error.message };
  }
}

/** Whether the engine refuses an orbit, or cannot follow it. */
export function isAboutTheOrbit(error: unknown): error is Error {
  return error instanceof RangeError || isUnfollowable(error);
}

/** A result about a motion; undefined where that cannot be followed. @throws whatever else goes wrong. */
export function ifFollowed<Value>(find: () => Value): Value | undefined {
  try {
    return find();
  } catch (error) {
    if (!isUnfollowable(error)) throw error;
    return undefined;
  }
}

function isUnfollowable(error: unknown): error is Error {
  return error instanceof IntegrationError || error instanceof ConvergenceError;
}
