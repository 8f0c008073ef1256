import { hexColor } from '#contract/hex-color.ts';
import type { DisplayOption, OptionKey, OptionValue } from '#machines/scene/display-option.ts';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ColorButton } from '#ui/fields/color-button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Slider } from '#ui/fields/slider.tsx';
import { spacedUnit } from '#ui/content/spaced-unit.ts';
import { OFFERED_COLORS } from './offered-colors.ts';
import { RangeFields } from './range-fields.tsx';

export type OptionFieldProps = {
  name: OptionKey;
  option: DisplayOption;
  onChange: (value: OptionValue) => void;
  onColor: (hex: string) => void;
};

/** One option of the display settings, drawn by its type, with its colour and its explanation beside it. */
export function OptionField({ option, onChange, onColor }: OptionFieldProps) {
  const { label, color, tooltip } = option;
  return (
    <div className="option-line">
      <div className="option-control">
        <OptionControl option={option} onChange={onChange} />
      </div>
      {tooltip === undefined ? null : <InfoMark label={`About ${label}`} text={tooltip} />}
      {color === undefined ? null : (
        <ColorButton
          label={`Colour of ${label}`}
          value={color}
          colors={OFFERED_COLORS}
          read={hexColor}
          onChange={onColor}
        />
      )}
    </div>
  );
}

function OptionControl({ option, onChange }: Pick<OptionFieldProps, 'option' | 'onChange'>) {
  const { label, disabled: isDisabled = false } = option;
  switch (option.type) {
    case 'checkbox':
      return (
        <Checkbox isSelected={option.value} isDisabled={isDisabled} onChange={onChange}>
          {label}
        </Checkbox>
      );
    case 'slider':
      return (
        <Slider
          label={label}
          value={option.value}
          min={option.min}
          max={option.max}
          step={option.step}
          valueText={(value) => `${value}${spacedUnit(option.units)}`}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <NumberField
          label={label}
          value={option.value}
          min={option.min}
          max={option.max}
          step={option.step}
          {...(option.units === undefined ? {} : { unit: option.units })}
          isDisabled={isDisabled}
          onCommit={(value) => (value === undefined ? undefined : onChange(value))}
        />
      );
    case 'range':
      return <RangeFields option={option} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          label={label}
          options={option.choices.map((id) => ({ id, title: id }))}
          value={option.value}
          onChange={onChange}
        />
      );
    case 'multiple':
      return <ChoicesField option={option} onChange={onChange} />;
    case 'date':
    case 'label':
      return <span>{label}</span>;
  }
}

type ChoicesOption = Extract<DisplayOption, { type: 'multiple' }>;

/** Checkboxes for an option with several choices. */
function ChoicesField({
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
