import './segmented.css';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

export type SegmentedProps<Id extends string> = {
  label: string;
  options: readonly { id: Id; title: string; isDisabled?: boolean }[];
  value: Id;
  onChange: (id: Id) => void;
};

/** A switch between a few exclusive choices, all visible at once. */
export function Segmented<Id extends string>({ label, options, value, onChange }: SegmentedProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className="segmented"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.id));
        if (chosen !== undefined) onChange(chosen.id);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} isDisabled={option.isDisabled ?? false}>
          {option.title}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
