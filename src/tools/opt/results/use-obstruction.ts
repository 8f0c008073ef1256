import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import type { OptWorkflows } from '#machines/opt/opt-context.ts';
import { horizonOf, obstructionIn } from '#machines/planning/site-horizon.ts';

/** What blocks the view at the site of the plan; the same as long as its horizon is, as rows are cached by it. */
export function useObstruction({
  setup,
  filtering,
}: Pick<OptWorkflows, 'setup' | 'filtering'>): Obstruction | undefined {
  const observatory = useSelector(filtering, ({ context }) => context.plan?.observatory);
  const horizon = useSelector(setup, ({ context: { horizons } }) =>
    observatory === undefined ? '' : horizonOf(observatory, horizons),
  );
  return useMemo(() => obstructionIn(horizon), [horizon]);
}
