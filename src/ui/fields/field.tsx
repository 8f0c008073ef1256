import './field.css';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';

/** The visible name of a field; what belongs beside it (an info mark) goes as `aside`, outside the label. */
export function FieldLabel({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  if (aside === undefined) return <Label className="field-label">{children}</Label>;
  return (
    <span className="field-label">
      <Label>{children}</Label>
      {aside}
    </span>
  );
}

type FieldNotesProps = {
  hint?: string | undefined;
  error?: string | undefined;
  /** How a typed text was changed, where it was not accepted as it was; a screen reader announces it. */
  remark?: string | undefined;
};

/** The quiet line below a field and, when there is one, what is wrong with its value. */
export function FieldNotes({ hint, error, remark }: FieldNotesProps) {
  return (
    <>
      <output className="field-remark">{remark}</output>
      {hint === undefined ? null : (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      {error === undefined ? null : <FieldError className="field-error">{error}</FieldError>}
    </>
  );
}
