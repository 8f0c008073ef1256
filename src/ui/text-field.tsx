import type { ReactNode } from 'react';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { FieldLabel, FieldNotes } from './field.tsx';

export type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> & {
  label: string;
  isLabelHidden?: boolean;
  /** An info mark beside the label. */
  aside?: ReactNode;
  placeholder?: string;
  hint?: string | undefined;
  /** What is wrong; marks the field as invalid. */
  error?: string | undefined;
};

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden = false, aside, placeholder = '', hint, error, ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      className="field"
      isInvalid={error !== undefined}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {isLabelHidden ? null : <FieldLabel aside={aside}>{label}</FieldLabel>}
      <div className="input">
        <Input placeholder={placeholder} />
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
