import type { CalculationStore, NewCalculation } from '#server/calculations/calculation-store.ts';
import { withoutLatest } from '#server/calculations/calculation.ts';

/** How often a calculation that is done anew is looked at, ms. */
const LOOK_MS = 50;

/** Accepted calculations as they were requested, which outlive the worker. */
export type RequestStore = {
  save(calculation: NewCalculation): Promise<void>;
  /** Returns nothing where there is none, or the browser stores nothing. */
  load(token: string): Promise<NewCalculation | undefined>;
  /** Forgets those that were accepted before an instant, ms. */
  forgetBefore(createdAt: number): Promise<void>;
};

/**
 * Calculations that a page finds again after it was reloaded: those that the worker does not have are done anew from what was
 * requested, and are there when they are whole.
 *
 * @param report gets the failures of the store, without which a calculation lasts as long as the worker.
 */
export function lastingCalculations(
  store: CalculationStore,
  requests: RequestStore,
  report: (error: unknown) => void,
): CalculationStore {
  return {
    ...store,
    async accept(calculation) {
      const isAccepted = await store.accept(calculation);
      const request = withoutLatest(calculation.request);
      if (isAccepted) await requests.save({ ...calculation, request }).catch(report);
      return isAccepted;
    },
    async read(token, after) {
      const known = await store.read(token, after);
      if (known !== undefined) return known;
      const requested = await requests.load(token);
      if (requested === undefined) return undefined;
      await store.accept(requested);
      for (;;) {
        const calculation = await store.read(token, after);
        if (calculation === undefined || calculation.finishedAt !== undefined || calculation.cancelled)
          return calculation;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    },
    async forgetBefore(createdAt) {
      await store.forgetBefore(createdAt);
      await requests.forgetBefore(createdAt).catch(report);
    },
  };
}
