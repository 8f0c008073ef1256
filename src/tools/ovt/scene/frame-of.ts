import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { type OrbitList, visibleObjects } from '#machines/orbits/orbit-list.ts';
import type { OrbitObject } from '#machines/orbits/orbit-object.ts';
import { type DisplaySettings, shownColor } from '#machines/scene/display-settings-rules.ts';
import { followingCamera } from '#parts/orbit-objects/followed.ts';
import {
  orbitColours,
  orbitLines,
  placeObject,
  type ShownObject,
} from '#parts/orbit-objects/place-objects.ts';
import type { LoadedOrbits, TracksOf } from '#parts/orbit-tracks/object-tracks.ts';
import type { SimulatedInstant } from '#parts/scene/simulated-instant.ts';
import type { MadePicture } from '#parts/scene/view.ts';
import type { Followed, Viewpoint } from '#parts/scene/viewpoint.ts';
import type { Shapes } from '#parts/shapes/follow-shapes.ts';
import { placedShape } from '#parts/shapes/placed-shape.ts';
import { placeBodies } from '#parts/solar-system/place-bodies.ts';
import { PLANET_ORBIT_COLOR, type PlanetOrbit } from '#parts/solar-system/planet-orbits.ts';
import type { OrbitLine } from '#render/picture/orbit-line.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';
import { SOLAR_SYSTEM_GRID } from '#render/picture/grid.ts';
import type { OrbitsInputs } from '#render/scenes/orbits-scene.ts';

/** Everything that a picture is made from, at one moment. */
export type FrameInputs = Pick<OrbitsInputs, 'look' | 'swarm'> & {
  readonly viewpoint: Viewpoint;
  readonly settings: DisplaySettings;
  readonly list: OrbitList;
  readonly loaded: LoadedOrbits;
  /** Orbits are being loaded, which may still change the place of what is followed. */
  readonly isLoading: boolean;
  readonly tracksOf: TracksOf;
  readonly shapes: Shapes;
  /** The models of `shapes`; the same map as long as `shapes` is the same. */
  readonly models: OrbitsInputs['shapes'];
  /** Covers the instant of the picture. */
  readonly ephemeris: Ephemeris;
  readonly planetOrbits: readonly PlanetOrbit[];
};

/**
 * The picture of an instant. A pure function: the viewpoint of the next picture is part of its result.
 *
 * @param lastFollowed used while what is followed has no place, for example after an impact.
 */
export function frameOf(
  inputs: FrameInputs,
  { ms, day, offset }: SimulatedInstant,
  lastFollowed: Followed,
): MadePicture<OrbitsInputs> {
  const { settings, list, ephemeris, look, models, swarm } = inputs;
  const shown = visibleObjects(list, ms).map((row) => shownObject(row, inputs));
  const colours = orbitColours(settings);
  const bodies = placeBodies(ephemeris, day, offset);
  const objects = shown.flatMap((object) => placeObject(object, colours, day, offset));
  const { followed, viewpoint, camera } = followingCamera(inputs, bodies, objects, lastFollowed);
  return {
    followed,
    viewpoint,
    picture: {
      space: HELIOCENTRIC,
      grid: SOLAR_SYSTEM_GRID,
      instant: { day, offset },
      camera,
      look,
      bodies,
      objects,
      orbits: [
        ...planetLines(inputs),
        ...shown.flatMap((object) => orbitLines(object, settings, day + offset)),
      ],
      shapes: models,
      swarm,
    },
  };
}

function shownObject(
  row: OrbitObject,
  { list, loaded, tracksOf, shapes, settings }: FrameInputs,
): ShownObject {
  const { designator } = row;
  const isSelected = designator === list.selected;
  const diameter = loaded.keplerian.get(designator)?.diameter;
  return {
    row,
    tracks: tracksOf(designator, loaded),
    isSelected,
    isBehind: list.selected !== undefined && !isSelected,
    shape: placedShape(designator, shapes.get(designator), diameter, settings),
  };
}

function planetLines({ planetOrbits, settings }: FrameInputs): readonly OrbitLine[] {
  const colour = colorChannels(shownColor(settings, 'scene', PLANET_ORBIT_COLOR));
  return planetOrbits.map(({ id, path, appearance }) => ({
    id,
    path,
    group: appearance.label,
    colour,
    faded: false,
  }));
}
