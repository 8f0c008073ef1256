import { useSelector } from '@xstate/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { countText } from '#contract/text/count-text.ts';
import { takenTonight } from '#machines/opt/night-pack/taken-night.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import type { TonightActor } from '#machines/opt/tonight/tonight.ts';
import { tonightPlan } from '#machines/opt/tonight/tonight-plan.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NightPackButton, ZONING } from '../night-pack/night-pack-button.tsx';

type Props = {
  readonly opt: OptActor;
  readonly tonight: TonightActor;
  /** The words before the number of chosen objects; on a phone they are above the bar. */
  readonly children?: ReactNode;
};

/** How many objects are chosen, and the one press to their plan. */
export function PlanBar({ opt, tonight, children }: Props) {
  const { calculation, setup } = useSelector(opt, ({ context }) => context);
  const isZoning = useSelector(setup, (state) => state.hasTag('zoning'));
  const isCalculating = useSelector(calculation, (state) => state.hasTag('busy'));
  const processed = useSelector(calculation, ({ context }) => context.processed);
  const total = useSelector(calculation, ({ context }) => context.request?.query.names.length ?? 0);
  const checked = useSelector(tonight, ({ context }) => context.checked);
  const result = useSelector(tonight, ({ context }) => context.result);
  const isListing = useSelector(tonight, (state) => state.hasTag('busy'));
  const { lowest } = useSelector(tonight, ({ context }) => context.limits);
  const userDefinedCount = useSelector(setup, ({ context }) => context.userDefinedObjects.length);
  const plan = result && tonightPlan(result, checked, lowest, userDefinedCount);
  return (
    <div className="tonight-actions">
      {children}
      <div className="tonight-choice">
        <output className="grow">
          {isCalculating
            ? `Calculating: ${processed} of ${countText(total, 'object')}`
            : `${checked.size} selected${userDefinedCount === 0 ? '' : `, with ${countText(userDefinedCount, 'object')} of your own`}`}
        </output>
        {isCalculating ? (
          <Button onPress={() => calculation.send({ type: 'calculation.cancelled' })}>Stop</Button>
        ) : null}
        <NightPackButton
          opt={opt}
          take={(tool) => plan && takenTonight(tool, plan)}
          awaited={isListing ? 'The objects of the night are being listed' : undefined}
        />
        <Button
          kind="primary"
          unavailable={
            isCalculating ? 'The plan is being calculated' : planBlocker(plan !== undefined, isZoning)
          }
          onPress={() => {
            if (plan !== undefined) opt.send({ type: 'tonight.planned', ...plan });
          }}
        >
          Plan these
          <ChevronRight className="icon" aria-hidden />
        </Button>
      </div>
    </div>
  );
}

/** Why nothing can be planned yet. A plan is written by the clock of its site, which must be known by then. */
function planBlocker(hasObjects: boolean, isZoning: boolean): string | undefined {
  if (!hasObjects) return 'Select objects to plan first';
  return isZoning ? ZONING : undefined;
}
