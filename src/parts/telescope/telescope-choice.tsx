import { useSelector } from '@xstate/react';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { telescopeInUse, type TelescopesActor } from '#machines/planning/telescopes.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { newTelescope, type TelescopeDraft } from './telescope-draft.ts';
import { TelescopeEditor } from './telescope-editor.tsx';
import './telescope.css';

/** Means no telescope in the list; no profile has an empty name. */
const NONE = '';

type Edited = { readonly profile: TelescopeDraft; readonly before: string | undefined };

/** The telescope in use, chosen out of the user's, and the way to change one or add another. */
export function TelescopeChoice({ telescopes }: { readonly telescopes: TelescopesActor }) {
  const { profiles, chosen = NONE } = useSelector(telescopes, ({ context }) => context);
  const inUse = useSelector(telescopes, ({ context }) => telescopeInUse(context));
  const [edited, setEdited] = useState<Edited>();
  return (
    <div className="telescope-choice">
      <Select
        label="Telescope"
        isLabelHidden
        options={[
          { id: NONE, title: 'No telescope' },
          ...profiles.map(({ name }) => ({ id: name, title: name })),
        ]}
        value={inUse === undefined ? NONE : chosen}
        onChange={(name) =>
          telescopes.send({ type: 'telescope.chosen', name: name === NONE ? undefined : name })
        }
      />
      {inUse === undefined ? null : (
        <IconButton
          label={`Change ${inUse.name}`}
          icon={<Pencil className="icon" aria-hidden />}
          onPress={() => setEdited({ profile: inUse, before: inUse.name })}
        />
      )}
      <IconButton
        label="Add a telescope"
        icon={<Plus className="icon" aria-hidden />}
        onPress={() => setEdited({ profile: newTelescope(inUse), before: undefined })}
      />
      {edited === undefined ? null : (
        <TelescopeEditor
          {...edited}
          taken={profiles.map(({ name }) => name).filter((name) => name !== edited.before)}
          onSave={(profile) => {
            telescopes.send({ type: 'telescope.saved', profile, before: edited.before });
            setEdited(undefined);
          }}
          onDelete={(name) => {
            telescopes.send({ type: 'telescope.deleted', name });
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
