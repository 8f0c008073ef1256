import { Input, TextField } from 'react-aria-components';
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
