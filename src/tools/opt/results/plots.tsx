import { useSelector } from '@xstate/react';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/content/empty-state.tsx';
import type { PlotTables } from '#contract/opt/calculation.ts';
import type { CalculationActor } from '#machines/opt/calculation/calculation.ts';
import type { PlotsContext } from '#machines/opt/charts/plots.ts';

/** Shown in place of plots whose table could not be obtained. */
export function PlotsMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="results-view">
      <EmptyState title="The plots could not be loaded" action={<Button onPress={onRetry}>Try again</Button>}>
        The ephemerides are complete; only the table behind the plots is missing.
      </EmptyState>
    </div>
  );
}

/** A table of the plots, or the progress of its loading. */
type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly tables: PlotTables };

/**
 * The table of the long-term or short-term plots of a calculation.
 *
 * @param window of the short-term plots, the part of the time frame that is shown; 0 for its beginning.
 */
export function usePlots(calculation: CalculationActor, which: 'longTerm' | 'shortTerm', window = 0): Loaded {
  const plots = useSelector(calculation, ({ children }) => children.plots);
  const tables = useSelector(plots, (snapshot) => snapshot && tablesIn(snapshot.context, which, window));
  const hasFailed = useSelector(plots, (snapshot) => snapshot?.matches({ [which]: 'failed' }) ?? false);
  if (tables !== undefined) return { kind: 'ready', tables };
  return hasFailed
    ? { kind: 'failed', onRetry: () => plots?.send({ type: 'plots.retried' }) }
    : { kind: 'loading' };
}

function tablesIn(
  { longTerm, shortTerm, later }: PlotsContext,
  which: 'longTerm' | 'shortTerm',
  window: number,
): PlotTables | undefined {
  if (which === 'longTerm') return longTerm;
  return window === 0 ? shortTerm : later[window];
}
