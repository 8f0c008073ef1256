import type { CalculationStore, NewCalculation } from '#server/calculations/calculation-store.ts';
import { type Calculation, withoutLatest } from '#server/calculations/calculation.ts';

/** How often a calculation that is done anew is looked at, ms. */
const LOOK_MS = 50;

/** How long its outcomes are awaited, ms: half of what the page waits for a response. */
const AWAITED_MS = 60_000;

/** Accepted calculations as they were requested, which outlive the worker. */
export type RequestStore = {
  save(calculation: NewCalculation): Promise<void>;
  /** Returns nothing where there is none, or the browser stores nothing. */
  load(token: string): Promise<NewCalculation | undefined>;
  /** Forgets those that were accepted before an instant, ms. */
  forgetBefore(createdAt: number): Promise<void>;
};

/**
 * Calculations that a page finds again after it was reloaded. One that the worker no longer has is repeated from its stored request as soon
 * as its outcomes are read; a reader waits for all of them, or for {@link AWAITED_MS} and then gets those that are ready. A calculation
 * that is first looked at otherwise, to continue or to stop it, is returned as far as it is, and from then on so are its outcomes.
 *
 * @param report gets the failures of the store, without which a calculation lasts as long as the worker.
 */
export function lastingCalculations(
  store: CalculationStore,
  requests: RequestStore,
  report: (error: unknown) => void,
): CalculationStore {
  /** Tokens of calculations that are done anew, and whose outcomes are awaited. */
  const anew = new Set<string>();

  return {
    ...store,
    async accept(calculation) {
      const isAccepted = await store.accept(calculation);
      const request = withoutLatest(calculation.request);
      if (isAccepted) await requests.save({ ...calculation, request }).catch(report);
      return isAccepted;
    },
    async read(token, after) {
      if (after === undefined) {
        anew.delete(token);
        return store.read(token);
      }
      const known = (await store.read(token, after)) ?? (await startAnew(token));
      return anew.has(token) ? untilWhole(token, after) : known;
    },
    async forgetBefore(createdAt) {
      await store.forgetBefore(createdAt);
      requests.forgetBefore(createdAt).catch(report); // before every call, which need not wait for it
    },
  };

  async function startAnew(token: string): Promise<Calculation | undefined> {
    const requested = await requests.load(token);
    if (requested === undefined) return undefined;
    anew.add(token);
    await store.accept(requested);
    return store.read(token);
  }

  async function untilWhole(token: string, after: number): Promise<Calculation | undefined> {
    const until = performance.now() + AWAITED_MS;
    for (;;) {
      const calculation = await store.read(token, after);
      const isAwaited = anew.has(token) && performance.now() < until; // not once it continues as a repeated request
      if (!isAwaited || calculation === undefined || isOver(calculation)) {
        anew.delete(token);
        return calculation;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }
}

function isOver({ finishedAt, cancelled }: Calculation): boolean {
  return finishedAt !== undefined || cancelled;
}
