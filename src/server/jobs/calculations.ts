import type { Table } from '#engine/observe/table.ts';
import type { Compute } from '../compute.ts';
import { ProblemError } from '../problem-error.ts';
import { epochsOf } from '../time-frame.ts';
import { bodyOutcome, sunMoonTable } from './body-outcome.ts';
import {
  type CalculatedBody,
  type Calculation,
  type CalculationRequest,
  type Outcome,
  processedOf,
} from './calculation.ts';
import { createDurations, effortOf, TYPICAL_EFFORT } from './durations.ts';
import { calculationsWaiting, enqueue } from './enqueue.ts';
import type { FairQueue, Work } from './fair-queue.ts';
import { gather } from './gather.ts';
import { inTurn } from './in-turn.ts';
import { surplusOf } from './surplus.ts';

/** How long a calculation is kept after it was accepted, ms. */
const KEPT_MS = 3_600_000;

/** Bodies at other epochs that stand in the queue before the first is read, per worker: enough to keep all busy. */
const AHEAD_PER_WORKER = 2;

/** What calculations are made of. */
export type CalculationParts = {
  readonly compute: Compute;
  readonly queue: FairQueue;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  readonly newToken: () => string;
  /** Gets the failures that are the service's own fault. */
  readonly report: (error: unknown) => void;
};

/** What a calculation gives at other epochs: the outcomes of its bodies, in their order, while they are read. */
export type LaterTables = {
  readonly sunMoon: Table | undefined;
  readonly outcomes: AsyncGenerator<Outcome, void, undefined>;
};

/** A calculation, and the seconds it is likely to take from now on. */
type Accepted = { readonly calculation: Calculation; readonly estimatedSeconds: number };

/** All calculations of the last hour. */
export type Calculations = {
  /**
   * Accepts a calculation.
   *
   * @param token name it shall have; a new one where this is absent or already taken.
   * @throws ProblemError `queue-full`.
   */
  submit(visitor: string, request: CalculationRequest, token?: string): Accepted;
  /**
   * The calculation of a token, where a visitor asks for just that again: it goes on instead of from the beginning.
   *
   * @returns undefined where the token is that of nothing, or of something else.
   */
  goneOn(visitor: string, request: CalculationRequest, token: string): Accepted | undefined;
  /** @throws ProblemError `unknown-token` or `cancelled-token`. */
  read(token: string): Calculation;
  /**
   * The bodies of a calculation at other epochs, computed in the visitor's line a few ahead of whoever reads them.
   *
   * @throws ProblemError `queue-full`, also while they are read.
   */
  tablesAt(calculation: Calculation, epochs: Float64Array): Promise<LaterTables>;
  /** Stops a calculation; stopping it twice is still stopping it. @throws ProblemError `unknown-token`. */
  cancel(token: string): void;
};

/** An empty store of calculations over a queue. */
export function createCalculations({
  compute,
  queue,
  now,
  newToken,
  report,
}: CalculationParts): Calculations {
  const running = new Map<string, Calculation>();
  const waitingWork = new Map<string, Set<Work>>();
  const cancelledAt = new Map<string, number>();
  const durations = createDurations(compute.workers);

  return { submit, goneOn, read, tablesAt, cancel };

  function submit(visitor: string, request: CalculationRequest, wanted?: string) {
    forgetOld();
    const taken = wanted === undefined || running.has(wanted) || cancelledAt.has(wanted);
    const calculation: Calculation = {
      token: taken ? newToken() : wanted,
      visitor,
      request,
      epochs: epochsOf(request.frame),
      outcomes: Array.from({ length: request.bodies.length }),
      done: [],
      sunMoon: undefined,
      createdAt: now(),
      finishedAt: undefined,
    };
    const work = workOn(calculation);
    const effort = queue.ahead(visitor) * TYPICAL_EFFORT + effortOn(calculation);
    const estimatedSeconds = durations.estimate(effort);
    running.set(calculation.token, calculation);
    waitingWork.set(calculation.token, new Set(work));
    try {
      enter(visitor, work, estimatedSeconds);
    } catch (error) {
      forget(calculation);
      throw error;
    }
    return { calculation, estimatedSeconds };
  }

  function goneOn(visitor: string, request: CalculationRequest, token: string) {
    forgetOld();
    const calculation = running.get(token);
    if (calculation === undefined || calculation.visitor !== visitor) return undefined;
    const { asked, catalogueDate } = calculation.request;
    if (asked !== request.asked || catalogueDate !== request.catalogueDate) return undefined;
    const bodies = request.bodies.filter((_, index) => calculation.outcomes[index] === undefined);
    const effort = effortOn({ request: { ...request, bodies }, epochs: calculation.epochs });
    return { calculation, estimatedSeconds: durations.estimate(effort) };
  }

  function read(token: string): Calculation {
    forgetOld();
    if (cancelledAt.has(token)) {
      throw new ProblemError('cancelled-token', { detail: 'This calculation was stopped.' });
    }
    const calculation = running.get(token);
    if (calculation !== undefined) return calculation;
    throw unknownToken(token);
  }

  function cancel(token: string): void {
    forgetOld();
    if (cancelledAt.has(token)) return;
    const calculation = running.get(token);
    if (calculation === undefined) throw unknownToken(token);
    forget(calculation);
    cancelledAt.set(token, now());
  }

  function enter(visitor: string, work: readonly Work[], retryAfterSeconds: number): void {
    enqueue(queue, visitor, work, calculationsWaiting, retryAfterSeconds);
  }

  /** The bodies stand behind the Sun and Moon in the line, so that none waits for what has not begun. */
  function workOn(calculation: Calculation): Work[] {
    let finish: () => void;
    const sunMoonDone = new Promise<void>((resolve) => (finish = resolve));
    const sunMoon = async () => {
      calculation.sunMoon = await sunMoonTable(calculation, compute, report);
      finish();
    };
    const bodies = calculation.request.bodies.map((body, index) => async () => {
      if (!running.has(calculation.token)) return;
      const current = (await body.latest) ?? body;
      takePlace(calculation, index, current);
      const startedAt = now();
      const outcome = await bodyOutcome(current, calculation, compute, report);
      durations.add(effortOf(current.body, calculation.epochs), (now() - startedAt) / 1000);
      await sunMoonDone;
      calculation.outcomes[index] = outcome;
      calculation.done.push(index);
      if (processedOf(calculation) < calculation.outcomes.length) return;
      calculation.finishedAt = now();
      forgetOld();
    });
    return [sunMoon, ...bodies];
  }

  async function tablesAt(calculation: Calculation, epochs: Float64Array): Promise<LaterTables> {
    const { request, visitor } = calculation;
    const watch = { request, epochs };
    const enterAgain = (work: readonly Work[]) =>
      enter(visitor, work, durations.estimate(effortOn({ request, epochs })));
    const [sunMoon] = await gather([() => sunMoonTable(watch, compute, report)], enterAgain);
    const bodies = request.bodies.map((body) => () => bodyOutcome(body, watch, compute, report));
    return { sunMoon, outcomes: inTurn(bodies, enterAgain, AHEAD_PER_WORKER * compute.workers) };
  }

  function forgetOld(): void {
    const limit = now() - KEPT_MS;
    for (const calculation of running.values()) if (calculation.createdAt < limit) forget(calculation);
    for (const [token, at] of cancelledAt) if (at < limit) cancelledAt.delete(token);
    for (const calculation of surplusOf(running.values())) forget(calculation);
  }

  function forget({ token, visitor }: Calculation): void {
    queue.remove(visitor, waitingWork.get(token) ?? new Set());
    waitingWork.delete(token);
    running.delete(token);
  }
}

function takePlace(calculation: Calculation, index: number, body: CalculatedBody): void {
  const { request } = calculation;
  calculation.request = { ...request, bodies: request.bodies.with(index, body) };
}

function effortOn({ request, epochs }: Pick<Calculation, 'request' | 'epochs'>): number {
  return request.bodies.reduce((sum, { body }) => sum + effortOf(body, epochs), TYPICAL_EFFORT);
}

function unknownToken(token: string): ProblemError {
  return new ProblemError('unknown-token', {
    detail: `No results are kept under the token "${token.slice(0, 40)}"; they expire after an hour.`,
  });
}
