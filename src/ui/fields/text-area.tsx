import { TextArea as AriaTextArea, TextField, type TextFieldProps } from 'react-aria-components';
import { FieldLabel, FieldNotes } from './field.tsx';

export type TextAreaProps = Omit<TextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> & {
  label: string;
  rows?: number;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Several lines of text. */
export function TextArea({ label, rows = 5, placeholder = '', hint, error, ...rest }: TextAreaProps) {
  return (
    <TextField {...rest} className="field" isInvalid={error !== undefined}>
      <FieldLabel>{label}</FieldLabel>
      <AriaTextArea className="text-area" rows={rows} placeholder={placeholder} />
      <FieldNotes hint={hint} error={error} />
    </TextField>
  );
}
