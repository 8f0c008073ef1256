import './button.css';
import '../content/rail.css';
import type { ReactNode } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components';
import { Tooltip } from './tooltip.tsx';

export type ToggleButtonProps = {
  /** Accessible name, also shown as the tooltip. */
  label: string;
  /** A lucide-react icon. */
  icon: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  /** Why it cannot be used: it stays reachable by keyboard and says so in a tooltip. */
  unavailable?: string | undefined;
};

/** A square button that stays pressed while what it switches is on. */
export function ToggleButton(props: ToggleButtonProps) {
  const { label, icon, isSelected, onChange, isDisabled = false, unavailable } = props;
  const isUsable = unavailable === undefined;
  return (
    <Tooltip text={unavailable ?? label}>
      <AriaToggleButton
        className="button button-quiet button-icon toggle-button"
        aria-label={label}
        isSelected={isUsable && isSelected}
        onChange={(selected) => (isUsable ? onChange(selected) : undefined)}
        isDisabled={isDisabled}
        {...(isUsable ? {} : { 'aria-disabled': true })}
      >
        {icon}
      </AriaToggleButton>
    </Tooltip>
  );
}
