import { type CameraView, isInSight } from '../cameras/orbit-camera.ts';
import { vec3 } from '../geometry/vectors.ts';
import { cacheByView } from '../picture/cached-by-view.ts';
import type { OrbitPath } from '../picture/orbit-line.ts';

type Points = Extract<OrbitPath, { kind: 'points' }>;

/** Half of the width of the widest line, CSS px, and more. */
const REACH_PX = 32;

/** Number of pieces in which a path is looked at. */
const PIECES = 24;

/** Whether a picture may show some of a path about the origin of its scene; known again while the view and the path are the same. */
export const isPathInSight: (view: CameraView, path: Points) => boolean = cacheByView(
  (view, path: Points) => {
    for (const { centre, radius } of spheresOf(path)) {
      const reach = (REACH_PX * vec3.distance(view.eye, centre)) / view.pixelsPerRadian;
      if (isInSight(view, centre, radius + reach)) return true;
    }
    return false;
  },
);

/** A sphere that holds a piece of a path. */
type Sphere = { readonly centre: readonly [number, number, number]; readonly radius: number };

const spheres = new WeakMap<Float64Array, readonly Sphere[]>();

function spheresOf({ positions }: Points): readonly Sphere[] {
  const known = spheres.get(positions) ?? spheresAround(positions);
  spheres.set(positions, known);
  return known;
}

/** Spheres around pieces of a path that have their ends in common. @param positions x y z of each point. */
function spheresAround(positions: Float64Array): readonly Sphere[] {
  const last = positions.length / 3 - 1;
  const step = Math.max(1, Math.ceil(last / PIECES));
  const all: Sphere[] = [];
  for (let from = 0; from < last; from += step)
    all.push(sphereAround(positions.subarray(3 * from, 3 * (Math.min(from + step, last) + 1))));
  return all;
}

function sphereAround(positions: Float64Array): Sphere {
  const [x, y, z] = [0, 1, 2].map((axis) => {
    const along = positions.filter((_, at) => at % 3 === axis);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  let radius = 0;
  for (let at = 0; at < positions.length; at += 3)
    radius = Math.max(radius, Math.hypot(positions[at] - x, positions[at + 1] - y, positions[at + 2] - z));
  return { centre: [x, y, z], radius };
}
