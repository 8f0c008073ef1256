import type { SavedSettings } from '#contract/saved-state/saved-scene.ts';
import { type DisplayOption, OPTION_KEYS, type OptionKey } from './display-option.ts';
import type { DisplayOptions } from './display-sections.ts';
import {
  defaultSettings,
  type DisplaySettings,
  INVERTED_AREAS,
  withColor,
  withInverted,
  withOption,
} from './display-settings-rules.ts';

/** The part of the settings that is saved; zoom and particle size are saved beside it. @param initial options the tool begins with. */
export function savedSettingsOf(
  { backgroundColor, invertColors, objectsSettings }: DisplaySettings,
  initial: DisplayOptions,
): SavedSettings {
  const { scene, boxes, charts, export: exported } = invertColors;
  const changes = OPTION_KEYS.flatMap((key) => {
    const [option, first] = [objectsSettings[key], initial[key]];
    if (option === undefined || first === undefined || first.isDerived === true) return [];
    const change = changeOf(option, first);
    return Object.keys(change).length === 0 ? [] : [[key, change] as const];
  });
  return {
    backgroundColor,
    invertColors: { scene, boxes, charts, export: exported },
    objectsSettings: Object.fromEntries(changes),
  };
}

/**
 * The settings after saved ones took their place; what is missing in these is as the tool begins with it.
 *
 * @param initial options the tool begins with.
 * @param saved undefined in a state that has none.
 */
export function withSavedSettings(
  settings: DisplaySettings,
  initial: DisplayOptions,
  saved: SavedSettings | undefined,
): DisplaySettings {
  const first = defaultSettings(initial);
  const { backgroundColor, invertColors, objectsSettings } = saved ?? savedSettingsOf(first, initial);
  return {
    ...settings,
    backgroundColor,
    invertColors: INVERTED_AREAS.reduce(
      (present, area) => withInverted(present, area, invertColors[area]),
      first.invertColors,
    ),
    objectsSettings: OPTION_KEYS.reduce((options, key) => withChange(options, key, objectsSettings[key]), {
      ...initial,
      ...derivedOf(settings.objectsSettings),
    }),
  };
}

/** Derived options, which no saved setting changes. */
function derivedOf(options: DisplayOptions): DisplayOptions {
  return Object.fromEntries(Object.entries(options).filter(([, option]) => option.isDerived === true));
}

type SavedOption = SavedSettings['objectsSettings'][string];

function changeOf({ type, value, color }: DisplayOption, first: DisplayOption): SavedOption {
  const hasValue = value !== undefined && type !== 'label' && !isSame(value, first.value);
  return {
    ...(hasValue ? { value } : {}),
    ...(color === undefined || color === first.color ? {} : { color }),
  };
}

function withChange(
  options: DisplayOptions,
  key: OptionKey,
  { value, color }: SavedOption = {},
): DisplayOptions {
  if (options[key]?.isDerived === true) return options;
  const valued = value === undefined ? options : withOption(options, key, value);
  return color === undefined ? valued : withColor(valued, key, color);
}

function isSame(one: DisplayOption['value'], other: DisplayOption['value']): boolean {
  return String(one) === String(other);
}
