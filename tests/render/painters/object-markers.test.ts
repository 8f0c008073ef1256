import { expect, test } from 'vitest';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { objectMarkers } from '#render/painters/object-markers.ts';
import { IDENTITY } from '#render/geometry/vectors.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';

const SHAPE: PlacedObject = {
  id: 'apophis',
  name: 'Apophis',
  position: [0, 0, 0],
  colour: [1, 1, 0],
  selected: false,
  radius: 0.01,
  enlarged: 6,
  shapeId: 'apophis',
  axesAt: () => IDENTITY,
};

test('a shape that is shown larger than it is says how many times beside its name', () => {
  expect(noteOf(SHAPE, 1)).toBe('enlarged × 6');
  expect(noteOf({ ...SHAPE, enlarged: 1 }, 1)).toBeUndefined();
});

test('a marker of a shape too small to be seen has no note of its enlargement', () => {
  expect(noteOf(SHAPE, 100)).toBeUndefined();
});

/** The second line of an object's name, seen from a distance. */
function noteOf(object: PlacedObject, distance: number): string | undefined {
  const camera = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance, fieldOfView: 0.8 } as const;
  const name = { shown: true, colour: [1, 1, 1], size: 12 } as const;
  const [label] =
    objectMarkers.labels?.({
      camera,
      space: HELIOCENTRIC,
      look: { background: [0, 0, 0], inverted: false, names: { object: name } },
      view: viewOf(camera, { width: 800, height: 600 }),
      pixelRatio: 1,
      cover: UNCOVERED,
      objects: [object],
    }) ?? [];
  return label.note;
}
