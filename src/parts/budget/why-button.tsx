import { useState } from 'react';
import type { BudgetQuery } from '#contract/opt/budget.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/content/skeleton.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { SidePart } from '../side-part.tsx';

const BudgetContent = lazyPart(async () => (await import('./budget-dialog.tsx')).BudgetContent);

/**
 * Opens what each force and each effect is worth for an object.
 *
 * @param query is called when the button is pressed: object and moment as they are then.
 */
export function WhyButton({ query }: { readonly query: () => BudgetQuery }) {
  const [shown, setShown] = useState<BudgetQuery>();
  return (
    <>
      <Button size="small" onPress={() => setShown(query())}>
        Why this number
      </Button>
      {shown === undefined ? null : (
        <Dialog title="Why this number" size="large" onClose={() => setShown(undefined)}>
          <SidePart fallback={<Skeleton />}>
            <BudgetContent query={shown} />
          </SidePart>
        </Dialog>
      )}
    </>
  );
}
