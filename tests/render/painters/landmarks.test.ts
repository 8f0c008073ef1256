import { expect, test } from 'vitest';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type CameraView, viewOf } from '#render/cameras/orbit-camera.ts';
import { landmarks } from '#render/painters/landmarks.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';

const CAMERA = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 1, fieldOfView: 0.8 } as const;
const VIEW = viewOf(CAMERA, { width: 390, height: 600 });
const LOW_VIEW = viewOf(CAMERA, { width: 390, height: 240 });

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

test('a year is not named close to another one', () => {
  expect(namesAlong(['2027', 0, true], ['2028', 20, true], ['2029', 70, true])).toEqual(['2027', '2029']);
});

test('of names that are close to each other the one of the more opaque mark is shown', () => {
  const [near, far] = [mark('2027', 20, true), mark('2026', 0, true)];
  expect(namesOf([{ ...far, opacity: 0.4 }, near], VIEW)).toEqual(['2027']);
});

test('in a view of half the height names are twice as far apart', () => {
  const along = [mark('21:00', 0), mark('21:30', 50), mark('22:00', 100)];
  expect(namesOf(along, VIEW)).toEqual(['21:00', '21:30', '22:00']);
  const low = [
    mark('21:00', 0, false, LOW_VIEW),
    mark('21:30', 50, false, LOW_VIEW),
    mark('22:00', 100, false, LOW_VIEW),
  ];
  expect(namesOf(low, LOW_VIEW)).toEqual(['21:00', '22:00']);
});

/** @param marks name, px to the right of the middle of the picture, and whether it is a main one. */
function namesAlong(...marks: readonly (readonly [string, number, boolean?])[]): readonly string[] {
  return namesOf(
    marks.map(([name, px, main]) => mark(name, px, main)),
    VIEW,
  );
}

function mark(name: string, px: number, main = false, { pixelsPerRadian }: CameraView = VIEW): Landmark {
  return { name, position: [0, px / pixelsPerRadian, 0], colour: [1, 1, 1], main };
}

function namesOf(marks: readonly Landmark[], view: CameraView): readonly string[] {
  const labels = landmarks.labels?.({
    camera: CAMERA,
    space: { ...HELIOCENTRIC, sun: [0, 0, 0] as Vector3 },
    look: { background: [0, 0, 0], inverted: false },
    view,
    pixelRatio: 1,
    cover: UNCOVERED,
    landmarks: marks,
  });
  return (labels ?? []).map(({ text }) => text);
}
