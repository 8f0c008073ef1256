import './segmented.css';
import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Tooltip } from '../buttons/tooltip.tsx';

export type SegmentedOption<Id extends string> = {
  id: Id;
  title: string;
  /** Replaces the title, which becomes its name and tooltip. */
  icon?: ReactNode;
  isDisabled?: boolean;
};

export type SegmentedProps<Id extends string> = {
  label: string;
  options: readonly SegmentedOption<Id>[];
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
        <Segment key={option.id} option={option} />
      ))}
    </ToggleButtonGroup>
  );
}

function Segment<Id extends string>({ option }: { option: SegmentedOption<Id> }) {
  const { id, title, icon, isDisabled = false } = option;
  if (icon === undefined) {
    return (
      <ToggleButton id={id} isDisabled={isDisabled}>
        {title}
      </ToggleButton>
    );
  }
  return (
    <Tooltip text={title}>
      <ToggleButton id={id} isDisabled={isDisabled} aria-label={title}>
        {icon}
      </ToggleButton>
    </Tooltip>
  );
}
