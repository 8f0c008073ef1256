import { useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import { acceptedText, shortText } from './accepted-value.ts';
import { FieldLabel, FieldNotes } from './field.tsx';

export type NumberFieldProps = {
  label: string;
  isLabelHidden?: boolean;
  /** Nothing when the field is empty. */
  value: number | undefined;
  /** Called on Enter and on leaving the field, only when the value changed; nothing when it is blank or no number. */
  onCommit: (value: number | undefined) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Digits after the point when not being edited; as typed without it. */
  decimals?: number;
  /** Written at the right end of the field. */
  unit?: string;
  placeholder?: string;
  hint?: string | undefined;
  /** How the value was changed by anything but typing in this field; a screen reader announces it. */
  remark?: string | undefined;
  /** The error message; without it a draft outside the range says 'Please provide value within {min} and {max}'. */
  error?: string | undefined;
  isDisabled?: boolean;
};

/**
 * A number with its unit and bounds. It reports what was typed; clamping is the owner's decision, and reported beside the field. Escape
 * brings the former number back. A comma is a decimal point: left to itself the browser would drop it, and make 15 of 1,5.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden = false, value, step = 0.1, unit, placeholder = '' } = props;
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [left, setLeft] = useState<string>();
  const shown = draft ?? valueText(value, props.decimals);
  const error = props.error ?? refusal(refused) ?? rangeError(draft, props.min, props.max);

  const taken = left === undefined ? undefined : acceptedText(left, typedValue(left), value, props);
  const remark = taken ?? (draft === undefined ? props.remark : undefined);

  const change = (text: string | undefined) => {
    setDraft(text);
    setRefused(undefined);
    setLeft(undefined);
  };

  const commit = () => {
    setRefused(undefined);
    if (draft === undefined) return;
    setDraft(undefined);
    setLeft(draft);
    const typed = typedValue(draft);
    if (typed !== value) props.onCommit(typed);
  };

  return (
    <TextField
      className="field"
      value={shown}
      onChange={change}
      onBlur={commit}
      isInvalid={error !== undefined}
      isDisabled={props.isDisabled ?? false}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {isLabelHidden ? null : <FieldLabel>{label}</FieldLabel>}
      <div className="input">
        <Input
          type="number"
          inputMode="decimal"
          onKeyDown={(event) => {
            if (event.key === 'Escape' && draft !== undefined) {
              event.stopPropagation();
              change(undefined);
            }
            if (event.key !== 'Enter') return;
            if (event.currentTarget.form === null) event.preventDefault(); // else Enter presses OK in a popup that opens
            commit();
          }}
          onBeforeInput={(event) => {
            if (!event.data.includes(',')) return;
            event.preventDefault();
            insertAtCaret(event.data.replaceAll(',', '.'));
          }}
          onPaste={(event) => {
            event.preventDefault();
            const text = event.clipboardData.getData('text');
            const number = pastedNumber(text);
            if (number === undefined) setRefused(text);
            else insertAtCaret(number);
          }}
          placeholder={placeholder}
          step={step}
          {...(props.min === undefined ? {} : { min: props.min })}
          {...(props.max === undefined ? {} : { max: props.max })}
        />
        {unit === undefined ? null : <span className="input-unit">{unit}</span>}
      </div>
      <FieldNotes hint={props.hint} error={error} remark={remark} />
    </TextField>
  );
}

function valueText(value: number | undefined, decimals: number | undefined): string {
  if (value === undefined) return '';
  return decimals === undefined ? String(value) : value.toFixed(decimals);
}

function typedValue(draft: string): number | undefined {
  const number = Number(draft.replace(',', '.'));
  return draft.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

function refusal(pasted: string | undefined): string | undefined {
  if (pasted === undefined) return undefined;
  return `"${shortText(pasted)}" is not a number`;
}

function rangeError(draft = '', min = -Infinity, max = Infinity): string | undefined {
  const number = typedValue(draft);
  if (number === undefined || (number >= min && number <= max)) return undefined;
  if (max === Infinity) return `Please provide a value of at least ${min}`;
  if (min === -Infinity) return `Please provide a value of at most ${max}`;
  return `Please provide value within ${min} and ${max}`;
}

/**
 * A copied text as a number field takes it: blanks between thousands and a degree sign at the end dropped, a comma read as
 * the decimal point, a typographic minus as a hyphen. Undefined for a text that is not a number.
 */
export function pastedNumber(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/(?<=\d)\s(?=\d{3}(\D|$))/g, '')
    .replace(/°$/, '')
    .replace('−', '-')
    .replace(',', '.');
  return plain === '' || !Number.isFinite(Number(plain)) ? undefined : plain;
}

/**
 * Puts a text at the caret of the focused field, as if it had been typed. A number field does not expose its caret, so no other means knows
 * the place.
 */
function insertAtCaret(text: string): void {
  document.execCommand('insertText', false, text);
}
