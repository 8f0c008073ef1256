import { durationDays, type OptionKey } from '#machines/scene/display-option.ts';
import type { DisplayOptions } from '#machines/scene/display-options.ts';
import { type DisplaySettings, isOn, numberOf } from '#machines/scene/display-settings-rules.ts';
import { bodyNames, objectNames, sceneLook } from '#parts/display-settings/scene-look.ts';
import type { LineLook } from '#render/picture/orbit-line.ts';
import type { SynodicLook } from '#render/scenes/synodic-scene.ts';

/** The look of the rotating frame that follows from the display settings. */
export function lookOfSettings(settings: DisplaySettings): SynodicLook {
  const { objectsSettings: options } = settings;
  return {
    ...sceneLook(settings),
    lines: {
      planet: planetLines(options, 'planetsOrbits'),
      earth: planetLines(options, 'earthOrbit'),
      synodicEarth: planetLines(options, 'synodicEarthOrbit'),
      object: objectLines(options),
    },
    names: {
      planet: bodyNames(settings, isOn(options, 'synodicPlanets') ? 'planetsNames' : undefined),
      earth: bodyNames(settings, 'earthName'),
      object: objectNames(settings),
      magnitudeLimit: bodyNames(settings, 'limitingMagnitudeLegend'),
      guide: bodyNames(settings),
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
