import { type DisplaySettings, isOn } from '#machines/scene/display-settings-rules.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { bodyLines, objectLines } from '#parts/display-settings/line-look.ts';
import { bodyNames, objectNames, sceneLook } from '#parts/display-settings/scene-look.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { instantOf, type SimulatedInstant } from '#parts/scene/simulated-instant.ts';
import { createView, type View } from '#parts/scene/view.ts';
import type { Viewpoint } from '#parts/scene/viewpoint.ts';
import { areSameLines, type OrbitLine } from '#render/picture/orbit-line.ts';
import type { SynodicInputs, SynodicLook } from '#render/scenes/synodic-scene.ts';
import type { SovtSources } from '../sovt-session.ts';
import { type FrameInputs, frameOf } from './frame-of.ts';
import { createObservablePieces } from './observable-pieces.ts';
import { createPathDates } from './path-dates.ts';
import { createPathTracks } from './path-track.ts';
import { createPlanetPaths } from './planet-paths.ts';
import { createVeils } from './veils.ts';

/** From above, so that the Sun is at the left of the Earth. */
const FROM_ABOVE: Viewpoint = { azimuth: -Math.PI / 2, elevation: 1.1, offset: [0, 0, 0] };

/**
 * Creates the view of the tool's workflows. Painters compare inputs by identity to see what they have to upload, so
 * inputs that look the same are passed as the same object.
 */
export function createSynodicView(sources: SovtSources): View<SynodicInputs> {
  const { timeline, settings, objects, paths, swarm, ephemeris } = sources;
  const planetPaths = createPlanetPaths();
  const trackOf = createPathTracks();
  const veilsOf = createVeils();
  const datesOf = createPathDates();
  const piecesOf = createObservablePieces();
  const lookOf = remembered(lookOfSettings);
  let orbits: readonly OrbitLine[] = [];

  const inputsAt = ({ day, offset }: SimulatedInstant, viewpoint: Viewpoint): FrameInputs | undefined => {
    ephemeris.ensure(day + offset);
    const known = ephemeris.current();
    if (known === undefined || !ephemeris.covers(day + offset)) return undefined;
    const current = settings.getSnapshot().context.settings;
    const calculated = paths.getSnapshot();
    return {
      viewpoint,
      settings: current,
      look: lookOf(current),
      list: objects.getSnapshot().context,
      paths: calculated.context,
      isLoading: calculated.hasTag('busy'),
      trackOf,
      swarm: swarm.get(),
      ephemeris: known,
      planetPaths: planetPaths(known, day),
      veilsOf,
      datesOf,
      piecesOf,
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
    first: FROM_ABOVE,
    zoom: () => settings.getSnapshot().context.settings.zoom,
    madeFrom: [timeline, settings, objects, paths, swarm, ephemeris],
  });
}

/** The look of the rotating frame that follows from the display settings. */
function lookOfSettings(settings: DisplaySettings): SynodicLook {
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
