import { expect, test } from 'vitest';

import { BODY, BODY_COUNT, type Body } from '#engine/ephemeris/body.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

/** Ways to write an instant a hair before, at, or behind a Julian date. */
const WRITTEN: readonly (readonly [whole: number, offset: number])[] = [
  ...[0, Number.MIN_VALUE, 2 ** -53, 1e-13, 3.6e-12, 7e-12, 1e-10].flatMap((hair): [number, number][] => [
    [0, -hair],
    [0, hair],
  ]),
  [-1, 1 - 2 ** -53],
  [-0.5, 0.5 - 2 ** -54],
  [-8, 8 + 2 ** -49],
  [1, -1 - 2 ** -52],
  [0.5, -0.5 + 2 ** -54],
];

/** Days between the borders of a body's segments in memory. */
const SHORT_SEGMENTS: readonly number[] = [32, 4, 8, 4, 2, 16, 64, 64, 64, 64, 64];
const SHORT_SEGMENT_OF_ASTEROIDS = 128;

const { index } = testEphemeris();

test('around every border of a stored segment or a chunk each body is where it is at the border', () => {
  const { firstDay, lastDay } = testEphemeris();
  const elsewhere = index.series.flatMap(({ segmentDays }, body) =>
    misplacedAround(body, bordersBetween(firstDay, lastDay, segmentDays)),
  );
  expect(elsewhere.slice(0, 20)).toEqual([]);
});

test('around every border of a segment in memory each body is where it is at the border', () => {
  const { firstDay, lastDay } = index.chunks[3];
  const elsewhere: string[] = [];
  for (let body = 0; body < BODY_COUNT; body++) {
    const spacing = SHORT_SEGMENTS[body] ?? SHORT_SEGMENT_OF_ASTEROIDS;
    elsewhere.push(...misplacedAround(body, bordersBetween(firstDay - spacing, lastDay, spacing)));
  }
  expect(elsewhere.slice(0, 20)).toEqual([]);
});

test.each([
  ['1943-11-04', 2_431_032.5],
  ['1988-09-12', 2_447_416.5],
  ['2033-07-22', 2_463_800.5],
  ['2078-05-31', 2_480_184.5],
])('the Earth has a place 5e-13 d before %s', (_, border) => {
  const place = new Float64Array(3);
  testEphemeris().position(BODY.Earth, border, -5e-13, place);
  expect(Math.hypot(...place)).toBeCloseTo(1, 1);
});

/** The days that part a span into pieces, without its ends. */
function bordersBetween(firstDay: number, lastDay: number, spacing: number): readonly number[] {
  return Array.from({ length: (lastDay - firstDay) / spacing - 1 }, (_, i) => firstDay + (i + 1) * spacing);
}

/** The instants around borders at which a body is not within its own joints of where it is at the border. */
function misplacedAround(body: Body, borders: readonly number[]): readonly string[] {
  const joint = body <= BODY.Pluto ? 2e-11 : 2e-9; // au
  const [at, near] = [new Float64Array(3), new Float64Array(9)];
  return borders.flatMap((border) => {
    testEphemeris().position(body, border, 0, at);
    return WRITTEN.filter(([whole, offset]) => {
      testEphemeris().stateAndAcceleration(body, border + whole, offset, near);
      const apart = Math.abs(at[0] - near[0]) + Math.abs(at[1] - near[1]) + Math.abs(at[2] - near[2]);
      const sum = near[3] + near[4] + near[5] + near[6] + near[7] + near[8];
      return !(apart < joint && Number.isFinite(sum));
    }).map(([whole, offset]) => `body ${body} at ${border + whole} + ${offset}`);
  });
}
