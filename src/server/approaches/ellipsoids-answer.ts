import type { FlybyEllipsoid, FlybyFacts } from '#contract/fvt/flyby.ts';
import { ellipsoidOf, matrixOf } from '#engine/approach/ellipsoid.ts';
import { AU_KM, DEGREE } from '#engine/constants.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import type { ComputedFlyby } from '../tasks/approach-tasks.ts';
import { rounded } from './passage-answer.ts';
import { placeOf } from './place-answer.ts';

/** Decimals of semi-axes, km, and angles, degrees, that are sent. */
const AXIS_DECIMALS = 6;
const ANGLE_DECIMALS = 4;

/** The ellipsoids along the path of a flyby as they are sent. */
export function ellipsoidsAnswer({ object, ellipsoids }: ComputedFlyby): FlybyEllipsoid[] {
  const state = new Float64Array(6);
  return ellipsoids.flatMap(({ day, offset, semiAxes, turns }) => {
    if (!stateInTable(object, day, offset, state)) return [];
    const km = semiAxes.map((axis) => axis * AU_KM);
    return [{ ...placeOf(state, day, offset), ...shapeOf(km, turns) }];
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
  const axes = [
    [sundir.x, sundir.y, sundir.z],
    [-sundir.y / across, sundir.x / across, 0],
    [(-sundir.z * sundir.x) / across, (-sundir.z * sundir.y) / across, across],
  ];
  const matrix = matrixOf({
    semiAxes: [sa_1, sa_2, sa_3],
    turns: [rotx * DEGREE, roty * DEGREE, rotz * DEGREE],
  });
  const half = axes.map((axis) => [0, 1, 2].map((k) => sum((j) => axis[j] * matrix[3 * j + k])));
  const turned = half.flatMap((row) => axes.map((axis) => sum((k) => row[k] * axis[k])));
  const { semiAxes, turns } = ellipsoidOf(turned);
  const [x, y, z] = axes.map((axis) =>
    rounded(axis[0] * nearest.x + axis[1] * nearest.y + axis[2] * nearest.z, 3),
  );
  return [{ x, y, z, t, ...shapeOf(semiAxes, turns) }];
}

function shapeOf(semiAxes: readonly number[], turns: readonly number[]) {
  const [sa_1, sa_2, sa_3] = semiAxes.map((axis) => rounded(axis, AXIS_DECIMALS));
  const [rotx, roty, rotz] = turns.map((angle) => rounded(angle / DEGREE, ANGLE_DECIMALS));
  return { sa_1, sa_2, sa_3, rotx, roty, rotz };
}

function sum(term: (index: number) => number): number {
  return term(0) + term(1) + term(2);
}
