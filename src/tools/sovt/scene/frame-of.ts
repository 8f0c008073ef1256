import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { mjdOfMs } from '#machines/kit/julian-date.ts';
import { type OrbitList, rowOf, visibleObjects } from '#machines/orbits/orbit-list.ts';
import { type DisplaySettings, isOn, shownColor } from '#machines/scene/display-settings-rules.ts';
import { pathOf, type PathList } from '#machines/sovt/path-list.ts';
import { leastElongation } from '#machines/sovt/sovt-tables.ts';
import { followingCamera } from '#parts/orbit-objects/followed.ts';
import { orbitColours } from '#parts/orbit-objects/place-objects.ts';
import type { SimulatedInstant } from '#parts/scene/simulated-instant.ts';
import type { MadePicture } from '#parts/scene/view.ts';
import type { Followed, Viewpoint } from '#parts/scene/viewpoint.ts';
import { PLANET_ORBIT_COLOR } from '#parts/solar-system/planet-orbits.ts';
import { SOLAR_SYSTEM_GRID } from '#render/picture/grid.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import type { OrbitLine, OrbitPath } from '#render/picture/orbit-line.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import type { Veil } from '#render/picture/veil.ts';
import type { SynodicInputs, SynodicLook } from '#render/scenes/synodic-scene.ts';
import type { PathLimits } from './observable-pieces.ts';
import { dateMarks, type PathDate } from './path-dates.ts';
import type { PathTrack } from './path-track.ts';
import { placeRotating } from './place-rotating.ts';
import { AVERAGE_EARTH_PATH, type PlanetPaths } from './planet-paths.ts';
import type { VeilsOf } from './veils.ts';

/** Everything that a picture is made from, at one moment. */
export type FrameInputs = {
  readonly viewpoint: Viewpoint;
  readonly settings: DisplaySettings;
  readonly look: SynodicLook;
  readonly list: OrbitList;
  readonly paths: PathList;
  /** Paths are being loaded, which may still change the place of what is followed. */
  readonly isLoading: boolean;
  readonly trackOf: (file: SynodicFile) => PathTrack;
  /** The population, while it is shown. */
  readonly swarm: SynodicInputs['swarm'];
  /** Covers the instant of the picture. */
  readonly ephemeris: Ephemeris;
  readonly planetPaths: PlanetPaths;
  readonly datesOf: (track: PathTrack) => readonly PathDate[];
  readonly piecesOf: (track: PathTrack, limits: PathLimits) => readonly OrbitPath[];
  readonly veilsOf: (inputs: VeilsOf) => readonly Veil[];
};

/** An object that is shown, on its path. */
type ShownObject = {
  readonly id: string;
  readonly name: string;
  readonly track: PathTrack;
  /** Limit with which it was calculated, V magnitude. */
  readonly faintest: number;
  readonly isPerturbed: boolean;
  readonly isSelected: boolean;
  /** Another object is selected. */
  readonly isBehind: boolean;
};

/** How many times as wide as its path a piece is on which an object can be observed. */
const HEAVY = 3;

const NO_SHAPES: SynodicInputs['shapes'] = new Map();

/**
 * The picture of an instant. A pure function: the viewpoint of the next picture is part of its result.
 *
 * @param lastFollowed used while what is followed has no place, for example after an impact.
 */
export function frameOf(
  inputs: FrameInputs,
  { ms, day, offset }: SimulatedInstant,
  lastFollowed: Followed,
): MadePicture<SynodicInputs> {
  const { settings, ephemeris, look } = inputs;
  const { objectsSettings: options } = settings;
  const { space, bodies, earthDistance } = placeRotating(ephemeris, day, offset, {
    earthOnScale: isOn(options, 'earthOnScale'),
    planets: isOn(options, 'synodicPlanets'),
  });
  const shown = shownObjects(inputs, ms);
  const mjd = mjdOfMs(ms);
  const objects = shown.map((object) => placedObject(object, settings, mjd));
  const { followed, viewpoint, camera } = followingCamera(inputs, bodies, objects, lastFollowed);
  return {
    followed,
    viewpoint,
    picture: {
      space,
      grid: SOLAR_SYSTEM_GRID,
      instant: { day, offset },
      camera,
      look,
      bodies,
      objects,
      orbits: [...planetLines(inputs), ...shown.flatMap((object) => objectLines(inputs, object))],
      landmarks: shown.flatMap((object) => monthMarks(inputs, object, mjd)),
      shapes: NO_SHAPES,
      swarm: inputs.swarm,
      observer: [earthDistance, 0, 0],
      veils: inputs.veilsOf({ settings, earthDistance, active: activeIn(inputs) }),
    },
  };
}

/** The selected object, if it is calculated. */
function activeIn({ list, paths }: FrameInputs): VeilsOf['active'] {
  const row = list.selected === undefined ? undefined : rowOf(list, list.selected);
  const calculated = row && paths.calculated.get(row.designator);
  return row && calculated && { calculated, isPerturbed: row.perturbedOn };
}

function shownObjects({ list, paths, trackOf }: FrameInputs, ms: number): readonly ShownObject[] {
  return visibleObjects(list, ms).flatMap((row) => {
    const file = pathOf(paths, row);
    const calculated = paths.calculated.get(row.designator);
    if (file === undefined || calculated === undefined) return [];
    const isSelected = row.designator === list.selected;
    return [
      {
        id: row.designator,
        name: row.title,
        track: trackOf(file),
        faintest: calculated.magnitudeLimit,
        isPerturbed: row.perturbedOn,
        isSelected,
        isBehind: list.selected !== undefined && !isSelected,
      },
    ];
  });
}

function placedObject(
  { id, name, track, isPerturbed, isSelected }: ShownObject,
  settings: DisplaySettings,
  mjd: number,
): PlacedObject {
  const { keplerian, perturbed } = orbitColours(settings);
  const position = track.positionAt(mjd);
  return {
    id,
    name,
    colour: isPerturbed ? perturbed : keplerian,
    selected: isSelected,
    ...(position === undefined ? {} : { position }),
  };
}

/** The path of an object, and again, heavier, the pieces on which it can be observed. */
function objectLines(inputs: FrameInputs, object: ShownObject): readonly OrbitLine[] {
  const line = pathLine(inputs, object);
  if (line === undefined) return [];
  const { track, faintest, isBehind } = object;
  if (isBehind) return [line];
  const limits = { faintest, leastElongation: leastElongation(inputs.settings) };
  return [line, ...inputs.piecesOf(track, limits).map((path) => ({ ...line, path, widening: HEAVY }))];
}

function pathLine(
  { settings }: FrameInputs,
  { id, track, isPerturbed, isBehind }: ShownObject,
): OrbitLine | undefined {
  if (!isOn(settings.objectsSettings, isPerturbed ? 'perturbedOrbits' : 'keplerianOrbits')) return undefined;
  const { keplerian, perturbed } = orbitColours(settings);
  const colour = isPerturbed ? perturbed : keplerian;
  return { id, path: track.line, group: 'object', colour, faded: isBehind, dashed: isPerturbed };
}

/** The months of a path whose line is shown; behind a selected one there are none. */
function monthMarks(inputs: FrameInputs, object: ShownObject, mjd: number): readonly Landmark[] {
  const line = pathLine(inputs, object);
  if (line === undefined || object.isBehind) return [];
  return dateMarks(inputs.datesOf(object.track), line.colour, mjd);
}

/** Paths of the planets, the circle of the averaged Earth, and the line on which the real one moves in and out. */
function planetLines({ planetPaths, settings }: FrameInputs): readonly OrbitLine[] {
  const colour = colorChannels(shownColor(settings, 'scene', PLANET_ORBIT_COLOR));
  const line = (id: string, group: string, path: OrbitLine['path']): OrbitLine => ({
    id,
    path,
    group,
    colour,
    faded: false,
  });
  return [
    line('average earth', 'earth', AVERAGE_EARTH_PATH),
    ...planetPaths.map(({ id, path }) => line(id, id === 'earth' ? 'synodicEarth' : 'planet', path)),
  ];
}
