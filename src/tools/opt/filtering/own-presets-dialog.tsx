import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MAX_OWN_PRESETS, MAX_PRESET_NAME, type OwnPreset } from '#contract/opt/own-presets.ts';
import type { FilteringActor } from '#machines/opt/filtering/filtering.ts';
import type { OwnPresetsActor } from '#machines/opt/filtering/own-presets.ts';
import { filtersFromSaved, filtersToSave } from '#contract/opt/saved-filters.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { limitsText } from './limits-text.ts';
import './own-presets.css';

type Props = {
  readonly filtering: FilteringActor;
  readonly ownPresets: OwnPresetsActor;
  readonly onClose: () => void;
};

/** The filters in force are saved under a name; those that were saved can be deleted. */
export function OwnPresetsDialog({ filtering, ownPresets, onClose }: Props) {
  const filters = useSelector(filtering, ({ context }) => context.filters);
  const presets = useSelector(ownPresets, ({ context }) => context.presets);
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState('');
  const name = typed.trim();
  const replaces = presets.some((preset) => preset.name === name);
  const obstacle = saveBlocker(name, presets);
  return (
    <Dialog
      title="Your presets"
      onClose={onClose}
      isUnsaved={name !== ''}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <form
        className="own-presets-new"
        onSubmit={(event) => {
          event.preventDefault();
          if (obstacle !== undefined) return;
          ownPresets.send({ type: 'preset.saved', preset: { name, filters: filtersToSave(filters) } });
          setTyped('');
          setDone(`Saved as ${name}`);
        }}
      >
        <TextInput
          label="Name for the current filters"
          value={typed}
          maxLength={MAX_PRESET_NAME}
          onChange={setTyped}
        />
        <Button type="submit" kind="primary" unavailable={obstacle}>
          {replaces ? 'Replace' : 'Save'}
        </Button>
      </form>
      <p className="small muted">{limitsText(filters)}</p>
      <output className="small">{done}</output>
      {presets.length === 0 ? (
        <p className="small muted">No presets saved yet. This browser stores up to {MAX_OWN_PRESETS}.</p>
      ) : (
        <ul className="own-presets" aria-label="Saved presets">
          {presets.map((preset) => (
            <li key={preset.name}>
              <span>
                {preset.name}
                <span className="small muted">{limitsText(filtersFromSaved(preset.filters))}</span>
              </span>
              <IconButton
                label={`Delete ${preset.name}`}
                icon={<Trash2 className="icon" aria-hidden />}
                onPress={({ target }) => {
                  target.closest('[role="dialog"]')?.querySelector('input')?.focus();
                  ownPresets.send({ type: 'preset.deleted', name: preset.name });
                  setDone(`${preset.name} deleted`);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Why a preset cannot be saved under a name: no stored preset is dropped for a new one. */
export function saveBlocker(name: string, presets: readonly Pick<OwnPreset, 'name'>[]): string | undefined {
  if (name === '') return 'Enter a name';
  const isNew = presets.every((preset) => preset.name !== name);
  return isNew && presets.length >= MAX_OWN_PRESETS
    ? `This browser stores at most ${MAX_OWN_PRESETS} presets: delete one first`
    : undefined;
}
