import './color.css';
import { useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import { FieldLabel, FieldNotes } from './field.tsx';

/** Gives the six hexadecimal digits of a typed colour; undefined for a text that is not a colour. */
export type ReadColor = (typed: string) => string | undefined;

export type ColorFieldProps = {
  label: string;
  /** Six hexadecimal digits without '#'. */
  value: string;
  read: ReadColor;
  /** Called with six digits on Enter and on leaving the field, only for a colour that differs. */
  onCommit: (hex: string) => void;
};

/** A colour as 3 or 6 hexadecimal digits. Anything else is 'Bad Hex' and stays until it is put right. */
export function ColorField({ label, value, read, onCommit }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const typed = read(draft ?? value);

  const commit = () => {
    if (typed === undefined) return;
    setDraft(undefined);
    if (typed !== value) onCommit(typed);
  };

  return (
    <TextField
      className="field"
      value={draft ?? value}
      onChange={setDraft}
      onBlur={commit}
      isInvalid={typed === undefined}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="input">
        <span className="color-dot" style={{ backgroundColor: `#${typed ?? value}` }} />
        <Input
          maxLength={7}
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
          }}
        />
      </div>
      <FieldNotes error={typed === undefined ? 'Bad Hex' : undefined} />
    </TextField>
  );
}
