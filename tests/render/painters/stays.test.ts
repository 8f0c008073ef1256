import { expect, test } from 'vitest';
import { AU_KM } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { IDENTITY } from '#render/geometry/vectors.ts';
import { arrows } from '#render/painters/arrows.ts';
import { bodyMarkers } from '#render/painters/body-markers.ts';
import { landmarks } from '#render/painters/landmarks.ts';
import { objectMarkers } from '#render/painters/object-markers.ts';
import type { PainterOver } from '#render/painters/painter.ts';
import { rims } from '#render/painters/rims.ts';
import type { Arrow } from '#render/picture/arrow.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import type { PlacedBody } from '#render/picture/placed-body.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';
import { BODY_APPEARANCE } from '#parts/solar-system/drawn-bodies.ts';

const CAMERA = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 0.001, fieldOfView: 0.8 } as const;
const VIEW = viewOf(CAMERA, { width: 800, height: 600 });
const WHITE = [1, 1, 1] as const;

const EARTH: PlacedBody = {
  ...BODY_APPEARANCE['earth'],
  id: 'earth',
  name: 'Earth',
  position: [0, 0, 0],
  radius: 6371 / AU_KM,
  axesAt: () => IDENTITY,
};
const OBJECT: PlacedObject = {
  id: 'apophis',
  name: 'Apophis',
  position: right(50),
  colour: WHITE,
  selected: true,
};
const ARROW: Arrow = { name: 'Moon', start: right(20), end: right(30), colour: WHITE };
const MARK: Landmark = { name: '21:00', position: right(70), colour: WHITE, main: false };

const PICTURE = {
  camera: CAMERA,
  space: { ...HELIOCENTRIC, sun: [0, 1, 0] as Vector3 },
  look: { background: [0, 0, 0], inverted: false, names: {} },
  view: VIEW,
  pixelRatio: 1,
  cover: UNCOVERED,
  bodies: [EARTH],
  objects: [OBJECT],
  arrows: [ARROW],
  landmarks: [MARK],
  passing: [MARK],
} as const;

/** A place this many px to the right of the middle of the picture. */
function right(px: number): Vector3 {
  return [0, (0.001 * px) / VIEW.pixelsPerRadian, 0];
}

/** Whether what a painter has above the picture serves when some of that has changed. */
function serves(
  painter: PainterOver<typeof PICTURE>,
  changed: Partial<Record<keyof typeof PICTURE, unknown>>,
): boolean | undefined {
  const now = { ...PICTURE, ...changed } as typeof PICTURE;
  return painter.stays?.every((stay) => stay(PICTURE, now));
}

test('what is above a picture serves for the next while no body moves, grows or goes', () => {
  for (const painter of [bodyMarkers, rims]) {
    expect(serves(painter, {})).toBe(true);
    expect(serves(painter, { bodies: [{ ...EARTH, position: right(0.2) }] })).toBe(true);
    expect(serves(painter, { bodies: [{ ...EARTH, position: right(2) }] })).toBe(false);
    expect(serves(painter, { bodies: [{ ...EARTH, radius: 2 * EARTH.radius }] })).toBe(false);
    expect(serves(painter, { bodies: [] })).toBe(false);
  }
});

test('air serves for the next picture while the Sun is much where it was', () => {
  expect(serves(rims, { space: { ...HELIOCENTRIC, sun: [0.002, 1, 0] } })).toBe(true);
  expect(serves(rims, { space: { ...HELIOCENTRIC, sun: [0.02, 1, 0] } })).toBe(false);
  expect(serves(bodyMarkers, { space: { ...HELIOCENTRIC, sun: [0.02, 1, 0] } })).toBe(true);
});

test('objects serve for the next picture while they are where they were and look alike', () => {
  const object = (other: Partial<PlacedObject>) =>
    serves(objectMarkers, { objects: [{ ...OBJECT, ...other }] });
  expect(object({ position: right(50.1) })).toBe(true);
  expect(object({ position: right(51) })).toBe(false);
  expect(object({ selected: false })).toBe(false);
  expect(object({ name: '2004 MN4' })).toBe(false);
  expect(serves(objectMarkers, { objects: [{ ...OBJECT, position: undefined }] })).toBe(false);
});

test('arrows serve for the next picture while their names are where they were', () => {
  const arrow = (other: Partial<Arrow>) => serves(arrows, { arrows: [{ ...ARROW, ...other }] });
  expect(arrow({ end: right(30.5) })).toBe(true);
  expect(arrow({ end: right(32) })).toBe(false);
  expect(arrow({ name: 'Sun' })).toBe(false);
  expect(serves(arrows, { arrows: [] })).toBe(false);
});

test('landmarks serve for the next picture while the list is the same and what passes hardly moves', () => {
  const passing = (other: Partial<Landmark>) => serves(landmarks, { passing: [{ ...MARK, ...other }] });
  expect(passing({ position: right(70.5) })).toBe(true);
  expect(passing({ position: right(72) })).toBe(false);
  expect(passing({ note: '0.1 LD' })).toBe(false);
  expect(serves(landmarks, { landmarks: [{ ...MARK }] })).toBe(false);
});

test('a mark is drawn as far as the picture reaches it', () => {
  expect(marksAt(402)).toHaveLength(1);
  expect(marksAt(410)).toHaveLength(0);
});

/** The marks of the object this many px to the right of the middle. */
function marksAt(px: number) {
  return objectMarkers.marks?.({ ...PICTURE, objects: [{ ...OBJECT, position: right(px) }] });
}
