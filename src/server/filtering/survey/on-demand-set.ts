import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { ObjectRange } from '../../tasks/survey-tasks.ts';
import { type Effort, NO_EFFORT, sumOf } from './effort.ts';
import { prepareSet, type PreparingParts } from './prepare-set.ts';
import { progressOf, type SurveySet } from './survey-set.ts';
import type { Enter } from '../../queue/fair-queue.ts';

/** How long a set is prepared on after a request, ms: a waiting client repeats its request every few seconds. */
export const KEEP_PREPARING_MS = 30_000;

/** Parts that preparing for repeated requests needs. */
export type OnDemandParts = PreparingParts & {
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
};

/** A set that is prepared while it is requested. What is done stays done: a later request finds it. */
export type OnDemandSet = {
  readonly set: SurveySet;
  /** Continues to prepare; resolves when all is prepared, or when no request has come for a while. */
  readonly proceed: () => Promise<void>;
  readonly isRequested: () => boolean;
  /** Effort of preparing it, that of the sets it follows from included. */
  readonly work: () => Effort;
};

/** The way of objects to where they are followed from, which goes on while it is requested. */
export type Journey = {
  /** Continues; returns where it ends, or nothing where it could not go on, or no request has come for a while. */
  readonly go: () => Promise<JourneyEnd | undefined>;
  readonly work: () => Effort;
};

/** Nodes at one instant; none where objects are followed from their elements. */
export type JourneyEnd = { readonly starts: OrbitNodes | undefined };

/** How a set is prepared. */
export type OnDemandRules = {
  /** Seconds that each object should take one worker. */
  readonly secondsEach: number;
  /** The way to the states that orbits are followed from; their elements where absent. */
  readonly from?: Journey | undefined;
  /** Is called after every range that is prepared, with the time it took, ms. */
  readonly onRange?: (range: ObjectRange, milliseconds: number) => void;
};

const FROM_ELEMENTS: JourneyEnd = { starts: undefined };

/** A set that is prepared on demand; a full queue leaves the rest to the next time it is requested. */
export function createOnDemandSet(
  set: SurveySet,
  parts: OnDemandParts,
  enter: Enter,
  { secondsEach, from, onRange }: OnDemandRules,
): OnDemandSet {
  let requestedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  const isRequested = () => parts.now() - requestedAt < KEEP_PREPARING_MS;

  return { set, proceed, isRequested, work };

  async function proceed(): Promise<void> {
    requestedAt = parts.now();
    if (isPrepared(set)) return;
    if (underWay === undefined) underWay = prepare().finally(() => (underWay = undefined));
    else void from?.go();
    await underWay;
  }

  async function prepare(): Promise<void> {
    const end = from === undefined ? FROM_ELEMENTS : await from.go();
    if (end === undefined) return;
    await prepareSet(set, parts, enter, {
      isRequested,
      ...end,
      ...(onRange === undefined ? {} : { onRange }),
    });
  }

  function work(): Effort {
    const { done, total } = progressOf(set);
    return sumOf(from?.work() ?? NO_EFFORT, { done: done * secondsEach, total: total * secondsEach });
  }
}

/** Whether all objects of a set are prepared. */
export function isPrepared({ prepared }: SurveySet): boolean {
  return prepared.every(Boolean);
}
