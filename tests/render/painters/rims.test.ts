import { expect, test } from 'vitest';
import { AU_KM } from '#engine/constants.ts';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { bodyMarkers } from '#render/painters/body-markers.ts';
import { rims } from '#render/painters/rims.ts';
import { bodySize } from '#render/picture/apparent-size.ts';
import { IDENTITY } from '#render/geometry/vectors.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';
import { BODY_APPEARANCE } from '#parts/solar-system/drawn-bodies.ts';
import { type RecordedGradient, recordedContext } from '../recorded-context.ts';

const SIZE = { width: 1000, height: 640 };
const EARTH = {
  ...BODY_APPEARANCE['earth'],
  id: 'earth',
  name: 'Earth',
  position: [1, 0, 0],
  radius: 6371 / AU_KM,
  axesAt: () => IDENTITY,
} as const;

test('the Earth is marked from every distance: by a mark, by a ring around a small globe, or by its size', () => {
  const ways = new Set<string>();
  for (let distance = 5; distance > 1e-4; distance /= 1.1) {
    const { marks, arcs, diameter } = seenFrom(distance);
    const way =
      marks > 0 ? 'mark' : arcs.some(({ radius = 0 }) => radius > diameter / 2 + 2) ? 'ring' : 'size';
    if (way === 'size') expect(diameter, `from ${distance} au`).toBeGreaterThan(8);
    ways.add(way);
  }
  expect([...ways]).toEqual(['mark', 'ring', 'size']);
});

test('air lies along the edge of the globe, bright over the day and faint over the night', () => {
  const { arcs, diameter } = seenFrom(3e-4);
  const [air] = arcs;
  expect(air.radius).toBeGreaterThan(diameter / 2);
  expect(air.lineWidth).toBeLessThan(0.1 * diameter);
  const { stops } = air.strokeStyle as RecordedGradient;
  const opacities = stops.map(([, colour]) => Number(/\/ ([\d.]+)\)/.exec(colour)?.[1]));
  expect(opacities[0]).toBeGreaterThan(0.5);
  expect(opacities.at(-1)).toBeGreaterThan(0);
  expect(opacities.at(-1)).toBeLessThan(0.3);
});

/** How the Earth is shown from this many astronomical units. */
function seenFrom(distance: number) {
  const camera = { target: EARTH.position, azimuth: 0.5, elevation: 0.3, distance, fieldOfView: 0.8 };
  const picture = {
    camera,
    space: HELIOCENTRIC,
    look: { background: [0, 0, 0], inverted: false, names: {} },
    view: viewOf(camera, SIZE),
    pixelRatio: 1,
    cover: UNCOVERED,
    bodies: [EARTH],
  } as const;
  const { context, drawn } = recordedContext();
  for (const piece of rims.overlay?.(context, picture) ?? []) piece.paint(context);
  const marks = bodyMarkers.marks?.(picture) ?? [];
  return { marks: marks.length, arcs: drawn, diameter: bodySize(picture.view, EARTH).diameter };
}
