import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { bodyLines, objectLines } from '#parts/display-settings/line-look.ts';
import { bodyNames, objectNames, sceneLook } from '#parts/display-settings/scene-look.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { instantOf, type SimulatedInstant } from '#parts/scene/simulated-instant.ts';
import { createView, type View } from '#parts/scene/view.ts';
import type { Viewpoint } from '#parts/scene/viewpoint.ts';
import type { Shapes } from '#parts/shapes/follow-shapes.ts';
import { createPlanetOrbits } from '#parts/solar-system/planet-orbits.ts';
import { areSameLines, type OrbitLine } from '#render/picture/orbit-line.ts';
import type { OrbitsInputs, OrbitsLook } from '#render/scenes/orbits-scene.ts';
import type { OvtSources } from '../ovt-session.ts';
import { type FrameInputs, frameOf } from './frame-of.ts';

/**
 * Creates the view of the tool's workflows. Painters compare inputs by identity to see what they have to upload, so
 * inputs that look the same are passed as the same object.
 */
export function createOrbitsView(sources: OvtSources): View<OrbitsInputs> {
  const { timeline, settings, objects, loading, ephemeris, shapes, swarm, tracksOf } = sources;
  const planetOrbits = createPlanetOrbits();
  const lookOf = remembered(lookOfSettings);
  const modelsOf = remembered((all: Shapes) => new Map([...all].map(([id, { model }]) => [id, model])));
  let orbits: readonly OrbitLine[] = [];

  const inputsAt = ({ day, offset }: SimulatedInstant, viewpoint: Viewpoint): FrameInputs | undefined => {
    ephemeris.ensure(day + offset);
    const known = ephemeris.current();
    if (known === undefined || !ephemeris.covers(day + offset)) return undefined;
    const current = settings.getSnapshot().context.settings;
    const orbitLoading = loading.getSnapshot();
    return {
      viewpoint,
      settings: current,
      look: lookOf(current),
      list: objects.getSnapshot().context,
      loaded: orbitLoading.context,
      isLoading: orbitLoading.hasTag('busy'),
      tracksOf,
      shapes: shapes.get(),
      models: modelsOf(shapes.get()),
      swarm: swarm.get(),
      ephemeris: known,
      planetOrbits: planetOrbits(known, day),
    };
  };

  return createView({
    make(realMs, viewpoint, followed) {
      const instant = instantOf(currentAt(timeline.getSnapshot().context, realMs));
      const inputs = inputsAt(instant, viewpoint);
      if (inputs === undefined) return undefined;
      const made = frameOf(inputs, instant, followed);
      if (!areSameLines(orbits, made.picture.orbits)) orbits = made.picture.orbits;
      return { ...made, picture: { ...made.picture, orbits } };
    },
    zoom: () => settings.getSnapshot().context.settings.zoom,
    madeFrom: [timeline, settings, objects, loading, ephemeris, shapes, swarm],
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
