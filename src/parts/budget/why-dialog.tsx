import type { BudgetQuery } from '#contract/opt/budget.ts';
import { Skeleton } from '#ui/content/skeleton.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { SidePart } from '../side-part.tsx';

const BudgetContent = lazyPart(async () => (await import('./budget-content.tsx')).BudgetContent);

/** What each force and each effect is worth for an object, in a dialog. */
export function WhyDialog({ query, onClose }: { readonly query: BudgetQuery; readonly onClose: () => void }) {
  return (
    <Dialog title="Why this number" size="large" onClose={onClose}>
      <SidePart fallback={<Skeleton />}>
        <BudgetContent query={query} />
      </SidePart>
    </Dialog>
  );
}
