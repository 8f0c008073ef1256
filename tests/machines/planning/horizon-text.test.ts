import { expect, test } from 'vitest';
import { type Horizon, readHorizon } from '#machines/planning/horizon-text.ts';

const POINTS = [
  { azimuth: 0, altitude: 12 },
  { azimuth: 90, altitude: 20.5 },
  { azimuth: 270, altitude: 5 },
];

test.each([
  ['az alt lines', '0 12\n90 20.5\n270 5'],
  [
    'a file of N.I.N.A., with comments and Windows line ends',
    '# House to the east\r\n0 12\r\n90 20.5\r\n270 5\r\n',
  ],
  [
    'a horizon of Stellarium, with blanks in front and a comment behind',
    '  0   12\n\t90\t20.5  # oak\n\n270 5\n',
  ],
  ['numbers with commas between', '0,12\n90, 20.5\n270 ,5'],
])('a pasted horizon is read from %s', (_, text) => {
  const horizon = line(readHorizon(text));
  expect(horizon.points).toEqual(POINTS);
  expect(horizon.obstruction(45)).toBeCloseTo(16.25, 9);
  expect(horizon.obstruction(315)).toBeCloseTo(8.5, 9); // closed through north
});

test('a pasted horizon that holds nothing but comments is an open view', () => {
  expect(readHorizon('\n# nothing is in the way\n')).toEqual({ kind: 'open' });
  expect(readHorizon('')).toEqual({ kind: 'open' });
});

test.each([
  ['0 12\nninety 20', 'Line 2 must be an azimuth and an altitude, but is "ninety 20".'],
  ['0 12\n\n90', 'Line 3 must be an azimuth and an altitude, but is "90".'],
  ['0 12 7', 'Line 1 must be an azimuth and an altitude, but is "0 12 7".'],
  ['# a\n400 12', 'Line 2 has the azimuth 400, which is not 0 to 360.'],
  ['0 95', 'Line 1 has the altitude 95, which is not -10 to 90.'],
])('a pasted horizon that cannot be read is refused by its line: %#', (text, message) => {
  expect(readHorizon(text)).toEqual({ kind: 'refused', message });
});

test('a pasted horizon has 720 corners at most', () => {
  const text = Array.from({ length: 721 }, (_, index) => `${index / 2} 5`).join('\n');
  expect(readHorizon(text)).toMatchObject({
    kind: 'refused',
    message: 'The horizon cannot be used: a horizon has 1 to 720 points, got 721.',
  });
});

function line(horizon: Horizon) {
  if (horizon.kind !== 'line') throw new Error('the horizon was not read as a line');
  return horizon;
}
