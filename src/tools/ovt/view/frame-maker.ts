import { colorChannels } from '#machines/kit/hex-color.ts';
import { shownColor } from '#machines/scene/display-settings-rules.ts';
import { visibleObjects } from '#machines/orbits/orbit-list.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { cameraOf, type Followed, settled } from '#parts/scene/viewpoint.ts';
import { placeBodies } from '#parts/solar-system/place-bodies.ts';
import { type PlanetOrbit, planetOrbits } from '#parts/solar-system/planet-orbits.ts';
import type { OrbitLine } from '#render/picture/orbit-line.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';
import { type OrbitsInputs, SOLAR_SYSTEM_GRID } from '#render/scenes/orbits-scene.ts';
import type { Shapes } from '../shapes/follow-shapes.ts';
import { placedShape } from '../shapes/placed-shape.ts';
import { followedAt } from './followed.ts';
import { lookOfSettings, PLANET_ORBIT_COLOR } from './look-of-settings.ts';
import { tracksOf } from './object-tracks.ts';
import { orbitColours, orbitLines, placeObject, type ShownObject } from './place-objects.ts';
import { tdbOfMs } from './simulated-instant.ts';
import type { ViewSources } from './view-sources.ts';

/** Days after which the planets' ellipses are made anew; until then the planets stay within a pixel of them. */
const ELLIPSE_DAYS = 60;

/** A picture of the simulated date. */
export type MadeFrame = {
  readonly inputs: OrbitsInputs;
  /** What the camera follows, or last followed. */
  readonly followed: Followed;
};

/**
 * Makes pictures of the present state of the tool.
 *
 * @returns a function of the real time, ms, that makes one; undefined while the ephemeris of the date is not loaded.
 */
export function createFrameMaker(sources: ViewSources): (realMs: number) => MadeFrame | undefined {
  const lookOf = remembered(lookOfSettings);
  const modelsOf = remembered((shapes: Shapes) => new Map([...shapes].map(([id, { model }]) => [id, model])));
  let orbits: readonly OrbitLine[] = [];
  let followed: Followed = { position: [0, 0, 0], radius: 0 };
  let ellipses: { readonly day: number; readonly orbits: readonly PlanetOrbit[] } | undefined;

  return (realMs) => {
    const clock = sources.timeline.getSnapshot().context;
    const ms = currentAt(clock, realMs);
    const { day, offset } = tdbOfMs(ms);
    const ephemeris = sources.ephemeris.current();
    if (ephemeris === undefined || !sources.ephemeris.covers(day + offset)) return undefined;

    const { settings } = sources.settings.getSnapshot().context;
    const list = sources.objects.getSnapshot().context;
    const loaded = sources.loading.getSnapshot().context;
    const shapes = sources.shapes.get();
    const colours = orbitColours(settings);
    const shown = visibleObjects(list, ms).map((row): ShownObject => {
      const isSelected = row.designator === list.selected;
      const isBehind = list.selected !== undefined && !isSelected;
      const { designator } = row;
      const diameter = loaded.keplerian.get(designator)?.diameter;
      return {
        row,
        tracks: tracksOf(designator, loaded),
        isSelected,
        isBehind,
        shapeAt: (at, rest) => placedShape(designator, shapes.get(designator), diameter, settings, at, rest),
      };
    });
    const bodies = placeBodies(ephemeris, day, offset);
    const objects = shown.flatMap((object) => placeObject(object, colours, day, offset));
    const present = followedAt(list.focus, bodies, objects);
    if (present !== undefined) {
      followed = present;
      const isFinal = !sources.loading.getSnapshot().hasTag('busy'); // its perturbed place may yet take over
      if (isFinal) sources.viewpoint.set(settled(sources.viewpoint.get(), followed, settings.zoom));
    }
    if (ellipses === undefined || Math.abs(ellipses.day - day) > ELLIPSE_DAYS) {
      ellipses = { day, orbits: planetOrbits(ephemeris, day) };
    }
    const planetColour = colorChannels(shownColor(settings, 'scene', PLANET_ORBIT_COLOR));
    const lines = [
      ...ellipses.orbits.map(({ id, path, appearance }): OrbitLine => ({
        id,
        path,
        group: appearance.label,
        colour: planetColour,
        faded: false,
      })),
      ...shown.flatMap((object) => orbitLines(object, settings, day + offset)),
    ];
    if (!areSameLines(orbits, lines)) orbits = lines;
    return {
      followed,
      inputs: {
        space: HELIOCENTRIC,
        grid: SOLAR_SYSTEM_GRID,
        instant: { day, offset },
        camera: cameraOf(sources.viewpoint.get(), followed, settings.zoom),
        look: lookOf(settings),
        bodies,
        objects,
        orbits,
        shapes: modelsOf(shapes),
        swarm: sources.swarm.get(),
      },
    };
  };
}

/** What a function gave last, as long as it is asked the same. */
function remembered<Argument, Value>(make: (argument: Argument) => Value): (argument: Argument) => Value {
  let last: { readonly argument: Argument; readonly value: Value } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, value: make(argument) };
    return last.value;
  };
}

/** Whether two lists of lines look the same, so that nothing need be uploaded. */
function areSameLines(one: readonly OrbitLine[], other: readonly OrbitLine[]): boolean {
  return (
    one.length === other.length &&
    one.every((line, index) => {
      const match = other[index];
      return (
        line.path === match.path &&
        line.faded === match.faded &&
        line.colour.every((channel, i) => channel === match.colour[i])
      );
    })
  );
}
