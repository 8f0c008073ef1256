import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pieceHandler } from '#server/calculations/calculate-piece.ts';
import type { CalculationRequest } from '#server/calculations/calculation.ts';
import type { CalculationStore } from '#server/calculations/calculation-store.ts';
import { createCalculations } from '#server/calculations/calculations.ts';
import { createFairQueue } from '#server/queue/fair-queue.ts';
import { memoryCalculations } from '#server/calculations/memory-calculations.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import {
  postgresCalculations,
  type SharedCalculations,
} from '#server/node/calculations/postgres-calculations.ts';
import { tracedQueue } from '#server/node/calculations/traced-queue.ts';
import { reachableCalculations } from '#server/node/calculations/reachable-calculations.ts';
import { currentTrace, newTrace, withTrace } from '#server/node/telemetry/request-trace.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { NO_POSTGRES, type PostgresServer, postgresPrograms, startPostgres } from './postgres-server.ts';

const HANDLER = { latestOrbits: NO_LATEST_ORBITS, now: () => 0, report: fail };
const LIMITS = { concurrency: 2, waiting: 60, waitingPerVisitor: 30 };
const programs = postgresPrograms();
let postgres: PostgresServer | undefined;
beforeAll(async () => {
  if (programs !== undefined) postgres = await startPostgres(programs);
});
afterAll(() => postgres?.stop());

const shared: SharedCalculations[] = [];
afterEach(async () => {
  for (const store of shared.splice(0)) {
    await store.rest();
    await store.close();
  }
  await forgetAll();
});

const STORES = [
  {
    where: 'this process',
    open: (concurrency?: number) => memoryCalculations(tracedQueue(fairQueue(concurrency)), Date.now),
  },
  { where: 'PostgreSQL', open: (concurrency?: number) => openShared(concurrency) },
];

for (const { where, open } of STORES) {
  const isMissing = where === 'PostgreSQL' && programs === undefined;
  describe(`Calculations in ${where}`, () => {
    beforeEach(({ skip }) => skip(isMissing, NO_POSTGRES));

    test('stored calculations are computed piece by piece, and nothing is shown before the Sun and Moon are', async () => {
      const store = open();
      const calculations = over(store);
      const { token } = await calculations.submit('one', request('Eros', 'Ivar', 'Amor'));
      const seen: number[] = [];
      await until(async () => {
        const { done, sunMoon, finishedAt } = await calculations.read(token);
        if (done.length > 0) expect(sunMoon).toBeDefined();
        seen.push(done.length);
        return finishedAt !== undefined;
      });
      const { outcomes, done, request: stored } = await calculations.read(token);
      expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['table', 'table', 'table']);
      expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
      expect(stored.bodies.map(({ heading }) => heading.name)).toEqual(['Eros', 'Ivar', 'Amor']);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    });

    test('stored calculations come letter for letter out of the store', async () => {
      const store = open();
      const calculations = over(store);
      const requested = request('Eros');
      const { token } = await calculations.submit('one', requested);
      await until(async () => (await calculations.read(token)).finishedAt !== undefined);
      const { epochs, outcomes, request: stored } = await calculations.read(token);
      const expected = await fakeCompute().ephemerisOf({
        body: requested.bodies[0].body,
        site: requested.observer.site,
        epochs,
      });
      expect(outcomes[0]).toEqual({ kind: 'table', table: expected.kind === 'computed' && expected.value });
      expect(stored).toEqual(requested);
    });

    test('stored calculations are computed in the name of their request, after others as well', async () => {
      const store = open(1);
      const traces: unknown[] = [];
      const compute = fakeCompute();
      const handle = pieceHandler({ ...HANDLER, store, compute });
      store.serve((piece) => {
        traces.push(currentTrace()?.trace);
        return handle(piece);
      });
      const requested = ['one', 'other'].map((visitor) => ({ visitor, trace: newTrace() }));
      const calculations = over(store, false);
      const tokens = await Promise.all(
        requested.map(({ visitor, trace }) =>
          withTrace(trace, () => calculations.submit(visitor, request('Eros', 'Ivar'))),
        ),
      );
      for (const { token } of tokens) {
        await until(async () => (await calculations.read(token)).finishedAt !== undefined);
      }
      for (const { trace } of requested) {
        expect(traces.filter((one) => one === trace.trace)).toHaveLength(3);
      }
    });

    test('stored calculations that were stopped are reported as stopped and are no longer computed', async () => {
      const store = open(0);
      const calculations = over(store, false);
      const { token } = await calculations.submit('stopped', request('Eros'));
      await calculations.cancel(token);
      await calculations.cancel(token);
      await expect(calculations.read(token)).rejects.toMatchObject({
        body: { type: '/rest/docs#cancelled-token' },
      });
      expect(await store.requestOf({ token, place: 0 })).toBeUndefined();
    });

    test('stored calculations have different tokens, also where the requested one is taken', async () => {
      const calculations = over(open(0), false);
      const { token } = await calculations.submit('names', request('Eros'));
      const { token: other } = await calculations.submit('names', request('Eros'), token);
      expect(other).not.toBe(token);
      await Promise.all([token, other].map((each) => calculations.cancel(each)));
    });

    test('stored calculations of one visitor that are too many are refused with the seconds to wait', async () => {
      const calculations = over(open(0), false);
      const many = request(...Array.from({ length: 20 }, (_, number) => `Body ${number}`));
      const { token } = await calculations.submit('greedy', many);
      await expect(calculations.submit('greedy', many)).rejects.toMatchObject({
        body: { type: '/rest/docs#queue-full' },
      });
      await calculations.submit('modest', request('Eros'));
      await calculations.cancel(token);
      await calculations.submit('greedy', many);
    });

    test('stored calculations are forgotten once they are too old', async () => {
      const store = open(0);
      await store.accept({ token: 'old', visitor: 'old', request: request('Eros'), createdAt: 5 });
      expect(await store.read('old')).toMatchObject({ createdAt: 5 });
      await store.forgetBefore(6);
      expect(await store.read('old')).toBeUndefined();
    });
  });
}

beforeEach(({ skip }) => skip(programs === undefined, NO_POSTGRES));

test('Calculations that several processes share are answered by any, whichever has accepted and whichever has computed them', async () => {
  const [accepting, computing, answering] = [openShared(), openShared(), openShared()];
  serve(computing);
  const { token } = await over(accepting, false).submit('one', request('Eros', 'Ivar'));
  const calculations = over(answering, false);
  await until(async () => (await calculations.read(token)).finishedAt !== undefined);
  const after = await calculations.read(token, 1);
  expect(after.done).toHaveLength(2);
  expect(after.outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(1);
  expect((await over(accepting, false).resume('one', request('Eros', 'Ivar'), token))?.token).toBe(token);
});

test('Calculations that several processes share serve first pieces of all visitors before second ones', async () => {
  const accepting = openShared();
  const calculations = over(accepting, false);
  await calculations.submit('first', request('A', 'B', 'C', 'D'));
  await calculations.submit('second', request('Z'));
  const order: string[] = [];
  const computing = openShared(1);
  computing.serve(async (piece) => {
    const requested = await computing.requestOf(piece);
    const name = requested?.bodies[piece.place]?.heading.name ?? '';
    if (name.length === 1) order.push(name);
    await computing.add(
      piece,
      piece.place < 0
        ? { kind: 'lights', sunMoon: undefined }
        : { kind: 'body', outcome: { kind: 'failed', reason: '' }, body: request('X').bodies[0] },
    );
  });
  await until(async () => order.length === 5);
  expect(order.indexOf('Z')).toBeLessThan(2);
});

test('Calculations that several processes share are reported as away while their database is, with the seconds to wait', async () => {
  const reported: unknown[] = [];
  const store = postgresCalculations('postgresql://neo@127.0.0.1:1/postgres', LIMITS, Date.now, (error) =>
    reported.push(error),
  );
  const calculations = over(
    reachableCalculations(store, (error) => reported.push(error)),
    false,
  );
  await expect(calculations.submit('one', request('Eros'))).rejects.toMatchObject({
    body: { type: '/rest/docs#storage-unavailable' },
    retryAfterSeconds: 3,
  });
  expect(reported).not.toEqual([]);
  await store.close();
});

/** Leaves nothing for the next test. */
async function forgetAll(): Promise<void> {
  if (postgres === undefined) return;
  const client = new Client(postgres.url);
  await client.connect();
  const { rows } = await client.query("SELECT to_regclass('calculation') IS NOT NULL AS made");
  if ((rows as { made: boolean }[])[0].made) {
    await client.query('TRUNCATE calculation CASCADE; DELETE FROM pgboss.job');
  }
  await client.end();
}

function openShared(concurrency = LIMITS.concurrency): SharedCalculations {
  if (postgres === undefined) throw new Error(NO_POSTGRES);
  const store = postgresCalculations(postgres.url, { ...LIMITS, concurrency }, Date.now, fail);
  shared.push(store);
  return store;
}

function fairQueue(concurrency = LIMITS.concurrency) {
  return createFairQueue({ ...LIMITS, concurrency });
}

function fail(error: unknown): never {
  throw error;
}

function over(store: CalculationStore, servesPieces = true) {
  return createCalculations({
    store,
    compute: fakeCompute(),
    latestOrbits: NO_LATEST_ORBITS,
    queue: createFairQueue(LIMITS),
    servesPieces,
    now: Date.now,
    newToken: () => crypto.randomUUID(),
    report: fail,
  });
}

function serve(store: CalculationStore): void {
  store.serve(pieceHandler({ ...HANDLER, store, compute: fakeCompute() }));
}

function request(...names: string[]): CalculationRequest {
  return {
    bodies: names.map((name) => ({
      body: fakeBody(),
      heading: { name, designator: name, database: 'JPL' },
    })),
    observer: { site: { kind: 'geocentre' }, label: 'Geocentric (500)' },
    frame: { startUtc: 2461050.5, endUtc: 2461051.5, stepDays: 0.25, days: 1 },
    catalogueDate: '2026-01-01',
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
