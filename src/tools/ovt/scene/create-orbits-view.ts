import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import {
  bodyLines,
  objectLines,
  bodyNames,
  objectNames,
  sceneLook,
} from '#parts/display-settings/scene-look.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { createView, type View } from '#parts/scene/view.ts';
import type { Shapes } from '#parts/shapes/follow-shapes.ts';
import { createPlanetOrbits } from '#parts/solar-system/planet-orbits.ts';
import type { OrbitsInputs, OrbitsLook } from '#render/scenes/orbits-scene.ts';
import type { OvtSources } from '../ovt-session.ts';
import { frameOf } from './frame-of.ts';

/** Creates the view of the tool's workflows. */
export function createOrbitsView(sources: OvtSources): View<OrbitsInputs> {
  const { objects, loading, shapes, swarm, tracksOf } = sources;
  const planetOrbits = createPlanetOrbits();
  const lookOf = remembered(lookOfSettings);
  const modelsOf = remembered((all: Shapes) => new Map([...all].map(([id, { model }]) => [id, model])));
  return createView({
    sources,
    make({ instant, viewpoint, settings, ephemeris }, followed) {
      if (ephemeris === undefined) return undefined;
      const orbitLoading = loading.getSnapshot();
      const inputs = {
        viewpoint,
        settings,
        look: lookOf(settings),
        list: objects.getSnapshot().context,
        loaded: orbitLoading.context,
        isLoading: orbitLoading.hasTag('busy'),
        tracksOf,
        shapes: shapes.get(),
        models: modelsOf(shapes.get()),
        swarm: swarm.get(),
        ephemeris,
        planetOrbits: planetOrbits(ephemeris, instant.day),
      };
      return frameOf(inputs, instant, followed);
    },
    madeFrom: [objects, loading, shapes, swarm],
  });
}

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
