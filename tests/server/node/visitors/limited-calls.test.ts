import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limitedCalls } from '#server/node/visitors/limited-calls.ts';
import { NO_POSTGRES, type PostgresServer, postgresPrograms, startPostgres } from '../postgres-server.ts';

const programs = postgresPrograms();
let postgres: PostgresServer | undefined;

beforeAll(async () => {
  if (programs !== undefined) postgres = await startPostgres(programs);
});
afterAll(() => postgres?.stop());

for (const place of ['memory', 'PostgreSQL']) {
  const isMissing = place === 'PostgreSQL' && programs === undefined;
  describe(`calls counted in ${place}`, () => {
    beforeEach(({ skip }) => skip(isMissing, NO_POSTGRES));

    test('are refused once the points of a minute are used up, with the seconds that are left of it', async () => {
      const calls = await open(place);
      expect(await calls.take('greedy', 8)).toBeUndefined();
      const wait = await calls.take('greedy', 3);
      expect(wait).toBeGreaterThan(50);
      expect(wait).toBeLessThanOrEqual(60);
      expect(await calls.take('modest', 3)).toBeUndefined();
      await calls.close();
    });
  });
}

test('two services on one database count together', async ({ skip }) => {
  skip(programs === undefined, NO_POSTGRES);
  const [one, other] = [await open('PostgreSQL'), await open('PostgreSQL')];
  expect(await one.take('wanderer', 8)).toBeUndefined();
  expect(await other.take('wanderer', 8)).toBeGreaterThan(0);
  await Promise.all([one.close(), other.close()]);
});

test('a database that is away is replaced by memory', async ({ skip }) => {
  skip(programs === undefined, NO_POSTGRES);
  const server = await startPostgres(programs as NonNullable<typeof programs>);
  const calls = await limitedCalls(10, { databaseUrl: server.url, report: () => undefined });
  server.stop();
  expect(await calls.take('patient', 8)).toBeUndefined();
  expect(await calls.take('patient', 8)).toBeGreaterThan(0);
  await calls.close();
});

test('without a limit no visitor is refused', async () => {
  const calls = await limitedCalls(undefined, { databaseUrl: undefined, report: () => undefined });
  expect(await calls.take('anybody', 1e9)).toBeUndefined();
});

function open(place: string) {
  const databaseUrl = place === 'memory' ? undefined : postgres?.url;
  return limitedCalls(10, { databaseUrl, report: () => undefined });
}
