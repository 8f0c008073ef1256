import type { FlybyEllipsoid, FlybyFacts } from '#contract/fvt/flyby.ts';
import { ellipsoidOf, matrixOf } from '#engine/approach/ellipsoid.ts';
import { AU_KM, DEGREE } from '#engine/constants.ts';
import { numberAt, vectorAt } from '#engine/numbers-in.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { rounded } from '#engine/rounded.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import { dot } from '#engine/vectors.ts';
import type { ComputedFlyby } from '../tasks/approach-tasks.ts';
import { placeOf } from './place-response.ts';

/** Decimals of semi-axes, km, and angles, degrees, that are sent. */
const AXIS_DECIMALS = 6;
const ANGLE_DECIMALS = 4;

/** The ellipsoids along the path of a flyby as they are sent. */
export function ellipsoidsResponse({ object, ellipsoids }: ComputedFlyby): FlybyEllipsoid[] {
  const state = new Float64Array(6);
  return ellipsoids.flatMap(({ day, offset, semiAxes, turns }) => {
    if (!stateInTable(object, day, offset, state)) return [];
    const [a, b, c] = semiAxes;
    return [{ ...placeOf(state, day, offset), ...shapeOf([a * AU_KM, b * AU_KM, c * AU_KM], turns) }];
  });
}

/** The ellipsoid at the nearest point in axes of which x is turned to the Sun, y lies in the ecliptic, and z northwards. */
export function ellipsoidToSun(
  ellipsoids: readonly FlybyEllipsoid[],
  { nearest, sundir }: Pick<FlybyFacts, 'nearest' | 'sundir'>,
): FlybyEllipsoid[] {
  const found = ellipsoids.find(({ t }) => t === nearest.t);
  if (found === undefined) return [];
  const { sa_1, sa_2, sa_3, rotx, roty, rotz, t } = found;
  const across = Math.hypot(sundir.x, sundir.y);
  const axes: readonly Vector3[] = [
    [sundir.x, sundir.y, sundir.z],
    [-sundir.y / across, sundir.x / across, 0],
    [(-sundir.z * sundir.x) / across, (-sundir.z * sundir.y) / across, across],
  ];
  const matrix = matrixOf({
    semiAxes: [sa_1, sa_2, sa_3],
    turns: [rotx * DEGREE, roty * DEGREE, rotz * DEGREE],
  });
  const columns = [0, 1, 2].map((k): Vector3 => [
    numberAt(matrix, k),
    numberAt(matrix, 3 + k),
    numberAt(matrix, 6 + k),
  ]);
  const half = axes.map((axis) => columns.map((column) => dot(axis, column)));
  const turned = half.flatMap((row) => axes.map((axis) => dot(vectorAt(row), axis)));
  const { semiAxes, turns } = ellipsoidOf(turned);
  const [x, y, z] = vectorAt(axes.map((axis) => rounded(dot(axis, [nearest.x, nearest.y, nearest.z]), 3)));
  return [{ x, y, z, t, ...shapeOf(semiAxes, turns) }];
}

function shapeOf([a, b, c]: Vector3, [x, y, z]: Vector3) {
  return { sa_1: axis(a), sa_2: axis(b), sa_3: axis(c), rotx: turn(x), roty: turn(y), rotz: turn(z) };
}

function axis(km: number): number {
  return rounded(km, AXIS_DECIMALS);
}

function turn(angle: number): number {
  return rounded(angle / DEGREE, ANGLE_DECIMALS);
}
