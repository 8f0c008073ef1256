import { AU_KM, J2000, TURN } from '#engine/constants.ts';
import { bodyAxes } from '#engine/orientation/body-axes.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { type DisplaySettings, shownColor } from '#machines/scene/display-settings-rules.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { PLANET_ORBIT_COLOR } from '#parts/solar-system/planet-orbits.ts';
import { along } from '#render/geometry/vectors.ts';
import type { OrbitLine, OrbitPath } from '#render/picture/orbit-line.ts';
import { companionOf } from './bodies-at.ts';
import type { FlybyScene } from './flyby-scene.ts';

/** The object's path, which is broken beside the conic that it would stay on; six hexadecimal digits. */
export const OBJECT_COLOR = 'f0b45a';
export const CONIC_COLOR = '8fbfe8';

/** Id of the object in a picture, and of the line of its conic. */
export const OBJECT_ID = 'flyby-object';

/** Points of the ring of the geostationary orbit. */
const RING_POINTS = 90;

/** Paths about a body at an instant: each the same as long as nothing of it changes. */
export type FlybyPaths = readonly [
  conic: OrbitPath | undefined,
  object: OrbitPath | undefined,
  companion: OrbitPath | undefined,
  sun: OrbitPath | undefined,
];

/** The paths that are drawn around an instant, Julian date. */
export function pathsAt(scene: FlybyScene, julianDate: number): FlybyPaths {
  const { conic, object, companion, sun } = scene;
  return [
    conic?.pathAt(julianDate),
    object.pathAt(julianDate),
    companion?.pathAt(julianDate),
    sun.pathAt(julianDate),
  ];
}

/** The lines of a flyby: paths of object, companion and Sun about the body. */
export function pathLines(
  body: Pick<MainBodyRecord, 'id'>,
  settings: DisplaySettings,
  ...[conic, object, companion, sun]: FlybyPaths
): readonly OrbitLine[] {
  const colour = (color: string) => colorChannels(shownColor(settings, 'scene', color));
  const line = (id: string, group: string, path: OrbitPath | undefined, color: string): OrbitLine[] =>
    path === undefined ? [] : [{ id, group, path, colour: colour(color), faded: false }];
  return [
    ...line('conic', 'object', conic, CONIC_COLOR),
    ...line(OBJECT_ID, 'object', object, OBJECT_COLOR).map((path) => ({
      ...path,
      dashed: conic !== undefined,
    })),
    ...line(companionOf(body.id)?.id ?? '', 'moon', companion, PLANET_ORBIT_COLOR),
    ...line('sun', 'sun', sun, PLANET_ORBIT_COLOR),
  ];
}

/** The orbit above the equator that turns with the body, where it has one; the same path again for the same body. */
export function createRingLine(): (body: MainBodyRecord, settings: DisplaySettings) => readonly OrbitLine[] {
  const pathOf = remembered(ringPath);
  return (body, settings) => {
    const path = pathOf(body);
    if (path === undefined) return [];
    const colour = colorChannels(shownColor(settings, 'scene', PLANET_ORBIT_COLOR));
    return [{ id: 'ring', group: 'ring', path, colour, faded: false }];
  };
}

function ringPath({ id, parameters }: MainBodyRecord): OrbitPath | undefined {
  const { geostationaryOrbit } = parameters;
  if (geostationaryOrbit === null) return undefined;
  const { x: toMeridian, y: toEast } = bodyAxes(id, J2000, 0);
  const radius = geostationaryOrbit / AU_KM;
  const positions = new Float64Array(3 * (RING_POINTS + 1));
  const offsets = new Float64Array(RING_POINTS + 1);
  for (let point = 0; point <= RING_POINTS; point++) {
    const angle = (TURN / RING_POINTS) * point;
    const east = along([0, 0, 0], toEast, radius * Math.sin(angle));
    positions.set(along(east, toMeridian, radius * Math.cos(angle)), 3 * point);
    offsets[point] = point / RING_POINTS;
  }
  return { kind: 'points', positions, day: J2000, offsets };
}
