import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calculationResult, calculationTicket } from '#contract/opt/calculation.ts';
import type { EphemerisTask } from '#server/tasks/ephemeris-of.ts';
import { startComputePool } from '#server/node/workers/compute-pool.ts';
import { OverdueError } from '#server/http/problem-error.ts';
import { eventually } from '../../../eventually.ts';
import { fakeBody, fakeCatalogue } from '../../fakes/fake-catalogue.ts';
import { fakeCompute } from '../../fakes/fake-compute.ts';
import { fakeService, ONE_NIGHT } from '../../fakes/fake-service.ts';

const EPHEMERIS = join(import.meta.dirname, '..', '..', '..', '..', 'public', 'ephemeris');

/** A worker that dies at some bodies, or at the first attempt only, or at a signal after its task, and computes all others. */
const FRAGILE_WORKER = `
import { existsSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
const died = new URL('died', import.meta.url);
const sign = new URL('break-down', import.meta.url);
export function runTask({ task: { body, epochs } }) {
  if (body.designation === 'deadly') process.exit(1);
  if (body.designation === 'endless') for (;;);
  if (body.designation === 'greedy') for (const filled = []; ; ) filled.push(new Array(100_000).fill(filled.length));
  if (body.designation === 'once deadly' && !existsSync(died)) {
    writeFileSync(died, '');
    process.exit(1);
  }
  if (body.designation === 'undermining') {
    setInterval(() => { if (existsSync(sign)) throw new Error('broken down'); }, 1);
  }
  if (body.designation === 'standing back') return { kind: 'computed', value: { rows: getPriority() } };
  const columns = 32;
  const cells = epochs.length * columns;
  const values = new Float64Array(cells);
  const present = new Uint8Array(cells).fill(1);
  return { kind: 'computed', value: { rows: epochs.length, columns, values, present, uncertainty: [] } };
}
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pool-'));
  writeFileSync(join(folder, 'worker.mjs'), FRAGILE_WORKER);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the pool of workers tries a task once more at which a worker died, and reports the death', async () => {
  const reported: unknown[] = [];
  const pool = fragilePool((error) => void reported.push(error));
  expect(await pool.ephemerisOf(task('once deadly'))).toMatchObject({ kind: 'computed' });
  expect(reported).toEqual([new Error('worker exited with code: 1')]);
  await pool.close();
});

test.runIf(process.platform === 'linux')(
  'the pool of workers yields to the thread that serves visitors',
  async () => {
    const pool = fragilePool(() => undefined);
    expect(await pool.ephemerisOf(task('standing back'))).toEqual({ kind: 'computed', value: { rows: 5 } });
    await pool.close();
  },
);

test.each([
  ['dies', 'deadly', 'worker exited', 60_000],
  ['needs all memory', 'greedy', 'memory limit', 60_000],
  ['comes to no end', 'endless', 'aborted', 1500],
])(
  'the pool of workers fails a task that twice %s, and goes on with another worker',
  async (_, designation, reason, deadlineMs) => {
    const pool = fragilePool(() => undefined, deadlineMs);
    await expect(pool.ephemerisOf(task(designation))).rejects.toThrow(reason);
    expect(await pool.ephemerisOf(task('harmless'))).toMatchObject({ kind: 'computed' });
    await pool.close();
  },
);

test('the pool of workers reports a task that twice comes to no end as overdue', async () => {
  const pool = fragilePool(() => undefined, 1500);
  await expect(pool.ephemerisOf(task('endless'))).rejects.toThrow(OverdueError);
  await pool.close();
});

test('the pool of workers outlives a worker that breaks down while no request waits for it, and reports it', async () => {
  const reported: unknown[] = [];
  const pool = fragilePool((error) => void reported.push(error));
  await pool.ephemerisOf(task('undermining'));
  writeFileSync(join(folder, 'break-down'), '');
  await eventually(() => expect(reported).toEqual([new Error('broken down')]));
  expect(await pool.ephemerisOf(task('harmless'))).toMatchObject({ kind: 'computed' });
  await pool.close();
});

test('the pool of workers leaves a calculation in which a worker dies with a fault of the service, which is reported', async () => {
  const pool = fragilePool(() => undefined);
  const bodies = ['deadly', 'harmless'].map((designation, index) => fakeBody({ index, designation }));
  const { app, queue, reported } = await fakeService({
    compute: fakeCompute({ ephemerisOf: (task) => pool.ephemerisOf(task) }),
    catalogue: fakeCatalogue(bodies),
  });
  const ticket = await app.request(`/rest/opt/calculate?${ONE_NIGHT}&names=deadly,harmless`);
  const { token } = z.parse(calculationTicket, await ticket.json());
  await queue.idle();
  const answer = await app.request('/rest/opt/getCalculationResult', { headers: { Token: token } });
  const { object, processed } = z.parse(calculationResult, await answer.json());
  expect(processed).toBe(2);
  expect(object.data.map(({ error, data }) => [error, data.length])).toEqual([
    ['The service failed to calculate this object. Please try again.', 0],
    [undefined, 4],
  ]);
  expect(reported).toEqual([new Error('worker exited with code: 1')]); // of the second attempt
  await pool.close();
});

test('the pool of workers says where an ephemeris is missing', () => {
  const options = {
    workerFile: join(folder, 'worker.mjs'),
    ephemerisFolder: folder,
    earthOrientationFiles: [],
    workers: 1,
  };
  expect(() => startComputePool({ ...options, report: () => undefined })).toThrow(
    `there is no ephemeris in ${folder}`,
  );
});

function fragilePool(report: (error: unknown) => void, deadlineMs = 60_000) {
  const workerFile = join(folder, 'worker.mjs');
  return startComputePool({
    workerFile,
    ephemerisFolder: EPHEMERIS,
    earthOrientationFiles: [],
    workers: 1,
    deadlineMs,
    report,
  });
}

/** One epoch of a body, from the geocentre. */
function task(designation: string): EphemerisTask {
  return { body: fakeBody({ designation }), site: { kind: 'geocentre' }, epochs: Float64Array.of(2461050.5) };
}
