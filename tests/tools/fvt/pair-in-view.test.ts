import { expect, test } from 'vitest';
import { ZOOM } from '#machines/scene/zoom.ts';
import { cameraOf } from '#parts/scene/viewpoint.ts';
import { project, viewOf } from '#render/cameras/orbit-camera.ts';
import { fittingAboveScaleBar } from '#render/picture/free-area.ts';
import { pairInView } from '#tools/fvt/scene/pair-in-view.ts';

/** Equatorial radius of the Earth, au. */
const EARTH = 6378.137 / 149_597_870.7;

/** A list at the left and a rail at the right of pictures of several sizes, and a sheet of a small one. */
const PICTURES = [
  { width: 1440, height: 750, boxes: [box(12, 12, 428, 740), box(1388, 12, 1428, 400)] },
  { width: 1024, height: 560, boxes: [box(12, 12, 388, 540), box(970, 12, 1012, 400)] },
  { width: 390, height: 240, boxes: [box(8, 8, 382, 52), box(336, 60, 382, 236)] },
  { width: 844, height: 266, boxes: [box(12, 12, 300, 254), box(738, 12, 832, 174)] },
  { width: 320, height: 130, boxes: [box(8, 8, 100, 44), box(180, 8, 312, 44)] },
];

const DIRECTIONS = [
  { azimuth: 0.3, elevation: 0.5 },
  { azimuth: -2.8, elevation: 0.1 },
  { azimuth: 1.6, elevation: -1.2 },
];

test.each(PICTURES)(
  'body and object are in the free part of a picture of $width x $height, from near to far',
  ({ width, height, boxes }) => {
    const uncovered = fittingAboveScaleBar({ width, height }, { boxes });
    for (const direction of DIRECTIONS)
      for (const radii of [1.5, 6, 60, 600]) {
        const object = [radii * EARTH, -0.3 * radii * EARTH, 0.2 * radii * EARTH] as const;
        const viewpoint = { ...direction, offset: [0, 0, 0] as const };
        const camera = cameraOf(viewpoint, pairInView(direction, object, EARTH, uncovered), ZOOM.initial);
        const view = viewOf(camera, { width, height }, uncovered.middle);
        for (const place of [object, [0, 0, 0] as const]) {
          const point = project(view, place);
          expect(point?.x).toBeGreaterThan(uncovered.free.left);
          expect(point?.x).toBeLessThan(uncovered.free.right);
          expect(point?.y).toBeGreaterThan(uncovered.free.top);
          expect(point?.y).toBeLessThan(uncovered.free.bottom);
        }
      }
  },
);

test.each(PICTURES)(
  'the nearest point of a path is in the free part of a picture of $width x $height, too',
  ({ width, height, boxes }) => {
    const uncovered = fittingAboveScaleBar({ width, height }, { boxes });
    for (const direction of DIRECTIONS)
      for (const radii of [6, 60]) {
        const nearest = [0, radii * EARTH, 0] as const;
        const object = [radii * EARTH, 0.8 * radii * EARTH, 0] as const;
        const viewpoint = { ...direction, offset: [0, 0, 0] as const };
        const followed = pairInView(direction, object, EARTH, uncovered, [nearest]);
        const view = viewOf(cameraOf(viewpoint, followed, ZOOM.initial), { width, height }, uncovered.middle);
        const point = project(view, nearest);
        expect(point?.x).toBeGreaterThan(uncovered.free.left);
        expect(point?.x).toBeLessThan(uncovered.free.right);
        expect(point?.y).toBeGreaterThan(uncovered.free.top);
        expect(point?.y).toBeLessThan(uncovered.free.bottom);
      }
  },
);

test('the pair fills the free part in one direction', () => {
  const [{ width, height, boxes }] = PICTURES;
  const uncovered = fittingAboveScaleBar({ width, height }, { boxes });
  const direction = { azimuth: 0, elevation: 0 };
  const object = [0, 60 * EARTH, 0] as const;
  const viewpoint = { ...direction, offset: [0, 0, 0] as const };
  const camera = cameraOf(viewpoint, pairInView(direction, object, EARTH, uncovered), ZOOM.initial);
  const view = viewOf(camera, { width, height }, uncovered.middle);
  const [there, here] = [object, [0, 0, 0] as const].map((place) => project(view, place)?.x ?? 0);
  expect(Math.abs(there - here)).toBeGreaterThan(0.8 * (uncovered.free.right - uncovered.free.left));
});

function box(left: number, top: number, right: number, bottom: number) {
  return { left, top, right, bottom };
}
