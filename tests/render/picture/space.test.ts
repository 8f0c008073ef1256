import { expect, test } from 'vitest';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { DEFAULT_FIELD_OF_VIEW, project, viewOf } from '#render/cameras/orbit-camera.ts';
import { AU, KM } from '#render/geometry/unit.ts';
import { type Matrix3, turned, vec3 } from '#render/geometry/vectors.ts';
import { HELIOCENTRIC, heliocentricView, type Space, towardsSun } from '#render/picture/space.ts';

const QUARTER_TURN: Matrix3 = [0, 1, 0, -1, 0, 0, 0, 0, 1];

/** About a body at x = 1 au, in km, x of the ecliptic along y. */
const SPACE: Space = { unit: KM, sun: inSpace([0, 0, 0]), ecliptic: QUARTER_TURN };

const VIEW = viewOf(
  {
    target: inSpace([1.1, 0.2, 0]),
    azimuth: 0.4,
    elevation: 0.3,
    distance: 0.7 * AU.km,
    fieldOfView: DEFAULT_FIELD_OF_VIEW,
  },
  { width: 800, height: 600 },
);

test('a heliocentric place falls where it does when it is given in the scene', () => {
  for (const place of [
    [1, 0, 0],
    [1.2, 0.1, -0.05],
    [0.9, 0.4, 0.1],
  ] as const) {
    const there = project(VIEW, inSpace(place));
    const heliocentric = project(heliocentricView(VIEW, SPACE), place);
    expect(heliocentric?.x).toBeCloseTo(there?.x ?? Number.NaN, 7);
    expect(heliocentric?.y).toBeCloseTo(there?.y ?? Number.NaN, 7);
    expect((heliocentric?.depth ?? 0) * AU.km).toBeCloseTo(there?.depth ?? Number.NaN, 4);
  }
});

test('the matrix of a heliocentric view gives depths in the unit of the scene', () => {
  const { viewProjection, back } = heliocentricView(VIEW, SPACE);
  const ahead: Vector3 = [-back[0], -back[1], -back[2]]; // 1 au before the eye
  const w = viewProjection[3] * ahead[0] + viewProjection[7] * ahead[1] + viewProjection[11] * ahead[2];
  expect(w / AU.km).toBeCloseTo(1, 6);
});

test('the view of a heliocentric scene is its own', () => {
  expect(heliocentricView(VIEW, HELIOCENTRIC)).toBe(VIEW);
});

test('sunlight comes from where the Sun is', () => {
  expect(vec3.dot(towardsSun(HELIOCENTRIC, [3, 0, 4]), [-0.6, 0, -0.8])).toBeCloseTo(1, 12);
  expect(vec3.dot(towardsSun(SPACE, [0, 0, 0]), [0, -1, 0])).toBeCloseTo(1, 12);
  expect(Math.hypot(...towardsSun(HELIOCENTRIC, [0, 0, 0]))).toBe(1);
});

function inSpace([x, y, z]: Vector3): Vector3 {
  const [u, v, w] = turned([x - 1, y, z], QUARTER_TURN);
  return [AU.km * u, AU.km * v, AU.km * w];
}
