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
};

/** A square button that stays pressed while what it switches is on. */
export function ToggleButton({ label, icon, isSelected, onChange }: ToggleButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaToggleButton
        className="button button-quiet button-icon toggle-button"
        aria-label={label}
        isSelected={isSelected}
        onChange={onChange}
      >
        {icon}
      </AriaToggleButton>
    </Tooltip>
  );
}
