import { useState } from 'react';
import { useSelector } from '@xstate/react';
import { type FieldDefinition, FORCE_FIELDS, FORM_FIELDS } from '#machines/editor/editor-fields.ts';
import { faultText, shownFaults, textOf } from '#machines/editor/editor-form.ts';
import { readNumber } from '#machines/editor/editor-values.ts';
import { formIn, rulesOf } from '#machines/editor/object-editor-context.ts';
import { DateField } from './date-field.tsx';
import type { ObjectEditorActor } from '#machines/editor/object-editor.ts';
import { Select } from '#ui/fields/select.tsx';
import { lunarDistances } from '#parts/quantities/length-text.ts';
import { mayBeOrbit } from '../objects/may-have-orbits.ts';
import { TypedField } from './typed-field.tsx';

/** The fields of the form that is open. */
export function ObjectForm({ editor }: { readonly editor: ObjectEditorActor }) {
  const context = useSelector(editor, (state) => state.context);
  const isOpen = useSelector(editor, (state) => state.matches({ editing: 'open' }));
  const form = formIn(context);
  const rules = rulesOf(context);
  const faults = shownFaults(form, rules);
  const [isForceOpen] = useState(() => FORCE_FIELDS.some(({ id }) => textOf(form, id) !== ''));

  const fieldOf = (field: FieldDefinition) => {
    const { id } = field;
    const fault = faults.get(id);
    const props = {
      field,
      text: textOf(form, id),
      error: fault === undefined ? undefined : faultText(form.kind, id, fault, rules),
      isDisabled: !isOpen || form.zeros.has(id),
      onType: (text: string) => editor.send({ type: 'field.typed', id, text }),
    };
    const { validation } = field;
    if (validation.schema === 'choice') {
      return (
        <Select
          key={id}
          label={field.label}
          options={validation.choices}
          value={props.text === '' ? validation.choices[0]?.id : props.text}
          isDisabled={props.isDisabled}
          onChange={props.onType}
        />
      );
    }
    if (field.type === 'date') return <DateField key={id} {...props} latestMjd={rules.latestMjd} />;
    return (
      <TypedField
        key={id}
        {...props}
        hint={id === 'pericentreDistance' ? lunarText(field, props.text) : undefined}
        isFaulty={fault !== undefined}
        onLeave={() => editor.send({ type: 'field.left', id })}
      />
    );
  };

  const paste = async (text: string) => {
    const read = (await import('../objects/read-orbits.ts')).readOrbits(text);
    const [first] = read?.orbits ?? [];
    const [fault] = read?.faults ?? [];
    if (first !== undefined) editor.send({ type: 'orbit.pasted', object: first.object });
    else if (fault !== undefined)
      editor.send({ type: 'paste.refused', message: `Line ${fault.line}: ${fault.reason}.` });
  };

  return (
    <div
      className="editor-form"
      onPasteCapture={(event) => {
        const text = event.clipboardData.getData('text');
        if (form.kind === 'FVT' || !mayBeOrbit(text)) return;
        event.preventDefault();
        void paste(text);
      }}
    >
      <div className="editor-fields">{FORM_FIELDS[form.kind].map(fieldOf)}</div>
      {form.kind === 'HYPERBOLIC' ? (
        <details className="editor-force" open={isForceOpen}>
          <summary>Non-gravitational force (optional)</summary>
          <div className="editor-fields">{FORCE_FIELDS.map(fieldOf)}</div>
        </details>
      ) : null}
    </div>
  );
}

/** A typed distance in au as lunar distances; nothing while it is not a number. */
function lunarText({ validation }: FieldDefinition, typed: string): string | undefined {
  if (validation.schema !== 'number') return undefined;
  const read = readNumber(typed, validation);
  return 'value' in read ? lunarDistances(read.value) : undefined;
}
