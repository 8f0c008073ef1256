import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { MAX_OWN_PRESETS, type OwnPreset } from '#contract/opt/own-presets.ts';

export type OwnPresetsContext = {
  /** The last saved first. */
  readonly presets: readonly OwnPreset[];
};

export type OwnPresetsEvent =
  /** Presets that the browser stored. */
  | { readonly type: 'presets.learned'; readonly presets: readonly OwnPreset[] }
  /** One more, or in the place of that of its name; the oldest goes where there are too many. */
  | { readonly type: 'preset.saved'; readonly preset: OwnPreset }
  | { readonly type: 'preset.deleted'; readonly name: string };

/** The user changed something that is to be stored. */
export type OwnPresetsEmitted = { readonly type: 'presets.changed' };

/** Filters that the user saves under names. */
export const ownPresetsMachine = setup({
  types: {
    context: {} as OwnPresetsContext,
    events: {} as OwnPresetsEvent,
    emitted: {} as OwnPresetsEmitted,
  },
  actions: { notify: emit({ type: 'presets.changed' }) },
}).createMachine({
  id: 'ownPresets',
  context: { presets: [] },
  on: {
    'presets.learned': { actions: assign({ presets: ({ event }) => event.presets }) },
    'preset.saved': {
      actions: [
        assign(({ context: { presets }, event: { preset } }) => ({
          presets: [preset, ...without(presets, preset.name)].slice(0, MAX_OWN_PRESETS),
        })),
        'notify',
      ],
    },
    'preset.deleted': {
      actions: [
        assign(({ context: { presets }, event: { name } }) => ({ presets: without(presets, name) })),
        'notify',
      ],
    },
  },
});

export type OwnPresetsActor = ActorRefFrom<typeof ownPresetsMachine>;

function without(presets: readonly OwnPreset[], name: string): readonly OwnPreset[] {
  return presets.filter((preset) => preset.name !== name);
}
