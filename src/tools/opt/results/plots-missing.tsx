import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/content/empty-state.tsx';

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
