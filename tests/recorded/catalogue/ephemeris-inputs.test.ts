import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDe430Start, readDe440Start } from '#catalogue/build/ephemeris/start-states.ts';
import { PERTURBERS } from '#engine/solar-system/initial-states.ts';
import { recordedFolder } from '../shared-folder.ts';

test('the start of the ephemeris holds 11 large bodies and 343 asteroids, the perturbers first', () => {
  const folder = join(recordedFolder('reference'), 'solar-system');
  const start = readDe440Start(folder);
  expect(start.position).toHaveLength(3 * 354);
  expect([...start.gm.subarray(11, 27)]).toEqual(PERTURBERS.map((body) => body.gm));
  expect(new Set(start.position).size).toBe(3 * 354);
  expect(readDe430Start(folder).gm).toHaveLength(354);
});
