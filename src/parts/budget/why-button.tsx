import { useState } from 'react';
import type { BudgetQuery } from '#contract/opt/budget.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WhyDialog } from './why-dialog.tsx';

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
      {shown === undefined ? null : <WhyDialog query={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
