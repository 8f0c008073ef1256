import './checkbox.css';
import { useEffect, useRef, type ReactNode } from 'react';

export type CheckboxProps = {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Partly on, as above a list of which some are chosen. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** Visible text; without it give `aria-label`. */
  children?: ReactNode;
  'aria-label'?: string;
};

/** A box that is on, off or partly on. A native control, because long tables hold hundreds. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, onChange, isIndeterminate = false, isDisabled = false, children } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <label className="checkbox">
      <input
        ref={input}
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        aria-label={props['aria-label']}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
