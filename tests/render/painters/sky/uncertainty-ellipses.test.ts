import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { EQUATORIAL_MOUNT, projectSky, skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { inkUncertainty } from '#render/painters/sky/uncertainty-ellipses.ts';
import type { Pen, Stroke } from '#render/picture/sky/ink.ts';
import type { SkyTrail } from '#render/picture/sky/trail.ts';

const CAMERA = { mount: EQUATORIAL_MOUNT, longitude: 0, latitude: 0, fieldOfView: 2 * DEGREE };
const VIEW = skyViewOf(CAMERA, { width: 800, height: 800 });
const FACTOR = 5;

test('the region of uncertainty of a point is a full ellipse with an unbroken rim where an ellipse describes it', () => {
  const { fills, dashes, marks } = drawn({});
  expect(fills).toBe(1);
  expect(dashes).toEqual([undefined]);
  expect(marks).toEqual([]);
});

test('the region of uncertainty of a point is an empty, dashed ellipse where that does not describe it', () => {
  const { fills, dashes } = drawn({ approximate: Uint8Array.of(1) });
  expect(fills).toBe(0);
  expect(dashes).toEqual([expect.any(Number)]);
});

test('the region of uncertainty of a point has its clones about it at the trace date, scaled as the ellipse is, east to the left and north up', () => {
  const shifts = Float64Array.of(0.04 * DEGREE, 0, 0, 0.02 * DEGREE);
  const region = { approximate: Uint8Array.of(1), clones: new Map([[0, shifts]]) };
  expect(drawn(region).marks).toEqual([]);
  const { marks } = drawn({ ...region, current: 0 });
  const perDegree = VIEW.pixelsPerRadian * DEGREE;
  expect(marks).toHaveLength(2);
  expect(marks[0].x).toBeCloseTo(400 - 0.04 * FACTOR * perDegree, 1);
  expect(marks[0].y).toBeCloseTo(400, 1);
  expect(marks[1].x).toBeCloseTo(400, 1);
  expect(marks[1].y).toBeCloseTo(400 - 0.02 * FACTOR * perDegree, 1);
});

test('the region of uncertainty of a point has clones where they are also on the other half of the sky', () => {
  const view = skyViewOf(
    { ...CAMERA, longitude: 55 * DEGREE, fieldOfView: 90 * DEGREE },
    { width: 800, height: 800 },
  );
  const shifts = Float64Array.of(22 * DEGREE, 0);
  const ellipses = Float64Array.of(15 * DEGREE, DEGREE, 0);
  const { marks } = drawn({ ellipses, clones: new Map([[0, shifts]]), current: 0 }, view);
  const place = projectSky(view, directionOf(22 * FACTOR * DEGREE, 0)) ?? expect.unreachable();
  expect(marks[0].x).toBeCloseTo(place.x, 1);
  expect(marks[0].y).toBeCloseTo(place.y, 1);
});

function drawn(region: Partial<SkyTrail>, view = VIEW) {
  const dashes: (number | undefined)[] = [];
  const marks: { x: number; y: number }[] = [];
  let fills = 0;
  const pen: Pen = {
    use: ({ dash }: Stroke) => void dashes.push(dash),
    moveTo: () => undefined,
    lineTo: () => undefined,
    lift: () => undefined,
    fill: () => void fills++,
    mark: (x, y) => void marks.push({ x, y }),
  };
  const trail: SkyTrail = {
    id: 'a',
    name: 'a',
    colour: [1, 1, 1],
    selected: true,
    directions: Float64Array.from(directionOf(0, 0)),
    dates: Float64Array.of(2_461_365.5),
    ellipses: Float64Array.of(0.02 * DEGREE, 0.01 * DEGREE, 0),
    ...region,
  };
  inkUncertainty(pen, view, trail, { factor: FACTOR, every: 1 });
  return { fills, dashes, marks };
}
