import { expect, test } from 'vitest';
import { type AtInstant, createView, type MadePicture } from '#parts/scene/view.ts';
import {
  cameraOf,
  FIRST_VIEWPOINT,
  type Followed,
  movedViewpoint,
  type Viewpoint,
} from '#parts/scene/viewpoint.ts';
import { axesOf, type OrbitCamera } from '#render/cameras/orbit-camera.ts';
import type { OrbitLine } from '#render/picture/orbit-line.ts';
import { startOrbits } from '../../machines/fakes/orbit-tool.ts';
import { emptyEphemeris } from '../fakes/ephemeris-store.ts';

type Picture = { readonly camera: OrbitCamera; readonly orbits: readonly OrbitLine[] };

const ZOOM = 2.5;
const OBJECT: Followed = { position: [0.98, 0.17, 0], radius: 0 };
const SIZE = { width: 800, height: 600 };

test('the saved camera is that of the screen, also when what it follows has no place any more', () => {
  const { view, world } = following();
  view.pictureAt(0);
  world.place = undefined;
  const onScreen = view.pictureAt(1)?.camera;
  expect(onScreen?.target).toEqual(OBJECT.position);
  expect(view.cameraAt(2)).toEqual(onScreen);
});

test('a camera that was dragged is saved so, also when what it follows has no place any more', () => {
  const { view, world } = following();
  view.pictureAt(0);
  world.place = undefined;
  view.look(
    movedViewpoint(view.viewpoint(), view.followed(), ZOOM, { kind: 'pan', right: 50, down: 0 }, SIZE),
  );
  const onScreen = view.pictureAt(1)?.camera;
  expect(onScreen?.target).not.toEqual(OBJECT.position);
  expect(view.cameraAt(2)).toEqual(onScreen);
});

test('the camera turns while the rest of the picture stays, as long as none can be made', () => {
  const { view, world } = following();
  view.pictureAt(0);
  world.isMissing = true;
  const turned = { ...view.viewpoint(), azimuth: 2 };
  view.look(turned);
  expect(view.pictureAt(1)?.camera).toEqual(cameraOf(turned, OBJECT, ZOOM));
  expect(view.cameraAt(1)).toEqual(cameraOf(turned, OBJECT, ZOOM));
});

test('before the first picture there is no camera, unless one is about to come back', () => {
  const { view, world } = following();
  world.isMissing = true;
  expect([view.pictureAt(0), view.cameraAt(0)]).toEqual([undefined, undefined]);
  const saved: Viewpoint = { azimuth: 2, elevation: 0.3, offset: [0, 0, 0], eye: [3, -2, 1] };
  view.look(saved);
  expect(eyeOf(view.cameraAt(0))).toEqual([3, -2, 1].map((place) => expect.closeTo(place, 12)));
});

test('another viewpoint is reported, the same one is not', () => {
  const { view } = following();
  const reported: Viewpoint[] = [];
  const leave = view.subscribe(() => reported.push(view.viewpoint()));
  const other = { ...FIRST_VIEWPOINT, azimuth: 2 };
  view.look(other);
  view.look(other);
  view.pictureAt(0);
  leave();
  view.look(FIRST_VIEWPOINT);
  expect(reported).toEqual([other]);
});

test('lines that look the same are the same list from picture to picture, so that nothing is uploaded again', () => {
  const { view } = following();
  const before = view.pictureAt(0)?.orbits;
  expect(view.pictureAt(1)?.orbits).toBe(before);
});

/** A view that follows an object as long as the object has a place, and has no picture while something is missing. */
function following() {
  const world: { place: Followed | undefined; isMissing: boolean } = { place: OBJECT, isMissing: false };
  const make = (
    { viewpoint, settings: { zoom } }: AtInstant,
    last: Followed,
  ): MadePicture<Picture> | undefined => {
    if (world.isMissing) return undefined;
    const followed = world.place ?? last;
    return { picture: { camera: cameraOf(viewpoint, followed, zoom), orbits: [] }, followed, viewpoint };
  };
  const { timeline, settings } = startOrbits().context();
  settings.send({ type: 'zoom.chosen', zoom: ZOOM });
  const sources = { timeline, settings, ephemeris: emptyEphemeris() };
  return { world, view: createView<Picture>({ sources, make, madeFrom: [] }) };
}

function eyeOf(camera: OrbitCamera | undefined): readonly number[] {
  if (camera === undefined) return [];
  const { back } = axesOf(camera.azimuth, camera.elevation);
  return camera.target.map((place, axis) => place + camera.distance * back[axis]);
}
