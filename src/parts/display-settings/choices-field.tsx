import type { DisplayOption, OptionValue } from '#machines/scene/display-option.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';

type ChoicesOption = Extract<DisplayOption, { type: 'multiple' }>;

/** Checkboxes for an option with several choices. */
export function ChoicesField({
  option,
  onChange,
}: {
  option: ChoicesOption;
  onChange: (value: OptionValue) => void;
}) {
  const { label, choices, value, disabled: isDisabled = false } = option;
  return (
    <fieldset className="option-choices">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          isSelected={value.includes(choice)}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange(isOn ? [...value, choice] : value.filter((other) => other !== choice))}
        >
          {choice}
        </Checkbox>
      ))}
    </fieldset>
  );
}
