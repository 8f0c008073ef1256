import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BODY } from '#engine/ephemeris/body.ts';
import { julianDay } from '#engine/time/calendar.ts';
import { readIndex } from '#server/node/workers/ephemeris-files.ts';
import { coveredEphemeris } from '#server/tasks/covered-ephemeris.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'public', 'ephemeris');

function worker() {
  let files = 0;
  const covered = coveredEphemeris(readIndex(FOLDER), (names) => {
    files += names.length;
    return names.map((name) => readFileSync(join(FOLDER, name)));
  });
  return { ...covered, filesRead: () => files };
}

test('a worker that has been from 1900 to 2470 lets go of that before its next task', () => {
  const { ephemeris, cover, beginTask } = worker();
  beginTask();
  cover(julianDay(1900, 3, 1));
  cover(julianDay(2470, 3, 1));
  const there = new Float64Array(3);
  ephemeris.position(BODY.Mars, julianDay(1900, 3, 1), 0, there);
  ephemeris.position(BODY.Mars, julianDay(2200, 3, 1), 0, there);
  beginTask();
  expect(() => ephemeris.position(BODY.Mars, julianDay(1900, 3, 1), 0, there)).toThrow(RangeError);
  cover(julianDay(1900, 3, 1));
  ephemeris.position(BODY.Mars, julianDay(1900, 3, 1), 0, there);
  const expected = new Float64Array(3);
  testEphemeris().position(BODY.Mars, julianDay(1900, 3, 1), 0, expected);
  expect(there).toEqual(expected);
});

test('a worker that goes to and fro between 1900 and today reads no file twice', () => {
  const { cover, beginTask, filesRead } = worker();
  for (let turn = 0; turn < 5; turn++) {
    beginTask();
    cover(julianDay(1900, 3, 1));
    beginTask();
    cover(julianDay(2026, 11, 27));
  }
  expect(filesRead()).toBeLessThanOrEqual(4);
});
