import { AU_KM, DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import type { FlybyEllipsoid } from '#contract/fvt/flyby.ts';
import type { ShownFlyby } from '#machines/fvt/flyby.ts';
import type { OrbitTrack } from '#parts/orbit-tracks/orbit-track.ts';
import { perturbedTrack } from '#parts/orbit-tracks/perturbed-track.ts';
import type { UncertaintyEllipsoid } from '#render/picture/placed-object.ts';

/** A flyby as it is drawn: about the centre of its body, ecliptic J2000, au. */
export type FlybyScene = {
  readonly flyby: ShownFlyby;
  readonly object: OrbitTrack;
  readonly sun: OrbitTrack;
  /** The Moon about the Earth, or the Earth about the Moon. */
  readonly companion: OrbitTrack | undefined;
  /** The conic that a user-defined flyby would stay on about the body alone. */
  readonly conic: OrbitTrack | undefined;
  /** Where the object is nearest, and when, UTC milliseconds. */
  readonly closest: { readonly position: Vector3; readonly ms: number; readonly distance: number };
  /** Ellipsoids along the path, in order of time. */
  readonly ellipsoids: readonly UncertaintyEllipsoid[];
};

/** Makes what is drawn of a flyby; the same object again as long as the flyby is the same. */
export function createFlybyScene(): (flyby: ShownFlyby | undefined) => FlybyScene | undefined {
  let last: FlybyScene | undefined;
  return (flyby) => {
    if (flyby === undefined) return undefined;
    if (last?.flyby !== flyby) last = sceneOf(flyby);
    return last;
  };
}

/** Rows of a table up to which its line has many points for each. */
const FEW_ROWS = 240;

/** Points of the line of a flyby whose table has this many rows, before others are put where it turns. */
export function pointsOfFlyby(rows: number): number {
  return rows > FEW_ROWS ? 2 * rows : 10 * rows;
}

function trackOf(table: OrbitTable): OrbitTrack {
  return perturbedTrack(table, undefined, pointsOfFlyby);
}

function sceneOf(flyby: ShownFlyby): FlybyScene {
  const { tables, facts, ellipsoids } = flyby.file;
  const { nearest } = facts;
  return {
    flyby,
    object: trackOf(tables.object),
    sun: trackOf(tables.sun),
    companion: tables.moon && trackOf(tables.moon),
    conic: tables.conic && trackOf(tables.conic),
    closest: {
      position: auOf([nearest.x, nearest.y, nearest.z]),
      ms: Date.parse(facts.datetime),
      distance: facts.distanceAu,
    },
    ellipsoids: ellipsoids.map(ellipsoidOf),
  };
}

/** An ellipsoid by its semi-axes, whose directions are x, y and z turned about x, then y, then z. */
export function ellipsoidOf(ellipsoid: FlybyEllipsoid): UncertaintyEllipsoid {
  const { x, y, z, sa_1: a, sa_2: b, sa_3: c, rotx, roty, rotz } = ellipsoid;
  const [sx, cx] = [Math.sin(rotx * DEGREE), Math.cos(rotx * DEGREE)];
  const [sy, cy] = [Math.sin(roty * DEGREE), Math.cos(roty * DEGREE)];
  const [sz, cz] = [Math.sin(rotz * DEGREE), Math.cos(rotz * DEGREE)];
  return {
    centre: auOf([x, y, z]),
    axes: [
      ...auOf([a * cy * cz, a * cy * sz, -a * sy]),
      ...auOf([b * (sx * sy * cz - cx * sz), b * (sx * sy * sz + cx * cz), b * sx * cy]),
      ...auOf([c * (cx * sy * cz + sx * sz), c * (cx * sy * sz - sx * cz), c * cx * cy]),
    ],
  };
}

/**
 * This many of the ellipsoids along a path, evenly spread, the first and the last among them.
 *
 * @param count at least 1.
 */
export function evenlySpread<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (count >= items.length) return items;
  if (count <= 1) return items.slice(0, 1);
  const step = (items.length - 1) / (count - 1);
  const chosen = new Set(Array.from({ length: count }, (_, index) => Math.round(index * step)));
  return items.filter((_, place) => chosen.has(place));
}

function auOf([x, y, z]: Vector3): Vector3 {
  return [x / AU_KM, y / AU_KM, z / AU_KM];
}
