import { colorChannels } from '#machines/kit/hex-color.ts';
import { shownColor } from '#machines/scene/display-settings-rules.ts';
import { visibleObjects } from '#machines/orbits/orbit-list.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { cameraOf, type Followed, settled } from '#parts/scene/viewpoint.ts';
import { placeBodies } from '#parts/solar-system/place-bodies.ts';
import { type PlanetOrbit, planetOrbits } from '#parts/solar-system/planet-orbits.ts';
import type { OrbitLine, OrbitsFrame } from '#render/scenes/orbits-frame.ts';
import { placedShape } from '../shapes/placed-shape.ts';
import { followedAt } from './followed.ts';
import { PLANET_ORBIT_COLOR } from './look-of-settings.ts';
import { tracksOf } from './object-tracks.ts';
import { orbitColours, orbitLines, placeObject, type ShownObject } from './place-objects.ts';
import { tdbOfMs } from './simulated-instant.ts';
import type { ViewSources } from './view-sources.ts';

/** Days after which the planets' ellipses are made anew; until then the planets stay within a pixel of them. */
const ELLIPSE_DAYS = 60;

/** A picture of the simulated date. */
export type MadeFrame = {
  readonly frame: OrbitsFrame;
  readonly lines: readonly OrbitLine[];
  /** What the camera follows, or last followed. */
  readonly followed: Followed;
};

/**
 * Makes pictures of the present state of the tool.
 *
 * @returns a function of the real time, ms, that makes one; undefined while the ephemeris of the date is not loaded.
 */
export function createFrameMaker(sources: ViewSources): (realMs: number) => MadeFrame | undefined {
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
    return {
      followed,
      frame: {
        day,
        offset,
        camera: cameraOf(sources.viewpoint.get(), followed, settings.zoom),
        bodies,
        objects,
      },
      lines: [
        ...ellipses.orbits.map(({ id, path }): OrbitLine => ({
          id,
          path,
          of: 'planet',
          colour: planetColour,
          faded: false,
        })),
        ...shown.flatMap((object) => orbitLines(object, settings, day + offset)),
      ],
    };
  };
}

/** Whether two lists of lines look the same, so that nothing need be uploaded. */
export function areSameLines(one: readonly OrbitLine[], other: readonly OrbitLine[]): boolean {
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
