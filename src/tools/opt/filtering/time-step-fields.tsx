import { useSelector } from '@xstate/react';
import { STEP_MINIMUM, type StepUnit } from '#contract/limits.ts';
import { maximumStep } from '#machines/planning/time-step.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import type { FilteringActor } from '#machines/opt/filtering.ts';

const UNITS: readonly { readonly id: StepUnit; readonly title: string }[] = [
  { id: 'd', title: 'day' },
  { id: 'h', title: 'hour' },
  { id: 'm', title: 'minute' },
];

/** Spacing of the rows to be calculated: a number and its unit. */
export function TimeStepFields({ filtering }: { readonly filtering: FilteringActor }) {
  const timeStep = useSelector(filtering, ({ context }) => context.timeStep);
  const longest = useSelector(filtering, ({ context: { plan } }) =>
    plan === undefined ? STEP_MINIMUM[timeStep.unit] : maximumStep(timeStep.unit, plan.timeFrame),
  );

  return (
    <fieldset className="time-step">
      <legend className="visually-hidden">Time step</legend>
      <span className="small muted desk-only" aria-hidden>
        Time step
      </span>
      <NumberField
        label="Time step"
        isLabelHidden
        value={timeStep.step}
        min={STEP_MINIMUM[timeStep.unit]}
        max={longest}
        step={1}
        onCommit={(step) =>
          filtering.send({ type: 'step.typed', timeStep: { ...timeStep, step: step ?? 0 } })
        }
      />
      <Select
        label="Unit of the time step"
        isLabelHidden
        options={UNITS}
        value={timeStep.unit}
        onChange={(unit) => filtering.send({ type: 'step.typed', timeStep: { ...timeStep, unit } })}
      />
    </fieldset>
  );
}
