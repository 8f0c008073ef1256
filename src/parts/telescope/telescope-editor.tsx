import { useState } from 'react';
import {
  MAX_TELESCOPE_NAME,
  MOST_TELESCOPES,
  TELESCOPE_RANGES,
  type TelescopeProfile,
  telescopeProfile,
} from '#contract/opt/telescope-profile.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { COMMON_OPTICS, profileOf, type TelescopeDraft, withNumber } from './telescope-draft.ts';
import { MAIN_FIELDS, MORE_FIELDS, type TelescopeField } from './telescope-numbers.ts';
import { telescopeWords } from './telescope-words.ts';

type Props = {
  readonly profile: TelescopeDraft;
  /** Its stored name; undefined for a new one. */
  readonly before: string | undefined;
  /** Names of the other profiles. */
  readonly taken: readonly string[];
  readonly onSave: (profile: TelescopeProfile) => void;
  readonly onDelete: (name: string) => void;
  readonly onClose: () => void;
};

/**
 * The popup in which a telescope is described, by aperture and focal length alone where its camera is a common one; what follows from it
 * is shown at once.
 */
export function TelescopeEditor({ profile, before, taken, onSave, onDelete, onClose }: Props) {
  const [draft, setDraft] = useState(profile);
  const [isTried, setTried] = useState(false);
  const described = profileOf(draft, taken);
  const isTaken = taken.includes(draft.name.trim());
  const obstacle = saveBlocker(described?.name, taken, before === undefined);
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
            onPress={({ target }) => {
              if (described !== undefined) return onSave(telescopeProfile.parse(described));
              setTried(true);
              focusEmptyField(target);
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <fieldset className="telescope-fields">
        <legend>Telescope</legend>
        {MAIN_FIELDS.map((field) => (
          <ProfileNumber
            key={field.name}
            field={field}
            draft={draft}
            error={isTried && draft[field.name] === undefined ? 'Needed for all that is computed' : undefined}
            onChange={setDraft}
          />
        ))}
        <Select
          label="Common ones"
          placeholder="Choose"
          options={Object.keys(COMMON_OPTICS).map((title) => ({ id: title, title }))}
          value={undefined}
          onChange={(title) => setDraft({ ...draft, ...COMMON_OPTICS[title] })}
        />
      </fieldset>
      <details className="telescope-more">
        <summary>Name, camera and site</summary>
        <TextInput
          label="Name"
          value={draft.name}
          placeholder={described?.name ?? ''}
          maxLength={MAX_TELESCOPE_NAME}
          error={isTaken ? 'Another telescope has this name' : undefined}
          onChange={(typed) => setDraft({ ...draft, name: typed })}
        />
        {MORE_FIELDS.map(({ title, fields }) => (
          <fieldset key={title} className="telescope-fields">
            <legend>{title}</legend>
            {fields.map((field) => (
              <ProfileNumber key={field.name} field={field} draft={draft} onChange={setDraft} />
            ))}
          </fieldset>
        ))}
      </details>
      <output className="telescope-words">{described && telescopeWords(described)}</output>
    </Dialog>
  );
}

/** The fields that are needed come first, and may have been scrolled out of sight. */
function focusEmptyField(button: Element): void {
  const fields = button
    .closest('[role="dialog"]')
    ?.querySelectorAll<HTMLInputElement>('.telescope-fields input');
  [...(fields ?? [])].find(({ value }) => value === '')?.focus();
}

/** Why a telescope cannot be saved under a name beside others; one without its numbers has none yet. */
export function saveBlocker(
  name: string | undefined,
  taken: readonly string[],
  isNew: boolean,
): string | undefined {
  if (name !== undefined && taken.includes(name)) return 'Another telescope has this name';
  return isNew && taken.length >= MOST_TELESCOPES
    ? `This browser stores at most ${MOST_TELESCOPES} telescopes: delete one first`
    : undefined;
}

type NumberProps = {
  readonly field: TelescopeField;
  readonly draft: TelescopeDraft;
  readonly error?: string | undefined;
  readonly onChange: (draft: TelescopeDraft) => void;
};

function ProfileNumber({ field, draft, error, onChange }: NumberProps) {
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
      error={error}
      onCommit={(typed) => onChange(withNumber(draft, field, typed))}
    />
  );
}
