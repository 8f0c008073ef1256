import { RotateCcw } from 'lucide-react';
import { dataPoints, MAX_DATA_POINTS } from '#contract/limits.ts';
import { totalText } from '#machines/filtering.ts';
import { spanDays } from '#machines/time-frame.ts';
import { stepDays } from '#machines/time-step.ts';
import { Button } from '#ui/button.tsx';
import { Stat } from '#ui/stat.tsx';
import { useFiltering, type FilteringActor } from './actor.ts';
import { numberText } from './filter-texts.ts';
import { TimeStepFields } from './time-step-fields.tsx';

type Props = {
  readonly filtering: FilteringActor;
  readonly isBusy: boolean;
  readonly onReset: () => void;
  readonly onCalculate: () => void;
};

/** How many objects match and are selected, the time step, and the way on. */
export function SummaryBar({ filtering, isBusy, onReset, onCalculate }: Props) {
  const total = useFiltering(filtering, (context) => context.total);
  const selected = useFiltering(filtering, (context) => context.selected.size);
  const timeStep = useFiltering(filtering, (context) => context.timeStep);
  const days = useFiltering(filtering, ({ plan }) => (plan === undefined ? 1 : spanDays(plan.timeFrame)));

  return (
    <section className="summary-bar" aria-label="Summary">
      <Stat value={totalText(total)} label="objects match" />
      <Stat value={String(selected)} label="selected" />
      <Stat
        value={numberText(dataPoints(selected, stepDays(timeStep), days), 0)}
        of={numberText(MAX_DATA_POINTS, 0)}
        label="data points"
      />
      <div className="desk-only">
        <Stat value={String(days)} label={days === 1 ? 'night' : 'nights'} />
      </div>
      <span className="grow desk-only" />
      <TimeStepFields filtering={filtering} />
      <div className="summary-bar-actions">
        <Button onPress={onReset}>
          <RotateCcw className="icon" aria-hidden />
          Reset all
        </Button>
        <Button
          kind="primary"
          unavailable={selected === 0 ? 'Select at least one object in the table' : undefined}
          isDisabled={isBusy}
          onPress={onCalculate}
        >
          Calculate ephemerides
        </Button>
      </div>
    </section>
  );
}
