import { durationDays, type OptionKey } from '#machines/scene/display-option.ts';
import type { DisplayOptions } from '#machines/scene/display-options.ts';
import { type DisplaySettings, isOn, numberOf, shownColor } from '#machines/scene/display-settings-rules.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import type { NameLook } from '#render/picture/label.ts';
import type { LineLook } from '#render/picture/orbit-line.ts';
import type { OrbitsLook } from '#render/scenes/orbits-scene.ts';

/** Names of bodies, six hexadecimal digits; those of objects have a setting of their own. */
const BODY_NAME_COLOR = 'aab6c4';
const BODY_NAME_SIZE = 12; // CSS px

/** The look of the scene that follows from the display settings. */
export function lookOfSettings(settings: DisplaySettings): OrbitsLook {
  const { objectsSettings: options, backgroundColor, invertColors } = settings;
  const names = (key: OptionKey, color: string, size: number): NameLook => ({
    shown: isOn(options, key),
    colour: colorChannels(shownColor(settings, 'scene', color)),
    size,
  });
  const planetNames = names('planetsNames', BODY_NAME_COLOR, BODY_NAME_SIZE);
  return {
    background: colorChannels(shownColor(settings, 'scene', backgroundColor)),
    inverted: invertColors.scene,
    plane: isOn(options, 'horizontalPlane'),
    grid: isOn(options, 'horizontalGrid'),
    axes: isOn(options, 'axisGuide'),
    scaleBar: planetNames.colour,
    milkyWay: isOn(options, 'milkyWayBackground'),
    deepSky: isOn(options, 'dsos'),
    lightEffect: isOn(options, 'lightEffect'),
    lines: {
      planet: planetLines(options, 'planetsOrbits'),
      earth: planetLines(options, 'earthOrbit'),
      object: objectLines(options),
    },
    names: {
      planet: planetNames,
      earth: names('earthName', BODY_NAME_COLOR, BODY_NAME_SIZE),
      object: names(
        'objectNames',
        options.objectNames?.color ?? BODY_NAME_COLOR,
        numberOf(options, 'objectNamesSize'),
      ),
    },
  };
}

function planetLines(options: DisplayOptions, key: OptionKey): LineLook {
  return { shown: isOn(options, key), thickness: numberOf(options, 'planetOrbitLineThickness') };
}

function objectLines(options: DisplayOptions): LineLook {
  const trailDays = daysOf(options, 'trailDurationYears');
  const leadDays = daysOf(options, 'leadDurationYears');
  return {
    shown: true,
    thickness: numberOf(options, 'objectOrbitLineThickness'),
    ...(trailDays === undefined ? {} : { trailDays }),
    ...(leadDays === undefined ? {} : { leadDays }),
  };
}

function daysOf(options: DisplayOptions, key: OptionKey): number | undefined {
  const option = options[key];
  return option?.type === 'date' && option.value !== undefined ? durationDays(option.value) : undefined;
}
