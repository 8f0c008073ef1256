import { type DisplayOption, type OptionValue, rangeFields } from '#machines/scene/display-option.ts';
import { NumberField } from '#ui/fields/number-field.tsx';

type RangeOption = Extract<DisplayOption, { type: 'range' }>;

/** Lower and upper end of a range; each stays at least one away from the other. */
export function RangeFields({
  option,
  onChange,
}: {
  option: RangeOption;
  onChange: (value: OptionValue) => void;
}) {
  const { label, step, units, disabled: isDisabled = false } = option;
  const [lower, upper] = option.value;
  const bounds = rangeFields(option);
  const shared = { step, isDisabled, ...(units === undefined ? {} : { unit: units }) };
  return (
    <fieldset className="option-range">
      <legend>{label}</legend>
      <NumberField
        {...shared}
        {...bounds.lower}
        label={`${label} from`}
        isLabelHidden
        value={lower}
        onCommit={(value) => (value === undefined ? undefined : onChange([value, upper]))}
      />
      <span className="timeline-to">to</span>
      <NumberField
        {...shared}
        {...bounds.upper}
        label={`${label} to`}
        isLabelHidden
        value={upper}
        onCommit={(value) => (value === undefined ? undefined : onChange([lower, value]))}
      />
    </fieldset>
  );
}
