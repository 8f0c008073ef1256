import { type DisplaySettings, isOn } from '#machines/scene/display-settings-rules.ts';
import { bodyLines, objectLines } from '#parts/display-settings/line-look.ts';
import { bodyNames, objectNames, sceneLook } from '#parts/display-settings/scene-look.ts';
import type { SynodicLook } from '#render/scenes/synodic-scene.ts';

/** The look of the rotating frame that follows from the display settings. */
export function lookOfSettings(settings: DisplaySettings): SynodicLook {
  const { objectsSettings: options } = settings;
  return {
    ...sceneLook(settings),
    lines: {
      planet: bodyLines(settings, 'planetsOrbits'),
      earth: bodyLines(settings, 'earthOrbit'),
      synodicEarth: bodyLines(settings, 'synodicEarthOrbit'),
      object: objectLines(settings),
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
