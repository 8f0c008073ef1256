import type { Context, MiddlewareHandler } from 'hono';
import { costOfPath } from '#contract/call-costs.ts';
import { ProblemError } from './problem-error.ts';

/** How much visitors may ask for. */
export type CallAllowance = {
  /** Points of a minute. */
  readonly perMinute: number;
  /**
   * Counts a call of a visitor.
   *
   * @returns the seconds after which there are points again, where these are more than are left; else nothing.
   */
  take(visitor: string, points: number): Promise<number | undefined>;
};

/** Lets everybody ask without end. */
export const UNLIMITED: CallAllowance = { perMinute: Infinity, take: async () => undefined };

/** Refuses the calls of visitors who have used up their points, before anything is read of them. */
export function countCalls(allowance: CallAllowance, visitorOf: (c: Context) => string): MiddlewareHandler {
  const { perMinute } = allowance;
  return async (c, next) => {
    const waitSeconds = await allowance.take(visitorOf(c), costOfPath(c.req.path));
    if (waitSeconds === undefined) return next();
    const detail = `Calls cost points, and a visitor has ${perMinute} in a minute.`;
    throw new ProblemError('too-many-calls', { detail, maximum: perMinute }, waitSeconds);
  };
}
