import './time-step.css';
import { STEP_MINIMUM, type StepUnit } from '#contract/limits.ts';
import { counted } from '#contract/text/count-text.ts';
import type { Dates } from '#machines/planning/time-frame.ts';
import { maximumStep, type TimeStep, UNIT_NAMES } from '#machines/planning/time-step.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Select } from '#ui/fields/select.tsx';

const UNITS: readonly StepUnit[] = ['d', 'h', 'm'];

type Props = {
  readonly timeStep: TimeStep;
  /** The window that no step may be longer than; undefined while there is none. */
  readonly dates: Dates | undefined;
  readonly onType: (timeStep: TimeStep) => void;
};

/** Spacing of the rows to be calculated: a number and its unit. */
export function TimeStepFields({ timeStep, dates, onType }: Props) {
  const least = STEP_MINIMUM[timeStep.unit];
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
        min={least}
        max={dates === undefined ? least : maximumStep(timeStep.unit, dates)}
        step={1}
        onCommit={(step) => onType({ ...timeStep, step: step ?? 0 })}
      />
      <Select
        label="Unit of the time step"
        isLabelHidden
        options={UNITS.map((id) => ({ id, title: counted(timeStep.step, UNIT_NAMES[id]) }))}
        value={timeStep.unit}
        onChange={(unit) => onType({ ...timeStep, unit })}
      />
    </fieldset>
  );
}
