import { useSelector } from '@xstate/react';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import { COMMON_TELESCOPE } from '#machines/planning/telescope-camera.ts';
import { telescopeInUse, type TelescopesActor } from '#machines/planning/telescopes.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TelescopeEditor } from './telescope-editor.tsx';
import './telescope.css';

/** Means no telescope in the list; no profile has an empty name. */
const NONE = '';

type Edited = { readonly profile: TelescopeProfile; readonly before: string | undefined };

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
        onPress={() =>
          setEdited({ profile: freshFrom(inUse ?? COMMON_TELESCOPE, profiles), before: undefined })
        }
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

/** A profile like another, under a name that is free. */
function freshFrom(model: TelescopeProfile, profiles: readonly TelescopeProfile[]): TelescopeProfile {
  const isTaken = (name: string) => profiles.some((profile) => profile.name === name);
  let name = model.name;
  for (let copy = 2; isTaken(name); copy++) name = `${model.name} ${copy}`;
  return { ...model, name };
}
