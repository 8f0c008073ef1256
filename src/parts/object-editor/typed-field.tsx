import { Input, TextField } from 'react-aria-components';
import type { FieldDefinition } from '#machines/editor/editor-fields.ts';
import { FieldLabel, FieldNotes } from '#ui/field.tsx';
import { InfoMark } from '#ui/info-mark.tsx';
import { steppedText } from './step-number.ts';

export type EditorFieldProps = {
  readonly field: FieldDefinition;
  /** What stands in it. */
  readonly text: string;
  readonly isFaulty: boolean;
  /** What there is to say of the fault; a fault without words is flagged alone. */
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
};

/** A name or a number. Arrows and page keys step a number; Enter does what leaving the field does. */
export function TypedField(props: EditorFieldProps) {
  const { field, text, onType, onLeave } = props;
  const { validation } = field;
  const isSigned = validation.schema === 'number' && validation.min < 0; // phones' decimal keys have no minus

  const press = (key: string): boolean => {
    if (key === 'Enter') onLeave();
    const stepped = validation.schema === 'number' ? steppedText(text, key, validation) : undefined;
    if (stepped !== undefined) onType(stepped);
    return key === 'Enter' || stepped !== undefined;
  };

  return (
    <TextField
      className="field"
      value={text}
      onChange={onType}
      onBlur={onLeave}
      isInvalid={props.isFaulty}
      isDisabled={props.isDisabled}
      {...(validation.schema === 'text' ? { maxLength: validation.maxLength } : {})}
    >
      <FieldLabel aside={<InfoMark label={`About ${field.label}`} text={field.tooltip} />}>
        {field.label}
      </FieldLabel>
      <div className="input">
        <Input
          autoComplete="off"
          inputMode={validation.schema === 'number' && !isSigned ? 'decimal' : 'text'}
          onKeyDown={(event) => {
            if (press(event.key)) event.preventDefault();
          }}
        />
        {field.unit === '' ? null : <span className="input-unit">{field.unit}</span>}
      </div>
      <FieldNotes error={props.error} />
    </TextField>
  );
}
