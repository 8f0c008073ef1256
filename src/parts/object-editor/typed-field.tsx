import { useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import type { FieldDefinition } from '#machines/editor/editor-fields.ts';
import { FieldLabel, FieldNotes } from '#ui/fields/field.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { acceptedText } from '#ui/fields/accepted-value.ts';
import { Explanation } from '../glossary/term.tsx';
import { steppedText } from './step-number.ts';

export type EditorFieldProps = {
  readonly field: Pick<FieldDefinition, 'label' | 'unit' | 'tooltip' | 'validation'>;
  /** Its text. */
  readonly text: string;
  readonly isFaulty: boolean;
  /** The value in another unit. */
  readonly hint?: string | undefined;
  /** The message about the fault; a fault without words is only flagged. */
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
};

/** A name or a number. Arrows and page keys step a number; Enter does what leaving the field does, Escape brings back the former text. */
export function TypedField(props: EditorFieldProps) {
  const { field, text, onType, onLeave } = props;
  const { validation } = field;
  const [before, setBefore] = useState<string>();
  const [left, setLeft] = useState<string>();
  const isSigned = validation.schema === 'number' && validation.min < 0; // phones' decimal keys have no minus

  const type = (typed: string): void => {
    setLeft(undefined);
    onType(typed);
  };

  const leave = (): void => {
    setLeft(text);
    setBefore(text);
    onLeave();
  };

  const press = (key: string): boolean => {
    if (key === 'Enter') leave();
    const isRestored = key === 'Escape' && before !== undefined && before !== text;
    if (isRestored) type(before);
    const stepped = validation.schema === 'number' ? steppedText(text, key, validation) : undefined;
    if (stepped !== undefined) type(stepped);
    return key === 'Enter' || isRestored || stepped !== undefined;
  };

  return (
    <TextField
      className="field"
      value={text}
      onChange={type}
      onFocus={() => setBefore(text)}
      onBlur={leave}
      isInvalid={props.isFaulty}
      isDisabled={props.isDisabled}
      {...(validation.schema === 'text' ? { maxLength: validation.maxLength } : {})}
    >
      <FieldLabel
        aside={
          <InfoMark
            label={`About ${field.label}`}
            text={<Explanation text={`${field.tooltip}.`} words={field.label} />}
          />
        }
      >
        {field.label}
      </FieldLabel>
      <div className="input">
        <Input
          autoComplete="off"
          inputMode={validation.schema === 'number' && !isSigned ? 'decimal' : 'text'}
          onKeyDown={(event) => {
            if (!press(event.key)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        {field.unit === '' ? null : <span className="input-unit">{field.unit}</span>}
      </div>
      <FieldNotes hint={props.hint} error={props.error} remark={remarkOf(validation, left, text)} />
    </TextField>
  );
}

/** The remark about how a number was changed when its field was left. */
function remarkOf(
  rule: FieldDefinition['validation'],
  left: string | undefined,
  text: string,
): string | undefined {
  if (rule.schema !== 'number' || left === undefined || left === text) return undefined;
  return acceptedText(left, Number(left.trim().replace(',', '.')), Number(text), rule);
}
