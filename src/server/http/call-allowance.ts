import type { Context, MiddlewareHandler } from 'hono';
import { costOfPath } from '#contract/call-costs.ts';
import { ProblemError } from './problem-error.ts';

/** How much visitors may request. */
export type CallAllowance = {
  /** Points of a minute. */
  readonly perMinute: number;
  /**
   * Counts a call of a visitor.
   *
   * @returns the seconds after which there are points again, where the call costs more than are left; else
   *   nothing.
   */
  take(visitor: string, points: number): Promise<number | undefined>;
};

/** No limit. */
export const UNLIMITED: CallAllowance = { perMinute: Infinity, take: async () => undefined };

/** Refuses the calls of visitors who have used up their points, before anything is read of them. */
export function countCalls(allowance: CallAllowance, visitorOf: (c: Context) => string): MiddlewareHandler {
  return async (c, next) => {
    await spend(allowance, visitorOf(c), costOfPath(c.req.path));
    await next();
  };
}

/**
 * Counts what a visitor requests.
 *
 * @throws ProblemError `too-many-calls` where there are too few points left of this minute.
 */
export async function spend(allowance: CallAllowance, visitor: string, points: number): Promise<void> {
  const { perMinute } = allowance;
  const waitSeconds = await allowance.take(visitor, Math.ceil(points));
  if (waitSeconds === undefined) return;
  const detail = `Calls cost points, and a visitor has ${perMinute} in a minute.`;
  throw new ProblemError('too-many-calls', { detail, maximum: perMinute }, waitSeconds);
}
