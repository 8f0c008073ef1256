import { useState } from 'react';
import {
  MAX_TELESCOPE_NAME,
  MOST_TELESCOPES,
  TELESCOPE_RANGES,
  type TelescopeNumber,
  type TelescopeProfile,
  telescopeProfile,
} from '#contract/opt/telescope-profile.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { telescopeWords } from './telescope-words.ts';
import { TELESCOPE_FIELDS, type TelescopeField, type TelescopeValue } from './telescope-numbers.ts';

type Props = {
  readonly profile: TelescopeProfile;
  /** Its stored name; undefined for a new one. */
  readonly before: string | undefined;
  /** Names of the other profiles. */
  readonly taken: readonly string[];
  readonly onSave: (profile: TelescopeProfile) => void;
  readonly onDelete: (name: string) => void;
  readonly onClose: () => void;
};

/** The popup in which a telescope with its camera is described; what follows from it is shown at once. */
export function TelescopeEditor({ profile, before, taken, onSave, onDelete, onClose }: Props) {
  const [draft, setDraft] = useState(profile);
  const name = draft.name.trim();
  const isTaken = taken.includes(name);
  const obstacle = saveBlocker(name, taken, before === undefined);
  return (
    <Dialog
      title={before === undefined ? 'Add a telescope' : 'Telescope and camera'}
      size="large"
      onClose={onClose}
      isUnsaved={draft !== profile}
      footer={
        <>
          {before === undefined ? null : (
            <span className="grow">
              <Button kind="quiet" onPress={() => onDelete(before)}>
                Delete
              </Button>
            </span>
          )}
          <Button onPress={onClose}>Cancel</Button>
          <Button
            kind="primary"
            unavailable={obstacle}
            onPress={() => onSave(telescopeProfile.parse({ ...draft, name }))}
          >
            Save
          </Button>
        </>
      }
    >
      <TextInput
        label="Name"
        value={draft.name}
        maxLength={MAX_TELESCOPE_NAME}
        error={isTaken ? 'Another telescope has this name' : undefined}
        onChange={(typed) => setDraft({ ...draft, name: typed })}
      />
      {TELESCOPE_FIELDS.map(({ title, fields }) => (
        <fieldset key={title} className="telescope-fields">
          <legend>{title}</legend>
          {fields.map((field) => (
            <ProfileNumber key={field.name} field={field} draft={draft} onChange={setDraft} />
          ))}
        </fieldset>
      ))}
      <output className="telescope-words">{telescopeWords(draft)}</output>
    </Dialog>
  );
}

/** Why a telescope cannot be saved under a name beside others. */
export function saveBlocker(name: string, taken: readonly string[], isNew: boolean): string | undefined {
  if (name === '') return 'Enter a name';
  if (taken.includes(name)) return 'Another telescope has this name';
  return isNew && taken.length >= MOST_TELESCOPES
    ? `This browser stores at most ${MOST_TELESCOPES} telescopes: delete one first`
    : undefined;
}

type NumberProps = {
  readonly field: TelescopeField;
  readonly draft: TelescopeProfile;
  readonly onChange: (profile: TelescopeProfile) => void;
};

function ProfileNumber({ field, draft, onChange }: NumberProps) {
  const { name, label, unit, step, isOptional, hint } = field;
  return (
    <NumberField
      label={label}
      {...(unit === '' ? {} : { unit })}
      {...(step === undefined ? {} : { step })}
      {...(isOptional === undefined ? {} : { placeholder: 'none' })}
      {...TELESCOPE_RANGES[name]}
      hint={hint}
      value={draft[name]}
      onCommit={(typed) => onChange(withNumber(draft, field, typed))}
    />
  );
}

/** A profile with a number that was typed, brought into its range; one that may be left out is left out for nothing. */
export function withNumber(
  profile: TelescopeProfile,
  field: TelescopeValue,
  typed: number | undefined,
): TelescopeProfile {
  if (typed !== undefined) return { ...profile, [field.name]: within(field.name, typed) };
  if (field.isOptional === undefined) return profile;
  const { [field.name]: _before, ...others } = profile;
  return others;
}

const WHOLE: readonly TelescopeNumber[] = ['binning', 'columns', 'rows'];

function within(name: TelescopeNumber, value: number): number {
  const { min, max } = TELESCOPE_RANGES[name];
  const bounded = Math.min(max, Math.max(min, value));
  return WHOLE.includes(name) ? Math.round(bounded) : bounded;
}
