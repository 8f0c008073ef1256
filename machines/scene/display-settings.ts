import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { SavedSettings } from '#contract/saved-state/saved-scene.ts';
import { durationYears, type OptionKey, type OptionValue } from './display-option.ts';
import { type OptionSection, optionsOf } from './display-sections.ts';
import {
  clampedParticleSize,
  defaultSettings,
  type DisplaySettings,
  type InvertedArea,
  withColor,
  withInverted,
  withLock,
  withOption,
  withRegions,
} from './display-settings-rules.ts';
import { withSavedSettings } from './saved-settings.ts';
import { clampedTo, type TimeRange } from '../kit/time-range.ts';
import { clampedZoom } from './zoom.ts';

export type DisplaySettingsInput = {
  /** The options of the tool, as they are at first. */
  readonly sections: readonly OptionSection[];
  /** Whether its scene has a mode with charts. */
  readonly hasCharts: boolean;
  /** The size that the browser stored. */
  readonly particleSize: number | undefined;
};

export type DisplaySettingsContext = Omit<DisplaySettingsInput, 'particleSize'> & {
  readonly settings: DisplaySettings;
};

export type DisplaySettingsEvent =
  /** The buttons of the settings column; pressing the one that is open closes it. */
  | { readonly type: 'display.pressed' }
  | { readonly type: 'charts.pressed' }
  /** A button of the settings column that opens none of its panels. */
  | { readonly type: 'other-button.pressed' }
  | { readonly type: 'panel.closed' }
  | { readonly type: 'option.changed'; readonly key: OptionKey; readonly value: OptionValue }
  /** The fact that a derived option mirrors has changed. */
  | { readonly type: 'option.derived'; readonly key: OptionKey; readonly value: OptionValue }
  /** A date was picked as the far end of a trail or lead, UTC milliseconds; it is clamped to the range. */
  | {
      readonly type: 'duration.picked';
      readonly key: 'trailDurationYears' | 'leadDurationYears';
      readonly ms: number;
      readonly currentMs: number;
      readonly range: TimeRange;
    }
  /** Colours are six lower-case hexadecimal digits. */
  | { readonly type: 'color.chosen'; readonly key: OptionKey; readonly color: string }
  | { readonly type: 'background.chosen'; readonly color: string }
  | { readonly type: 'colors.inverted'; readonly area: InvertedArea | 'all'; readonly isOn: boolean }
  | { readonly type: 'particle-size.chosen'; readonly size: number }
  | { readonly type: 'zoom.chosen'; readonly zoom: number }
  /** An option that makes no sense now is off and disabled; later it is enabled again. */
  | { readonly type: 'option.locked'; readonly key: OptionKey }
  | { readonly type: 'option.freed'; readonly key: OptionKey }
  /** The number of uncertainty regions of a flyby. */
  | { readonly type: 'regions.counted'; readonly count: number }
  /** Saved settings replace the present ones; where none were saved, the initial ones do. */
  | { readonly type: 'settings.loaded'; readonly saved: SavedSettings | undefined };

export type DisplaySettingsEmitted =
  /** The browser stores the size for the next visit. */
  | { readonly type: 'particle-size.changed'; readonly size: number }
  /** The user has given an option another value. */
  | { readonly type: 'option.chosen'; readonly key: OptionKey }
  /** A value was chosen for a derived option: the machine of its fact decides. */
  | { readonly type: 'option.requested'; readonly key: OptionKey; readonly value: OptionValue };

/**
 * The display settings of a 3D tool, and the panel of the settings column that is open.
 *
 *     closed ⇄ display | charts, one at a time; any other button of the column closes the charts, too
 *
 * Charts (sovt alone) are a mode of the scene: `synodicOrbitCharts` holds while their panel is open.
 */
export const displaySettingsMachine = setup({
  types: {
    context: {} as DisplaySettingsContext,
    events: {} as DisplaySettingsEvent,
    emitted: {} as DisplaySettingsEmitted,
    input: {} as DisplaySettingsInput,
  },
  guards: { hasCharts: ({ context }) => context.hasCharts },
  actions: {
    set: assign(({ context }, change: Partial<DisplaySettings>) => ({
      settings: { ...context.settings, ...change },
    })),
    setOption: assign(
      ({ context: { settings } }, { key, value }: { key: OptionKey; value: OptionValue }) => ({
        settings: { ...settings, objectsSettings: withOption(settings.objectsSettings, key, value) },
      }),
    ),
  },
}).createMachine({
  id: 'displaySettings',
  context: ({ input: { sections, hasCharts, particleSize } }) => ({
    sections,
    hasCharts,
    settings: defaultSettings(optionsOf(sections), particleSize),
  }),
  initial: 'closed',
  on: {
    'display.pressed': '.display',
    'charts.pressed': { guard: 'hasCharts', target: '.charts' },
    'panel.closed': '.closed',
    'option.changed': [
      {
        guard: ({ context, event }) => context.settings.objectsSettings[event.key]?.isDerived === true,
        actions: emit(({ event: { key, value } }) => ({ type: 'option.requested', key, value })),
      },
      {
        actions: [
          { type: 'setOption', params: ({ event }) => event },
          emit(({ event: { key } }) => ({ type: 'option.chosen', key })),
        ],
      },
    ],
    'option.derived': { actions: { type: 'setOption', params: ({ event }) => event } },
    'duration.picked': {
      actions: {
        type: 'set',
        params: ({ context: { settings }, event: { key, ms, currentMs, range } }) => ({
          objectsSettings: withOption(
            settings.objectsSettings,
            key,
            durationYears(clampedTo(range, ms), currentMs),
          ),
        }),
      },
    },
    'color.chosen': {
      actions: {
        type: 'set',
        params: ({ context: { settings }, event: { key, color } }) => ({
          objectsSettings: withColor(settings.objectsSettings, key, color),
        }),
      },
    },
    'background.chosen': {
      actions: { type: 'set', params: ({ event: { color } }) => ({ backgroundColor: color }) },
    },
    'colors.inverted': {
      actions: {
        type: 'set',
        params: ({ context: { settings }, event: { area, isOn } }) => ({
          invertColors: withInverted(settings.invertColors, area, isOn),
        }),
      },
    },
    'particle-size.chosen': {
      actions: [
        { type: 'set', params: ({ event: { size } }) => ({ particleSize: clampedParticleSize(size) }) },
        emit(({ context: { settings } }) => ({
          type: 'particle-size.changed',
          size: settings.particleSize,
        })),
      ],
    },
    'zoom.chosen': {
      actions: { type: 'set', params: ({ event: { zoom } }) => ({ zoom: clampedZoom(zoom) }) },
    },
    'option.locked': {
      actions: {
        type: 'set',
        params: ({ context: { settings }, event: { key } }) => ({
          objectsSettings: withLock(settings.objectsSettings, key, true),
        }),
      },
    },
    'option.freed': {
      actions: {
        type: 'set',
        params: ({ context: { settings }, event: { key } }) => ({
          objectsSettings: withLock(settings.objectsSettings, key, false),
        }),
      },
    },
    'regions.counted': {
      actions: {
        type: 'set',
        params: ({ context: { settings }, event: { count } }) => ({
          objectsSettings: withRegions(settings.objectsSettings, count),
        }),
      },
    },
    'settings.loaded': {
      actions: {
        type: 'set',
        params: ({ context: { sections, settings }, event: { saved } }) =>
          withSavedSettings(settings, optionsOf(sections), saved),
      },
    },
  },
  states: {
    closed: {},
    display: { on: { 'display.pressed': 'closed' } },
    charts: {
      entry: { type: 'set', params: { synodicOrbitCharts: true } },
      exit: { type: 'set', params: { synodicOrbitCharts: false } },
      on: { 'charts.pressed': 'closed', 'other-button.pressed': 'closed' },
    },
  },
});

export type DisplaySettingsActor = ActorRefFrom<typeof displaySettingsMachine>;
