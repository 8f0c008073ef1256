import { bodyLines, objectLines } from '#parts/display-settings/line-look.ts';
import { bodyNames, objectNames, sceneLook } from '#parts/display-settings/scene-look.ts';
import { type DisplaySettings, isOn, numberOf, shownColor } from '#machines/scene/display-settings-rules.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import type { FlybyLook } from '#render/scenes/flyby-scene.ts';

/** Times on a path, six hexadecimal digits, and their height, CSS px. */
const DATE_COLOR = '93a7c0';

/** Days from the object after which its path is as pale as it gets. */
const PATH_FADE_DAYS = 3;

/** The look of a flyby that follows from the display settings. */
export function lookOfSettings(settings: DisplaySettings): FlybyLook {
  const { objectsSettings: options } = settings;
  const date = { shown: true, colour: colorChannels(shownColor(settings, 'scene', DATE_COLOR)), size: 11 };
  return {
    ...sceneLook(settings),
    lines: {
      object: { ...objectLines(settings), shown: isOn(options, 'asteroidOrbit'), fadeDays: PATH_FADE_DAYS },
      moon: bodyLines(settings, 'moonOrbit'),
      sun: bodyLines(settings, 'sunOrbit'),
      ring: bodyLines(settings, 'geostationaryOrbit'),
    },
    names: {
      planet: bodyNames(settings),
      earth: bodyNames(settings),
      object: objectNames(settings),
      date,
      guide: date,
    },
    ...(isOn(options, 'uncertaintyRegion')
      ? { uncertaintyFactor: numberOf(options, 'uncertaintyFactor') }
      : {}),
  };
}
