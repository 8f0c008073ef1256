import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { clearView } from '#engine/survey/limit-test.ts';
import { createObjectSamples } from '#engine/survey/object-samples.ts';
import type { Sky } from '#engine/survey/sample-sky.ts';

/** A wall to the east, 30 deg high from azimuth 60 to 120. */
const WALL = [
  { azimuth: 60, altitude: 0 },
  { azimuth: 60, altitude: 30 },
  { azimuth: 120, altitude: 30 },
  { azimuth: 120, altitude: 0 },
];

test.each([
  ['the wall hides what lies behind it', 90, 20, false],
  ['what is above the wall is seen', 90, 31, true],
  ['the wall ends in the north-east', 59, 20, true],
  ['the wall ends in the south-east', 121, 20, true],
  ['the west is open', 270, 20, true],
  ['the line of the horizon itself is open', 270, 0, true],
])('above a site on the equator with a wall in the east, %s', (_, azimuth, altitude, isSeen) => {
  expect(viewOf(EQUATOR, azimuth, altitude)).toBe(isSeen);
});

test('at the geocentre nothing blocks the view', () => {
  expect(viewOf({ ...EQUATOR, zenith: undefined, north: undefined }, 90, 20)).toBe(true);
});

/** The zenith along x, the east along y, the north along z. */
const EQUATOR = { zenith: Float64Array.of(1, 0, 0), north: Float64Array.of(0, 0, 1) };

function viewOf(ground: Pick<Sky, 'zenith' | 'north'>, azimuth: number, altitude: number): boolean {
  const samples = createObjectSamples(1);
  const [over, around] = [altitude * DEGREE, azimuth * DEGREE];
  samples.line.set([Math.sin(over), Math.cos(over) * Math.sin(around), Math.cos(over) * Math.cos(around)]);
  samples.sinElevation[0] = Math.sin(over);
  return clearView(WALL, ground as Sky, samples)(0);
}
