import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EphemerisTask } from '#server/compute.ts';
import { startComputePool } from '#server/node/compute-pool.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';

const EPHEMERIS = join(import.meta.dirname, '..', '..', '..', 'public', 'ephemeris');

/** A worker that dies on one body and answers for every other. */
const FRAGILE_WORKER = `
export function ephemerisOf({ body }) {
  if (body.designation === 'deadly') process.exit(1);
  return { rows: 0, designation: body.designation };
}
`;

describe('the pool of workers', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pool-'));
    writeFileSync(join(folder, 'worker.mjs'), FRAGILE_WORKER);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('fails the task a worker died at, and goes on with another worker', async () => {
    const pool = startComputePool({
      workerFile: join(folder, 'worker.mjs'),
      ephemerisFolder: EPHEMERIS,
      workers: 1,
    });
    await expect(pool.ephemerisOf(task('deadly'))).rejects.toThrow();
    expect(await pool.ephemerisOf(task('harmless'))).toMatchObject({ designation: 'harmless' });
    await pool.close();
  });

  test('says where it looked for an ephemeris that is not there', () => {
    const options = { workerFile: join(folder, 'worker.mjs'), ephemerisFolder: folder, workers: 1 };
    expect(() => startComputePool(options)).toThrow(`there is no ephemeris in ${folder}`);
  });
});

/** One epoch of a body, from the geocentre. */
function task(designation: string): EphemerisTask {
  return { body: fakeBody({ designation }), site: { kind: 'geocentre' }, epochs: Float64Array.of(2461050.5) };
}
