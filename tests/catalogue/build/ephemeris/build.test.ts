import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { buildEphemeris } from '#catalogue/build/ephemeris/build.ts';
import { writeEphemeris } from '#catalogue/build/ephemeris/chunk-files.ts';
import { readCommittedEphemeris } from '#catalogue/build/ephemeris/check-ephemeris.ts';
import { AU_KM } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { INITIAL_DAY, LARGE_BODIES, PERTURBERS } from '#engine/solar-system/initial-states.ts';
import { testEphemeris } from '../../../engine/ephemeris-fixture.ts';

const BODIES = [...LARGE_BODIES, ...PERTURBERS];
const START = {
  day: INITIAL_DAY,
  gm: Float64Array.from(BODIES, (body) => body.gm),
  position: Float64Array.from(BODIES.flatMap((body) => body.state.slice(0, 3))),
  velocity: Float64Array.from(BODIES.flatMap((body) => body.state.slice(3))),
};
const CHUNK_OF_2023 = 2;

const years: number[] = [];
const built = buildEphemeris(
  START,
  { from: CHUNK_OF_2023, to: CHUNK_OF_2023 },
  ['a test'],
  '2026-11-21',
  (done) => years.push(done),
);
const folder = mkdtempSync(join(tmpdir(), 'ephemeris-'));
writeFileSync(join(folder, 'stale.bin'), '');
writeEphemeris(folder, built.index, built.chunks);

test('a chunk built from the sixteen asteroids alone is read back from its files, which replace older ones', () => {
  const ephemeris = readCommittedEphemeris(folder);
  expect([ephemeris.firstDay, ephemeris.lastDay]).toEqual([2_447_416.5, 2_463_800.5]);
  expect(readdirSync(folder).sort()).toEqual([built.chunks[0].entry.file, 'index.json'].sort());
});

test('a chunk built from the sixteen asteroids alone reports its progress in years up to its whole length', () => {
  expect(years[years.length - 1]).toBeCloseTo(44.857, 2);
});

test('a chunk built from the sixteen asteroids alone stores what was integrated to 1e-11 au', () => {
  for (const series of built.index.series.slice(BODY.Sun, BODY.Pluto + 1)) {
    expect(series.fitErrorAu, series.name).toBeLessThan(1e-11);
  }
});

test('a chunk built from the sixteen asteroids alone meets the start itself, and the committed ephemeris within 300 m for two years about it', () => {
  const ephemeris = readCommittedEphemeris(folder);
  const [ours, committed] = [new Float64Array(3), new Float64Array(3)];
  for (let body: number = BODY.Sun; body <= BODY.Pluto; body++) {
    ephemeris.position(body, INITIAL_DAY, 0, ours);
    expect(distance(ours, LARGE_BODIES[body].state)).toBeLessThan(1e-11);
    for (let day = INITIAL_DAY - 365; day < INITIAL_DAY + 365; day += 13.3) {
      ephemeris.position(body, day, 0, ours);
      testEphemeris().position(body, day, 0, committed);
      expect(distance(ours, committed) * AU_KM, `${LARGE_BODIES[body].name} at ${day}`).toBeLessThan(0.3);
    }
  }
});

function distance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
