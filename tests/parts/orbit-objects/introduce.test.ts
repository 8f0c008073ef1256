import { expect, test } from 'vitest';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { fitBoth, type Introduction, introduce } from '#parts/orbit-objects/introduce.ts';
import { isInFreeArea } from '#parts/scene/in-free-area.ts';
import { cameraOf, FIRST_VIEWPOINT, NOTHING_FOLLOWED, type Viewpoint } from '#parts/scene/viewpoint.ts';
import type { Box } from '#render/picture/cover.ts';
import { fittingUnder } from '#render/picture/free-area.ts';

const SUN: Vector3 = [0, 0, 0];
const OBJECT: Vector3 = [1.4, -0.9, 0.2];
const CAMERA = { target: SUN, azimuth: -1.1, elevation: 0.55, distance: 6, fieldOfView: 0.785 } as const;
const WIDE_LIST = { left: 12, right: 324, top: 12, bottom: 560 };

test.each([
  [{ width: 1024, height: 565 }, [WIDE_LIST, { left: 646, right: 958, top: 12, bottom: 400 }]],
  [
    { width: 844, height: 278 },
    [
      { left: 12, right: 268, top: 12, bottom: 265 },
      { left: 470, right: 726, top: 12, bottom: 219 },
    ],
  ],
  [{ width: 320, height: 194 }, [{ left: 8, right: 234, top: 142, bottom: 186 }]],
] as const)(
  'an object and what is followed are brought to where panels leave a picture of %o',
  (size, boxes) => {
    const fitting = fittingUnder(size, { boxes });
    const fitted = fitBoth(CAMERA, SUN, OBJECT, fitting);
    for (const place of [SUN, OBJECT]) expect(fitted && isInFreeArea(fitted, place, fitting)).toBe(true);
  },
);

test('nothing is fitted where the object itself is followed', () => {
  const fitting = fittingUnder({ width: 1024, height: 565 }, { boxes: [WIDE_LIST] });
  expect(fitBoth(CAMERA, OBJECT, OBJECT, fitting)).toBeUndefined();
});

const PHONE = { width: 390, height: 270 };
const RAIL: Box = { left: 180, right: 382, top: 8, bottom: 48 };
const LIST: Box = { left: 0, right: 390, top: 130, bottom: 270 };
const EROS: Vector3 = [1.4, -0.9, 0.2];
const MOVED: Viewpoint = { ...FIRST_VIEWPOINT, offset: [0.3, -0.2, 0] };

/** The frames of a browser in which nothing is to move that need not. */
const AT_ONCE = { areReduced: true, request: () => undefined };

test('an object that has joined and the Sun are brought out from under a panel that opens later, whichever that is', () => {
  const scene = sceneFrom(FIRST_VIEWPOINT);
  introduce(scene.introduction, '433', AT_ONCE);
  for (const boxes of [[RAIL], [RAIL, LIST], [RAIL]]) {
    scene.coverBy(boxes);
    expect(scene.isErosFree()).toBe(true);
    expect(scene.isSunFree()).toBe(true);
  }
});

test('a view that the user turns or zooms after an object has joined stays as it is when a panel opens', () => {
  const turned = sceneFrom(FIRST_VIEWPOINT);
  introduce(turned.introduction, '433', AT_ONCE);
  turned.introduction.view.look(MOVED);
  turned.coverBy([RAIL, LIST]);
  expect(turned.introduction.view.viewpoint()).toBe(MOVED);

  const zoomed = sceneFrom(FIRST_VIEWPOINT);
  introduce(zoomed.introduction, '433', AT_ONCE);
  const before = zoomed.introduction.view.viewpoint();
  zoomed.introduction.settings.send({ type: 'zoom.chosen', zoom: 1.7 });
  zoomed.coverBy([RAIL, LIST]);
  expect(zoomed.introduction.view.viewpoint()).toBe(before);
});

test('a restored view that shows an object which joins is not moved by panels either', () => {
  const restored: Viewpoint = { ...FIRST_VIEWPOINT };
  const scene = sceneFrom(restored);
  expect(scene.isErosFree()).toBe(true);
  introduce(scene.introduction, '433', AT_ONCE);
  scene.coverBy([RAIL, LIST]);
  expect(scene.introduction.view.viewpoint()).toBe(restored);
});

/** A scene about the Sun with Eros in it, selected, under nothing at first. */
function sceneFrom(seenFrom: Viewpoint) {
  let [viewpoint, zoom, boxes]: [Viewpoint, number, readonly Box[]] = [seenFrom, 2.5, []];
  let covered: (() => void) | undefined;
  const camera = () => cameraOf(viewpoint, NOTHING_FOLLOWED, zoom);
  const fitting = () => fittingUnder(PHONE, { boxes });
  const introduction = {
    objects: { getSnapshot: () => ({ context: { selected: '433' } }) },
    loading: { getSnapshot: () => ({ context: { keplerian: new Map([['433', {}]]) } }) },
    settings: {
      getSnapshot: () => ({ context: { settings: { zoom } } }),
      send: (event: { zoom: number }) => void (zoom = event.zoom),
    },
    view: {
      pictureAt: () => ({ camera: camera(), objects: [{ id: '433', position: EROS }] }),
      viewpoint: () => viewpoint,
      look: (next: Viewpoint) => void (viewpoint = next),
      followed: () => NOTHING_FOLLOWED,
    },
    canvas: { get: () => ({ fitting }) },
    realNow: () => 0,
    seenFrom,
    onceCovered: (listener: () => void) => void (covered = listener),
  } as unknown as Introduction; // what it reads of the machines and the view
  return {
    introduction,
    isErosFree: () => isInFreeArea(camera(), EROS, fitting()),
    isSunFree: () => isInFreeArea(camera(), [0, 0, 0], fitting()),
    coverBy(next: readonly Box[]) {
      boxes = next;
      const listener = covered;
      covered = undefined;
      listener?.();
    },
  };
}
