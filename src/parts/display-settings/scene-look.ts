import { type OptionKey, durationDays } from '#machines/scene/display-option.ts';
import { type DisplaySettings, isOn, numberOf, shownColor } from '#machines/scene/display-settings-rules.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import type { NameLook } from '#render/picture/label.ts';
import type { LineLook } from '#render/picture/orbit-line.ts';

/** Names of bodies, six hexadecimal digits; those of objects have their own setting. */
const BODY_NAME_COLOR = 'aab6c4';
const BODY_NAME_SIZE = 12; // CSS px

/** The look of a 3D tool's scene by its display settings. */
export function sceneLook(settings: DisplaySettings) {
  const { objectsSettings: options, backgroundColor, invertColors } = settings;
  return {
    background: colorChannels(shownColor(settings, 'scene', backgroundColor)),
    inverted: invertColors.scene,
    plane: isOn(options, 'horizontalPlane'),
    grid: isOn(options, 'horizontalGrid'),
    axes: isOn(options, 'axisGuide'),
    scaleBar: colorChannels(shownColor(settings, 'scene', BODY_NAME_COLOR)),
    milkyWay: isOn(options, 'milkyWayBackground'),
    deepSky: isOn(options, 'dsos'),
    lightEffect: isOn(options, 'lightEffect'),
  };
}

/** Names of bodies. @param key option that shows them; left out where they are always shown. */
export function bodyNames(settings: DisplaySettings, key?: OptionKey): NameLook {
  return {
    shown: key === undefined || isOn(settings.objectsSettings, key),
    colour: colorChannels(shownColor(settings, 'scene', BODY_NAME_COLOR)),
    size: BODY_NAME_SIZE,
  };
}

/** Names of objects. */
export function objectNames(settings: DisplaySettings): NameLook {
  const { objectsSettings: options } = settings;
  return {
    shown: isOn(options, 'objectNames'),
    colour: colorChannels(shownColor(settings, 'scene', options.objectNames?.color ?? BODY_NAME_COLOR)),
    size: numberOf(options, 'objectNamesSize'),
  };
}

/** Lines of planets and other bodies. @param key option that shows them. */
export function bodyLines({ objectsSettings: options }: DisplaySettings, key: OptionKey): LineLook {
  return { shown: isOn(options, key), thickness: numberOf(options, 'planetOrbitLineThickness') };
}

/** Lines of objects, as far behind and ahead of them as is set. */
export function objectLines(settings: DisplaySettings): LineLook {
  const trailDays = daysOf(settings, 'trailDurationYears');
  const leadDays = daysOf(settings, 'leadDurationYears');
  return {
    shown: true,
    thickness: numberOf(settings.objectsSettings, 'objectOrbitLineThickness'),
    ...(trailDays === undefined ? {} : { trailDays }),
    ...(leadDays === undefined ? {} : { leadDays }),
  };
}

function daysOf({ objectsSettings }: DisplaySettings, key: OptionKey): number | undefined {
  const option = objectsSettings[key];
  return option?.type === 'date' && option.value !== undefined ? durationDays(option.value) : undefined;
}
