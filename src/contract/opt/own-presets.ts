import * as z from 'zod/mini';
import { withoutDirectionControls } from '../direction-controls.ts';
import { parsedJson } from '../rest/parsed-json.ts';
import { savedFilters } from './saved-filters.ts';

/** Characters of the name of a preset. */
export const MAX_PRESET_NAME = 60;

/** Most presets of a user that a browser stores. */
export const MAX_OWN_PRESETS = 20;

/** Filters that a user stores under a name. */
const ownPreset = z.object({
  name: z
    .string()
    .check(z.overwrite(withoutDirectionControls), z.trim(), z.minLength(1), z.maxLength(MAX_PRESET_NAME)),
  filters: savedFilters,
});

export type OwnPreset = z.output<typeof ownPreset>;

/** The presets in a text that a browser stored, the last saved first; an entry that is not a preset is passed over. */
export function readOwnPresets(text: string): readonly OwnPreset[] {
  const stored = z.array(z.unknown()).safeParse(parsedJson(text));
  const presets = (stored.data ?? []).flatMap((each) => ownPreset.safeParse(each).data ?? []);
  return presets.slice(0, MAX_OWN_PRESETS);
}
