import { readOwnPresets } from '#contract/opt/own-presets.ts';
import type { OwnPresetsActor } from '#machines/opt/filtering/own-presets.ts';
import { readStored, store } from '#parts/storage.ts';

const KEY = 'filter-presets';

/** Gives the tool the user's presets, and stores their changes. */
export function keepPresets(ownPresets: OwnPresetsActor): void {
  ownPresets.send({ type: 'presets.learned', presets: readOwnPresets(readStored(KEY) ?? '') });
  ownPresets.on('presets.changed', () =>
    store(KEY, JSON.stringify(ownPresets.getSnapshot().context.presets)),
  );
}
