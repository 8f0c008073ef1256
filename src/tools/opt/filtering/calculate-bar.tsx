import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import type { FilteringActor } from '#machines/opt/filtering/filtering.ts';
import { TimeStepFields } from '#parts/planning/time-step-fields.tsx';

type Props = {
  readonly filtering: FilteringActor;
  readonly isBusy: boolean;
  readonly onCalculate: () => void;
};

/** The time step, a fresh start, and the way on. */
export function CalculateBar({ filtering, isBusy, onCalculate }: Props) {
  const { timeStep, plan } = useSelector(filtering, ({ context }) => context);
  const selected = useSelector(filtering, ({ context }) => context.selected.size);
  return (
    <div className="calculate-bar">
      <TimeStepFields
        timeStep={timeStep}
        dates={plan?.timeFrame}
        onType={(typed) => filtering.send({ type: 'step.typed', timeStep: typed })}
      />
      <span className="calculate-bar-divider desk-only" />
      <Button className="desk-only" onPress={() => filtering.send({ type: 'reset.requested' })}>
        <RotateCcw className="icon" aria-hidden />
        Reset all
      </Button>
      <Button
        kind="primary"
        className="calculate-bar-primary"
        unavailable={
          isBusy
            ? 'Ephemerides are being calculated'
            : selected === 0
              ? 'Select at least one object in the table'
              : undefined
        }
        onPress={onCalculate}
      >
        Calculate ephemerides
      </Button>
    </div>
  );
}
