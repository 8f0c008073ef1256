import type { CalculationStore } from '#server/calculations/calculation-store.ts';
import { QueueFullError } from '#server/queue/visitor-lines.ts';
import { ProblemError } from '#server/http/problem-error.ts';

/** After what time a database that is away may be back, s. */
const RETRY_SECONDS = 3;

/**
 * A store whose responses say, where its database cannot be reached, when to repeat a request.
 *
 * @param report gets what went wrong.
 */
export function reachableCalculations(
  store: CalculationStore,
  report: (error: unknown) => void,
): CalculationStore {
  return {
    ...store,
    accept: (calculation) => orUnavailable(() => store.accept(calculation)),
    piecesAhead: (visitor) => orUnavailable(() => store.piecesAhead(visitor)),
    read: (token, after) => orUnavailable(() => store.read(token, after)),
    cancel: (token) => orUnavailable(() => store.cancel(token)),
    forgetBefore: (createdAt) => orUnavailable(() => store.forgetBefore(createdAt)),
  };

  async function orUnavailable<Value>(use: () => Promise<Value>): Promise<Value> {
    try {
      return await use();
    } catch (error) {
      if (error instanceof QueueFullError) throw error;
      report(error);
      const detail = 'Calculations cannot be reached at the moment.';
      throw new ProblemError('storage-unavailable', { detail }, RETRY_SECONDS);
    }
  }
}
