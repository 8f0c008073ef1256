import { Link } from 'wouter';
import { countText } from '#contract/text/count-text.ts';
import type { NightPlanSettings } from '#contract/opt/night-plan-state.ts';
import { liftedLimit } from '#machines/opt/night-plan/lifted-limit.ts';
import type { LeftOut } from '#machines/opt/night-plan/planned-night.ts';
import { ROUTES } from '#parts/routes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/content/empty-state.tsx';
import { reasonText } from './reasons.ts';

type Props = {
  readonly title: string;
  readonly leftOut: readonly Pick<LeftOut, 'reason'>[];
  readonly settings: NightPlanSettings;
  readonly onLift: (change: Partial<NightPlanSettings>) => void;
};

/** A plan without slots: what prevents most of them, and one press to lift it, or the way to other objects. */
export function NothingPlanned({ title, leftOut, settings, onLift }: Props) {
  const lifted = liftedLimit(leftOut, settings);
  if (lifted === undefined) {
    return (
      <EmptyState title={title}>
        Try another night, or <Link href={ROUTES.optFiltering}>choose other objects.</Link>
      </EmptyState>
    );
  }
  const { reason, objects, change } = lifted;
  const share = leftOut.length > 1 ? ` (${objects} of ${countText(leftOut.length, 'object')})` : '';
  return (
    <EmptyState
      title={title}
      action={
        <Button kind="primary" onPress={() => onLift(change)}>
          {reason === 'sun-up' ? 'Plan in twilight' : 'Lift this limit'}
        </Button>
      }
    >
      {`${reasonText(reason, settings)}${share}.`}
    </EmptyState>
  );
}
