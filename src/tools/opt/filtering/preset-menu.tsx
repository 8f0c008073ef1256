import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FILTER_PRESETS } from '#machines/opt/filtering/filter-presets.ts';
import type { FilteringActor } from '#machines/opt/filtering/filtering.ts';
import type { OwnPresetsActor } from '#machines/opt/filtering/own-presets.ts';
import { filtersFromSaved } from '#contract/opt/saved-filters.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { limitsText } from './limits-text.ts';
import { OwnPresetsDialog } from './own-presets-dialog.tsx';

type Props = { readonly filtering: FilteringActor; readonly ownPresets: OwnPresetsActor };

/** The prefix of the names of the user's own presets, which may be anything. */
const OWN = 'own:';

const KEEPING = { id: 'keep', title: 'Save or delete presets…' };

/** Filters that go together for one way of observing: the same for every user, and the user's own. */
export function PresetMenu({ filtering, ownPresets }: Props) {
  const userPresets = useSelector(ownPresets, ({ context }) => context.presets);
  const [isKeeping, setKeeping] = useState(false);
  const choose = (id: string) => {
    const preset =
      FILTER_PRESETS.find((one) => one.id === id) ?? userPresets.find(({ name }) => `${OWN}${name}` === id);
    if (preset !== undefined) filtering.send({ type: 'preset.chosen', preset });
    else setKeeping(true);
  };
  return (
    <>
      <Menu
        label="Presets for filters"
        trigger={<Button size="small">Presets</Button>}
        entries={[
          ...FILTER_PRESETS.map(({ id, title, detail }) => ({ id, title, detail })),
          ...userPresets.map(({ name, filters }) => ({
            id: `${OWN}${name}`,
            title: name,
            detail: limitsText(filtersFromSaved(filters)),
          })),
          KEEPING,
        ]}
        onChoose={choose}
      />
      {isKeeping ? (
        <OwnPresetsDialog filtering={filtering} ownPresets={ownPresets} onClose={() => setKeeping(false)} />
      ) : null}
    </>
  );
}
