import { TOKEN_HEADER } from '#contract/routes.ts';
import type { Table } from '#engine/observe/table.ts';
import type { Compute } from '../tasks/compute.ts';
import type { LatestOrbits } from '../bodies/latest-orbits.ts';
import { ProblemError } from '../http/problem-error.ts';
import { epochsOf } from '../http/time-frame.ts';
import { bodyOutcome, pieceHandler, sunMoonTable } from './calculate-piece.ts';
import { type Calculation, type CalculationRequest, type Outcome, withoutLatest } from './calculation.ts';
import type { CalculationStore } from './calculation-store.ts';
import { createDurations, effortOf, TYPICAL_EFFORT } from './durations.ts';
import type { FairQueue } from '../queue/fair-queue.ts';
import type { Work } from '../queue/visitor-lines.ts';
import { type Enqueue, enqueue, refuseWhenFull, resultsInOrder, runQueued } from '../queue/queued-work.ts';

/** How long a calculation is stored after it was accepted, ms. */
const STORED_MS = 3_600_000;

/** Bodies at other epochs that wait in the queue before the first is read, per worker: enough for none to be idle. */
const AHEAD_PER_WORKER = 2;

const ATTEMPTS = 3; // a new token is never taken, unless the drawing is at fault

/** Parts from which calculations are made. */
export type CalculationParts = {
  readonly store: CalculationStore;
  readonly compute: Compute;
  readonly latestOrbits: LatestOrbits;
  readonly queue: FairQueue;
  /** Whether this process computes pieces; else others do. */
  readonly servesPieces: boolean;
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

/** The token of a calculation, and the seconds it is likely to take from now on. */
type Accepted = { readonly token: string; readonly estimatedSeconds: number };

/** All calculations of the last hour. */
export type Calculations = {
  /**
   * Accepts a calculation.
   *
   * @param token name it shall have; a new one where this is absent or already taken.
   * @throws ProblemError `queue-full`.
   */
  submit(visitor: string, request: CalculationRequest, token?: string): Promise<Accepted>;
  /**
   * The calculation of a token, where a visitor requests just that again: it goes on instead of from the beginning.
   *
   * @returns undefined where the token is that of nothing, or of something else.
   */
  resume(visitor: string, request: CalculationRequest, token: string): Promise<Accepted | undefined>;
  /**
   * @param after outcomes of the bodies that were done first may be left out.
   * @throws ProblemError `unknown-token` or `cancelled-token`.
   */
  read(token: string, after?: number): Promise<Calculation>;
  /**
   * The bodies of a calculation at other epochs, computed in the visitor's line a few ahead of the reader.
   *
   * @throws ProblemError `queue-full`, also while they are read.
   */
  tablesAt(calculation: Calculation, epochs: Float64Array): Promise<LaterTables>;
  /** Stops a calculation; stopping it twice is still stopping it. @throws ProblemError `unknown-token`. */
  cancel(token: string): Promise<void>;
};

/** Calculations over a store, in which their pieces wait. */
export function createCalculations({
  store,
  compute,
  latestOrbits,
  queue,
  servesPieces,
  now,
  newToken,
  report,
}: CalculationParts): Calculations {
  const durations = createDurations(compute.workers);
  if (servesPieces) {
    store.serve(pieceHandler({ store, compute, latestOrbits, now, measured: durations.add, report }));
  }

  return { submit, resume, read, tablesAt, cancel };

  async function submit(visitor: string, from: CalculationRequest, resumedToken?: string): Promise<Accepted> {
    await forgetOld();
    const request = withoutLatest(from);
    const effort =
      (await store.piecesAhead(visitor)) * TYPICAL_EFFORT +
      totalEffort({ request, epochs: epochsOf(request.frame) });
    const estimatedSeconds = durations.estimate(effort);
    const tokens = resumedToken === undefined ? [] : [resumedToken];
    while (tokens.length < ATTEMPTS) tokens.push(newToken());
    for (const token of tokens) {
      const calculation = { token, visitor, request, createdAt: now() };
      const isAccepted = await refuseWhenFull(() => store.accept(calculation), {
        retryAfterSeconds: estimatedSeconds,
      });
      if (isAccepted) return { token, estimatedSeconds };
    }
    throw new Error(`no free token was drawn in ${ATTEMPTS} attempts`);
  }

  async function resume(visitor: string, request: CalculationRequest, token: string) {
    if (token === '') return undefined;
    await forgetOld();
    const calculation = await store.read(token);
    if (calculation === undefined || calculation.cancelled || calculation.visitor !== visitor)
      return undefined;
    const { queryString, catalogueDate } = calculation.request;
    if (queryString !== request.queryString || catalogueDate !== request.catalogueDate) return undefined;
    const done = new Set(calculation.done);
    const bodies = request.bodies.filter((_, place) => !done.has(place));
    const effort = totalEffort({ request: { ...request, bodies }, epochs: calculation.epochs });
    return { token, estimatedSeconds: durations.estimate(effort) };
  }

  async function read(token: string, after = 0): Promise<Calculation> {
    await forgetOld();
    const calculation = await store.read(token, after);
    if (calculation === undefined) throw unknownToken(token);
    if (!calculation.cancelled) return calculation;
    throw new ProblemError('cancelled-token', {
      detail: 'This calculation was stopped.',
      parameter: TOKEN_HEADER,
    });
  }

  async function cancel(token: string): Promise<void> {
    await forgetOld();
    if ((await store.read(token)) === undefined) throw unknownToken(token);
    await store.cancel(token);
  }

  async function tablesAt(calculation: Calculation, epochs: Float64Array): Promise<LaterTables> {
    const { request, visitor } = calculation;
    const requested = { request, epochs };
    const enterAgain = (work: readonly Work[]) =>
      enqueue(
        { queue, retryAfterSeconds: durations.estimate(totalEffort({ request, epochs })) },
        visitor,
        work,
      );
    const sunMoon = await runQueued(() => sunMoonTable(requested, compute, report), enterAgain);
    const bodies = request.bodies.map(
      (body) => (queued: Enqueue) => queued(() => bodyOutcome(body, requested, compute, report)),
    );
    return { sunMoon, outcomes: resultsInOrder(bodies, enterAgain, AHEAD_PER_WORKER * compute.workers) };
  }

  function forgetOld(): Promise<void> {
    return store.forgetBefore(now() - STORED_MS);
  }
}

function totalEffort({ request, epochs }: Pick<Calculation, 'request' | 'epochs'>): number {
  return request.bodies.reduce((sum, { body }) => sum + effortOf(body, epochs), TYPICAL_EFFORT);
}

function unknownToken(token: string): ProblemError {
  return new ProblemError('unknown-token', {
    detail: `No results are stored under the token "${token.slice(0, 40)}"; they expire after an hour.`,
    parameter: TOKEN_HEADER,
  });
}
