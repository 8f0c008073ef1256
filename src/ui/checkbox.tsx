import './checkbox.css';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';

export type CheckboxProps = Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> & {
  /** Visible text; without it give `aria-label`. */
  children?: ReactNode;
};

/** A box that is on, off, or, with `isIndeterminate`, partly on. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className="checkbox">
      {({ isIndeterminate, isSelected }) => (
        <>
          <span className="checkbox-box" aria-hidden>
            {isIndeterminate ? <Minus /> : isSelected ? <Check /> : null}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
