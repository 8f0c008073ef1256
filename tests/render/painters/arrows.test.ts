import { expect, test } from 'vitest';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { arrows } from '#render/painters/arrows.ts';
import type { Arrow } from '#render/picture/arrow.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';

const CAMERA = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 1, fieldOfView: 0.8 } as const;
const PICTURE = {
  camera: CAMERA,
  space: HELIOCENTRIC,
  look: { background: [0, 0, 0], inverted: false, names: {} },
  view: viewOf(CAMERA, { width: 800, height: 600 }),
  pixelRatio: 1,
  cover: UNCOVERED,
} as const;

test.each([
  ['a plain one is whole', undefined, [0], 1],
  ['a dashed one has gaps along it', 'dashed', [0], 0.64],
  ['a double one is two lines aside of its middle', 'double', [-0.004, 0.004], 2],
] as const)('arrows of one colour are distinguished by their shafts: %s', (_, shaft, asides, drawn) => {
  const arrow: Arrow = { name: '', start: [0, 0, 0], end: [0, 0.1, 0], colour: [1, 1, 1], shaft };
  const [stroke] = arrows.strokes?.({ ...PICTURE, arrows: [arrow] }) ?? [];
  const pieces = piecesOf(stroke.positions).slice(0, -2); // without the head
  const found = new Set(pieces.map(({ start }) => Math.round(1e6 * start.z) / 1e6));
  expect([...found].toSorted((a, b) => a - b)).toEqual(asides);
  const length = pieces.reduce((sum, { start, end }) => sum + end.y - start.y, 0);
  expect(length / 0.1).toBeGreaterThan(0.8 * drawn);
  expect(length / 0.1).toBeLessThanOrEqual(drawn + 1e-9);
});

type Place = { readonly y: number; readonly z: number };

function piecesOf(positions: ArrayLike<number>): readonly { readonly start: Place; readonly end: Place }[] {
  const all = Array.from(positions);
  return Array.from({ length: all.length / 6 }, (_, piece) => ({
    start: { y: all[6 * piece + 1], z: all[6 * piece + 2] },
    end: { y: all[6 * piece + 4], z: all[6 * piece + 5] },
  }));
}
