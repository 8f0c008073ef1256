import { Input, TextField, TextArea as AriaTextArea, type TextFieldProps } from 'react-aria-components';
import { FieldLabel, FieldNotes } from './field.tsx';

export type TextInputProps = {
  label: string;
  value: string;
  maxLength?: number;
  placeholder?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** One line of text. */
export function TextInput({ label, value, maxLength, placeholder, error, onChange }: TextInputProps) {
  return (
    <TextField className="field" value={value} onChange={onChange} isInvalid={error !== undefined}>
      <FieldLabel>{label}</FieldLabel>
      <div className="input">
        <Input
          {...(maxLength === undefined ? {} : { maxLength })}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
      </div>
      <FieldNotes error={error} />
    </TextField>
  );
}

type TextAreaProps = Omit<TextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> & {
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
