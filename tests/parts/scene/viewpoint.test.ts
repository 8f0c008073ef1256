import { expect, test } from 'vitest';
import { createStore } from '#parts/scene/store.ts';
import {
  cameraOf,
  centredViewpoint,
  FIRST_VIEWPOINT,
  type Followed,
  movedViewpoint,
  NOTHING_FOLLOWED,
  releasedViewpoint,
  settledViewpoint,
  viewpointOfSaved,
  zoomNearer,
} from '#parts/scene/viewpoint.ts';
import { savedCameraOf } from '#render/cameras/saved-camera.ts';

const SUN: Followed = { position: [0, 0, 0], radius: 0.004_65 };
const EARTH: Followed = { position: [0.98, 0.17, 0], radius: 4.26e-5 };

test('the first view is of the Sun from 5 au', () => {
  const camera = cameraOf(FIRST_VIEWPOINT, SUN, 2.5);
  expect(camera.target).toEqual([0, 0, 0]);
  expect(camera.distance).toBeCloseTo(5, 9);
});

test('zooming in to the end arrives at four radii of what is followed, or 15 km from what has no size', () => {
  expect(cameraOf(FIRST_VIEWPOINT, EARTH, 16).distance).toBeCloseTo(4 * EARTH.radius, 12);
  expect(cameraOf(FIRST_VIEWPOINT, { ...EARTH, radius: 0 }, 16).distance).toBeCloseTo(1e-7, 15);
});

test('fingers drawn apart bring what is seen nearer by as much, at every zoom', () => {
  for (const zoom of [0.5, 2, 3, 9]) {
    const before = cameraOf(FIRST_VIEWPOINT, EARTH, zoom).distance;
    const after = cameraOf(FIRST_VIEWPOINT, EARTH, zoomNearer(EARTH, zoom, 2)).distance;
    expect(before / after).toBeCloseTo(2, 9);
  }
  expect(zoomNearer(EARTH, 16, 2)).toBe(16);
});

test('an eye that was saved is where it was, although what is followed is elsewhere now', () => {
  const panned = { azimuth: 2, elevation: -0.3, offset: [0.1, -0.2, 0.3] as const };
  const { position } = savedCameraOf(cameraOf(panned, SUN, 4));
  const loaded = { azimuth: 2, elevation: -0.3, offset: [0, 0, 0] as const, eye: position };
  const camera = cameraOf(settledViewpoint(loaded, EARTH, 4), EARTH, 4);
  expect(savedCameraOf(camera).position).toEqual(position.map((value) => expect.closeTo(value, 9)));
});

test('a viewpoint without a saved eye is settled already', () => {
  expect(settledViewpoint(FIRST_VIEWPOINT, EARTH, 4)).toBe(FIRST_VIEWPOINT);
});

test('a camera that is dragged before its object has a place stays where it was dragged to', () => {
  const saved = savedCameraOf(cameraOf({ azimuth: 2, elevation: -0.3, offset: [0.1, -0.2, 0.3] }, EARTH, 4));
  const waiting = viewpointOfSaved(saved);
  const size = { width: 800, height: 600 };
  const dragged = movedViewpoint(waiting, NOTHING_FOLLOWED, 4, { kind: 'turn', right: 40, down: 10 }, size);
  const onScreen = savedCameraOf(cameraOf(dragged, NOTHING_FOLLOWED, 4));
  expect(onScreen.position).not.toEqual(saved.position);
  const later = savedCameraOf(cameraOf(settledViewpoint(dragged, EARTH, 4), EARTH, 4));
  expect(later.position).toEqual(onScreen.position.map((value) => expect.closeTo(value, 9)));
  expect(later.quaternion).toEqual(onScreen.quaternion.map((value) => expect.closeTo(value, 12)));
});

test('a camera that follows nothing any more stays where it is', () => {
  const panned = { azimuth: 2, elevation: -0.3, offset: [0.1, -0.2, 0.3] as const };
  const free = cameraOf(releasedViewpoint(panned, EARTH, 2), NOTHING_FOLLOWED, 2);
  expect(free.target).toEqual(cameraOf(panned, EARTH, 2).target);
});

test('what is followed comes to the middle, also for a view that has not come back yet', () => {
  const waiting = { azimuth: 2, elevation: -0.3, offset: [0, 0, 0] as const, eye: [3, 2, 1] as const };
  expect(cameraOf(centredViewpoint(waiting), EARTH, 4).target).toEqual(EARTH.position);
});

test('a store notifies of changes, and of nothing else, until it is left', () => {
  const store = createStore(1);
  const reported: number[] = [];
  const leave = store.subscribe(() => reported.push(store.get()));
  store.set(2);
  store.set(2);
  leave();
  store.set(3);
  expect(reported).toEqual([2]);
});
