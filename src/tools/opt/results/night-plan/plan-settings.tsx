import { type NightPlanSettings, PLAN_RANGES } from '#contract/opt/night-plan-state.ts';
import { CRITERIA } from '#engine/plan/priority.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { HorizonField } from '#parts/setup/horizon-field.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { CRITERION_TEXTS } from './reasons.ts';

type Limit = 'slotMinutes' | 'sunBelow' | 'altitudeAbove' | 'moonApart' | 'meridianGap' | 'magnitudeLimit';

type Props = {
  readonly settings: NightPlanSettings;
  readonly setup: SetupActor;
  readonly observatory: Observatory;
  readonly onChange: (change: Partial<NightPlanSettings>) => void;
};

const LIMITS: readonly { readonly name: Limit; readonly label: string; readonly unit: string }[] = [
  { name: 'slotMinutes', label: 'Slot length', unit: 'min' },
  { name: 'sunBelow', label: 'Sun below', unit: 'deg' },
  { name: 'altitudeAbove', label: 'Object above', unit: 'deg' },
  { name: 'moonApart', label: 'Moon distance', unit: 'deg' },
  { name: 'meridianGap', label: 'Meridian gap', unit: 'deg' },
  { name: 'magnitudeLimit', label: 'Faintest', unit: 'mag' },
];

/** The limits of a plan, and what counts in it; every change plans again, and requests nothing from the service. */
export function PlanSettings({ settings, setup, observatory, onChange }: Props) {
  return (
    <details className="plan-settings">
      <summary>Limits and weights</summary>
      <div className="plan-settings-body">
        <div>
          <fieldset className="plan-fields">
            <legend>Limits</legend>
            {LIMITS.map(({ name, label, unit }) => (
              <NumberField
                key={name}
                label={label}
                unit={unit}
                step={name === 'slotMinutes' ? 10 : 1}
                {...PLAN_RANGES[name]}
                {...(name === 'magnitudeLimit' ? { placeholder: 'none' } : {})}
                value={settings[name]}
                onCommit={(typed) => onChange(limitChange(name, typed))}
              />
            ))}
          </fieldset>
          <fieldset className="plan-fields">
            <legend>
              Weights: an object is worth 1, plus its score (0 to 1) in each of these times the weight
            </legend>
            {CRITERIA.map((criterion) => (
              <NumberField
                key={criterion}
                label={CRITERION_TEXTS[criterion].title}
                step={0.5}
                {...PLAN_RANGES.weight}
                value={settings.weights[criterion]}
                onCommit={(typed) =>
                  onChange({ weights: { ...settings.weights, [criterion]: within('weight', typed ?? 0) } })
                }
              />
            ))}
          </fieldset>
        </div>
        <HorizonField setup={setup} observatory={observatory} />
      </div>
    </details>
  );
}

/** A typed limit, brought into its range; a limit of brightness may be left out, the others stay when nothing is typed. */
export function limitChange(name: Limit, typed: number | undefined): Partial<NightPlanSettings> {
  if (typed === undefined) return name === 'magnitudeLimit' ? { magnitudeLimit: undefined } : {};
  return { [name]: within(name, typed) };
}

function within(name: keyof typeof PLAN_RANGES, value: number): number {
  const { min, max } = PLAN_RANGES[name];
  return Math.min(max, Math.max(min, value));
}
