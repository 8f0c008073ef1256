import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import { bodyLines, objectLines } from '#parts/display-settings/line-look.ts';
import { bodyNames, objectNames, sceneLook } from '#parts/display-settings/scene-look.ts';
import type { OrbitsLook } from '#render/scenes/orbits-scene.ts';

/** The look of the scene that follows from the display settings. */
export function lookOfSettings(settings: DisplaySettings): OrbitsLook {
  return {
    ...sceneLook(settings),
    lines: {
      planet: bodyLines(settings, 'planetsOrbits'),
      earth: bodyLines(settings, 'earthOrbit'),
      object: objectLines(settings),
    },
    names: {
      planet: bodyNames(settings, 'planetsNames'),
      earth: bodyNames(settings, 'earthName'),
      object: objectNames(settings),
    },
  };
}
