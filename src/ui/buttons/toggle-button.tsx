import './button.css';
import '../content/rail.css';
import { type ReactNode, useEffect, useRef } from 'react';
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

/** A square button that stays pressed while what it switches is on, and gets the focus back that goes with it. */
export function ToggleButton({ label, icon, isSelected, onChange }: ToggleButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSelected = useRef(isSelected);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasSelected.current && !isSelected && isLost) button.current?.focus({ preventScroll: true });
    wasSelected.current = isSelected;
  }, [isSelected]);
  return (
    <Tooltip text={label}>
      <AriaToggleButton
        ref={button}
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
