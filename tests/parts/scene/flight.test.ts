import { expect, test } from 'vitest';
import { fly, viewpointAt } from '#parts/scene/flight.ts';
import { pairView } from '#parts/scene/pair-view.ts';
import { createStore } from '#parts/scene/store.ts';
import { cameraOf, FIRST_VIEWPOINT, type Followed, type Viewpoint } from '#parts/scene/viewpoint.ts';
import { project, viewOf } from '#render/cameras/orbit-camera.ts';
import { sum, vec3 } from '#render/geometry/vectors.ts';

const EARTH: Followed = { position: [0.98, 0.17, 0], radius: 4.26e-5 };
const SIZE = { width: 800, height: 600 };

test.each([
  ['beside the line of sight', [2e-4, 1e-4, 1e-4]],
  ['behind one another', [0.0004535 * 0.85, -0.00089 * 0.85, 0.00061]],
  ['straight above one another', [0, 0, 0.002]],
] as const)('a pair %s is seen at its full distance about the middle of the picture', (_, apart) => {
  const beside = sum(EARTH.position, apart);
  const { viewpoint, zoom } = pairView(FIRST_VIEWPOINT, EARTH, beside);
  const view = viewOf(cameraOf(viewpoint, EARTH, zoom), SIZE);
  const [one, other] = [EARTH.position, beside].map((place) => project(view, place));
  if (one === undefined || other === undefined) throw new Error('one of them is not in the picture');
  expect(one.x + other.x).toBeCloseTo(SIZE.width, 3);
  expect(one.y + other.y).toBeCloseTo(SIZE.height, 3);
  const px = Math.hypot(one.x - other.x, one.y - other.y);
  expect(px / SIZE.height).toBeGreaterThan(0.3);
  expect(px / SIZE.height).toBeLessThan(0.5);
  expect(one.depth / other.depth).toBeCloseTo(1, 3);
});

test('a pair as near as the surface is not flown into', () => {
  const beside = sum(EARTH.position, [EARTH.radius, 0, 0]);
  const { viewpoint, zoom } = pairView(FIRST_VIEWPOINT, EARTH, beside);
  const { eye } = viewOf(cameraOf(viewpoint, EARTH, zoom), SIZE);
  expect(vec3.distance(eye, EARTH.position)).toBeGreaterThan(3 * EARTH.radius);
});

const to: Viewpoint = { azimuth: -3.1, elevation: 0, offset: [1e-4, 0, 0] };
const from: Viewpoint = { azimuth: 3.1, elevation: 0.5, offset: [-1, 0, 0], reach: 1e4 };

test('a flight begins where the camera is, ends at its goal, and turns the shorter way', () => {
  expect(viewpointAt({ from, to }, 0)).toMatchObject({ elevation: 0.5, offset: [-1, 0, 0], reach: 1e4 });
  expect(viewpointAt({ from, to }, 1)).toBe(to);
  const { azimuth, reach } = viewpointAt({ from, to }, 0.5);
  expect(Math.abs(azimuth)).toBeGreaterThan(3.1);
  expect(reach).toBeCloseTo(100, 6);
});

test('a flight brings the point looked at as near as the eye', () => {
  const { offset, reach = 0 } = viewpointAt({ from, to }, 0.7);
  expect((to.offset[0] - offset[0]) / (to.offset[0] - from.offset[0])).toBeCloseTo(reach / 1e4, 3);
});

test('a flight takes less than a second, and is left where the user takes the camera over', () => {
  const { view, frame, waiting } = flown({ areReduced: false });
  frame(1000);
  frame(1400);
  expect(view.viewpoint().reach).toBeLessThan(1e4);
  frame(2000);
  expect(view.viewpoint()).toBe(to);
  expect(waiting()).toBe(0);
  const other = flown({ areReduced: false });
  other.frame(1000);
  other.view.look(FIRST_VIEWPOINT);
  other.frame(1100);
  expect(other.view.viewpoint()).toBe(FIRST_VIEWPOINT);
  expect(other.waiting()).toBe(0);
});

test('a flight is left out for users who prefer no motion', () => {
  const { view, waiting } = flown({ areReduced: true });
  expect(view.viewpoint()).toBe(to);
  expect(waiting()).toBe(0);
});

function flown({ areReduced }: { areReduced: boolean }) {
  const store = createStore<Viewpoint>(FIRST_VIEWPOINT);
  const view = { viewpoint: store.get, look: store.set };
  let paints: ((nowMs: number) => void)[] = [];
  fly(view, { from, to }, { request: (paint) => void paints.push(paint), areReduced });
  return {
    view,
    waiting: () => paints.length,
    frame: (nowMs: number) => {
      const due = paints;
      paints = [];
      for (const paint of due) paint(nowMs);
    },
  };
}
