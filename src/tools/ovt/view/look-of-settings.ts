import { durationDays, type OptionKey } from '#machines/scene/display-option.ts';
import type { DisplayOptions } from '#machines/scene/display-options.ts';
import { type DisplaySettings, isOn, numberOf, shownColor } from '#machines/scene/display-settings-rules.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import type { NameLook, OrbitsLook } from '#render/scenes/orbits-look.ts';

/** Names of bodies, six hexadecimal digits; those of objects have a setting of their own. */
const BODY_NAME_COLOR = 'aab6c4';
const BODY_NAME_SIZE = 12; // CSS px

/** Orbits of planets, six hexadecimal digits. */
export const PLANET_ORBIT_COLOR = '7d848e';

/** What the scene is told of the display settings. */
export function lookOfSettings(settings: DisplaySettings): OrbitsLook {
  const { objectsSettings: options, backgroundColor, invertColors } = settings;
  const names = (key: OptionKey, color: string, size: number): NameLook => ({
    shown: isOn(options, key),
    colour: colorChannels(shownColor(settings, 'scene', color)),
    size,
  });
  const trailDays = daysOf(options, 'trailDurationYears');
  const leadDays = daysOf(options, 'leadDurationYears');
  return {
    background: colorChannels(shownColor(settings, 'scene', backgroundColor)),
    inverted: invertColors.scene,
    plane: isOn(options, 'horizontalPlane'),
    grid: isOn(options, 'horizontalGrid'),
    axes: isOn(options, 'axisGuide'),
    milkyWay: isOn(options, 'milkyWayBackground'),
    deepSky: isOn(options, 'dsos'),
    lightEffect: isOn(options, 'lightEffect'),
    planetOrbits: isOn(options, 'planetsOrbits'),
    earthOrbit: isOn(options, 'earthOrbit'),
    planetNames: names('planetsNames', BODY_NAME_COLOR, BODY_NAME_SIZE),
    earthName: names('earthName', BODY_NAME_COLOR, BODY_NAME_SIZE),
    objectNames: names(
      'objectNames',
      options.objectNames?.color ?? BODY_NAME_COLOR,
      numberOf(options, 'objectNamesSize'),
    ),
    planetLineThickness: numberOf(options, 'planetOrbitLineThickness'),
    objectLineThickness: numberOf(options, 'objectOrbitLineThickness'),
    ...(trailDays === undefined ? {} : { trailDays }),
    ...(leadDays === undefined ? {} : { leadDays }),
    uncertainty: false,
    uncertaintyFactor: 1,
  };
}

function daysOf(options: DisplayOptions, key: OptionKey): number | undefined {
  const option = options[key];
  return option?.type === 'date' && option.value !== undefined ? durationDays(option.value) : undefined;
}
