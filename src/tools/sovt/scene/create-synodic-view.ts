import { type DisplaySettings, isOn } from '#machines/scene/display-settings-rules.ts';
import {
  bodyLines,
  objectLines,
  bodyNames,
  objectNames,
  sceneLook,
} from '#parts/display-settings/scene-look.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { createView, type View } from '#parts/scene/view.ts';
import type { Viewpoint } from '#parts/scene/viewpoint.ts';
import type { SynodicInputs, SynodicLook } from '#render/scenes/synodic-scene.ts';
import type { SovtSources } from '../sovt-session.ts';
import { frameOf } from './frame-of.ts';
import { createObservablePieces } from './observable-pieces.ts';
import { createPathDates } from './path-dates.ts';
import { createPathTracks } from './path-track.ts';
import { createPlanetPaths } from './planet-paths.ts';
import { createVeils } from './veils.ts';

/** Tilted, with the Sun at the left of the Earth and both in the middle of the picture. */
export const TILTED: Viewpoint = { azimuth: -Math.PI / 2 - 0.25, elevation: 0.5, offset: [-0.5, 0, 0] };

/** Creates the view of the tool's workflows. */
export function createSynodicView(sources: SovtSources): View<SynodicInputs> {
  const { objects, paths, swarm } = sources;
  const planetPaths = createPlanetPaths();
  const trackOf = createPathTracks();
  const veilsOf = createVeils();
  const datesOf = createPathDates();
  const piecesOf = createObservablePieces();
  const lookOf = remembered(lookOfSettings);
  return createView({
    sources,
    make({ instant, viewpoint, settings, ephemeris }, followed) {
      if (ephemeris === undefined) return undefined;
      const calculated = paths.getSnapshot();
      const inputs = {
        viewpoint,
        settings,
        look: lookOf(settings),
        list: objects.getSnapshot().context,
        paths: calculated.context,
        isLoading: calculated.hasTag('busy'),
        trackOf,
        swarm: swarm.get(),
        ephemeris,
        planetPaths: planetPaths(ephemeris, instant.day),
        veilsOf,
        datesOf,
        piecesOf,
      };
      return frameOf(inputs, instant, followed);
    },
    first: TILTED,
    madeFrom: [objects, paths, swarm],
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
