import './checkbox.css';
import { useEffect, useRef, type ReactNode } from 'react';

export type CheckboxProps = {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Partly on, as above a list of which some are chosen. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** Called when keys have brought the focus here, and when it has left. */
  onFocusChange?: (isFocused: boolean) => void;
  /** Visible text; without it give `aria-label`. */
  children?: ReactNode;
  'aria-label'?: string;
};

/** A box that is on, off or partly on. A native control, because long tables hold hundreds. */
export function Checkbox(props: CheckboxProps) {
  const {
    isSelected,
    onChange,
    isIndeterminate = false,
    isDisabled = false,
    onFocusChange,
    children,
  } = props;
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
        onFocus={({ target }) => onFocusChange?.(target.matches(':focus-visible'))}
        onBlur={() => onFocusChange?.(false)}
      />
      {children}
    </label>
  );
}
