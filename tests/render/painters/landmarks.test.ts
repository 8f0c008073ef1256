import { expect, test } from 'vitest';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { landmarks } from '#render/painters/landmarks.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';

const CAMERA = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 1, fieldOfView: 0.8 } as const;
const VIEW = viewOf(CAMERA, { width: 390, height: 275 });

test('a path that winds names no month close to one that is named on another turn of it', () => {
  expect(namesAlong(['01/02/2027', 0], ['01/03/2027', 100], ['01/04/2027', 20])).toEqual([
    '01/02/2027',
    '01/03/2027',
  ]);
});

test('the names of marks along a path are farther apart the longer they are', () => {
  expect(namesAlong(['01/02/2027', 0], ['01/03/2027', 45])).toEqual(['01/02/2027']);
  expect(namesAlong(['21:00', 0], ['21:30', 45])).toEqual(['21:00', '21:30']);
});

test('a year is named beside a month', () => {
  expect(namesAlong(['01/12/2026', 0], ['2027', 20, true])).toEqual(['01/12/2026', '2027']);
});

/** @param marks name, px to the right of the middle of the picture, and whether it is a main one. */
function namesAlong(...marks: readonly (readonly [string, number, boolean?])[]): readonly string[] {
  const labels = landmarks.labels?.({
    camera: CAMERA,
    space: { ...HELIOCENTRIC, sun: [0, 0, 0] as Vector3 },
    look: { background: [0, 0, 0], inverted: false },
    view: VIEW,
    pixelRatio: 1,
    cover: UNCOVERED,
    landmarks: marks.map(([name, px, main = false]) => ({
      name,
      position: [0, px / VIEW.pixelsPerRadian, 0],
      colour: [1, 1, 1],
      main,
    })),
  });
  return (labels ?? []).map(({ text }) => text);
}
