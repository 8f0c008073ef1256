import { FILTER_PRESETS } from '#machines/opt/filter-presets.ts';
import type { FilteringActor } from '#machines/opt/filtering.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

/** Filters that go together for one way of observing. */
export function PresetMenu({ filtering }: { readonly filtering: FilteringActor }) {
  return (
    <Menu
      label="Presets for filters"
      trigger={<Button size="small">Presets</Button>}
      entries={FILTER_PRESETS.map(({ id, title, detail }) => ({ id, title, detail }))}
      onChoose={(id) => {
        const preset = FILTER_PRESETS.find((one) => one.id === id);
        if (preset !== undefined) filtering.send({ type: 'preset.chosen', preset });
      }}
    />
  );
}
