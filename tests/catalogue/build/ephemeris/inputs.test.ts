import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { readCommittedEphemeris } from '#catalogue/build/ephemeris/check-ephemeris.ts';
import { readDe405 } from '#catalogue/build/ephemeris/references/de405.ts';
import { parseTestpo } from '#catalogue/build/ephemeris/references/testpo.ts';
import {
  MissingInputError,
  readDe430Start,
  readDe440Start,
} from '#catalogue/build/ephemeris/start-states.ts';

test('missing inputs of the ephemeris builder are named with the place where they are expected', () => {
  expect(() => readDe440Start('/nowhere')).toThrow(MissingInputError);
  expect(() => readDe440Start('/nowhere')).toThrow('looked for at /nowhere/ic440_343.json');
  expect(() => readDe430Start('/nowhere')).toThrow('/nowhere/de430ic_2000Jan1.txt');
  expect(() => readCommittedEphemeris('/nowhere')).toThrow('/nowhere/index.json');
});

test('a DE405 table that is cut short is refused', () => {
  expect(() => readDe405(new Uint8Array(1000), 10)).toThrow(/has 1000 bytes/);
});

test('a JPL test file gives positions between bodies alone', () => {
  const lines = [
    'DE-0430LE-0430 header',
    '430  1950.01.01 2433282.5  3 11  2  0.88',
    '430  1950.01.01 2433282.5  3 12  2  0.88',
    '430  1950.01.01 2433282.5  3 11  5  0.01',
    '430  1850.01.01 2396758.5  3 11  2  0.87',
  ];
  expect(parseTestpo(lines.join('\n'), 2_415_020.5, 2_506_331.5)).toEqual([
    { day: 2_433_282.5, target: 3, centre: 11, coordinate: 2, value: 0.88 },
  ]);
});

test('the committed index says what it was made from, with what, and when', () => {
  const path = join(import.meta.dirname, '..', '..', '..', '..', 'public', 'ephemeris', 'index.json');
  const index = JSON.parse(readFileSync(path, 'utf8'));
  expect(index.inputs.join()).toMatch(/DE440.*DE430/);
  expect(index.model).toMatch(/343 asteroids/);
  expect(index.built).toMatch(/^\d{4}-\d\d-\d\d$/);
});
