import { prepareSet, type PreparingParts } from './prepare-set.ts';
import type { SurveySet } from './survey-set.ts';

/** How long a set is prepared on after it was asked for, ms: whoever waits for it asks again every few seconds. */
export const WANTED_MS = 30_000;

/** What preparing for somebody who asks again and again needs. */
export type AskedParts = PreparingParts & {
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
};

/** A set that is prepared while it is asked for. What is done stays done: who asks later finds it. */
export type AskedSet = {
  readonly set: SurveySet;
  /** Continues to prepare; resolves when all is prepared, or nobody has asked for a while. */
  readonly ask: () => Promise<void>;
  readonly isWanted: () => boolean;
};

/**
 * @param enter puts one piece of work into the queue. @throws QueueFullError, which leaves the rest to the next time it is
 *   asked for.
 */
export function createAskedSet(
  set: SurveySet,
  parts: AskedParts,
  enter: Parameters<typeof prepareSet>[2],
): AskedSet {
  let askedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  const isWanted = () => parts.now() - askedAt < WANTED_MS;

  return { set, ask, isWanted };

  async function ask(): Promise<void> {
    askedAt = parts.now();
    if (set.prepared.every(Boolean)) return;
    underWay ??= prepareSet(set, parts, enter, isWanted).finally(() => (underWay = undefined));
    await underWay;
  }
}
