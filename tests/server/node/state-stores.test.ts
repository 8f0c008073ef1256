import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStateStore } from '#server/node/states/open-state-store.ts';
import type { StateStore } from '#server/states/state-store.ts';
import { NO_POSTGRES, type PostgresServer, postgresPrograms, startPostgres } from './postgres-server.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 0, 10, 12);
const LARGEST_ID = String(2n ** 128n - 1n);

const programs = postgresPrograms();
const folder = mkdtempSync(join(tmpdir(), 'states-'));
let postgres: PostgresServer | undefined;

beforeAll(async () => {
  if (programs !== undefined) postgres = await startPostgres(programs);
});

afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true });
});

const STORES = [
  { database: 'the file', open: () => openStore(undefined) },
  { database: 'PostgreSQL', open: () => openStore(postgres?.url) },
];

for (const { database, open } of STORES) {
  const isMissing = database === 'PostgreSQL' && programs === undefined;
  describe(`States in ${database}`, () => {
    let store: StateStore;

    beforeAll(async () => {
      if (!isMissing) store = await open();
    });
    afterAll(() => (isMissing ? undefined : store.close()));
    beforeEach(({ skip }) => skip(isMissing, NO_POSTGRES));

    test('stored states come back letter for letter, whatever is in them', async () => {
      const text = JSON.stringify({
        tool: 'ovt',
        name: `"'); DROP TABLE tool_state; -- ☄️ ${'x'.repeat(900_000)}`,
      });
      expect(await store.insert({ id: LARGEST_ID, savedAt: NOON, text })).toBe(true);
      expect((await store.read(LARGEST_ID, NOON))?.text).toBe(text);
    });

    test('stored states come back with their checksum, where they have one', async () => {
      const state = { id: '5', savedAt: NOON, text: 'sealed', checksum: 4_294_967_295 };
      await store.insert(state);
      expect(await store.read('5', NOON)).toEqual(state);
      await store.insert({ id: '6', savedAt: NOON, text: 'unsealed' });
      expect(await store.read('6', NOON)).toMatchObject({ checksum: undefined });
    });

    test('stored states are never overwritten by another one with the same id', async () => {
      await store.insert({ id: '7', savedAt: NOON, text: 'mine' });
      expect(await store.insert({ id: '7', savedAt: NOON, text: 'yours' })).toBe(false);
      expect((await store.read('7', NOON))?.text).toBe('mine');
    });

    test('stored states are not found under an id that was never given', async () => {
      expect(await store.read('8', 0)).toBeUndefined();
    });

    test('stored states are not read once they are too old', async () => {
      await store.insert({ id: '9', savedAt: NOON, text: 'old' });
      expect(await store.read('9', NOON + 1)).toBeUndefined();
    });

    test('stored states older than an instant are forgotten, the others stay', async () => {
      await store.insert({ id: '10', savedAt: NOON - DAY_MS, text: 'yesterday' });
      await store.insert({ id: '11', savedAt: NOON, text: 'today' });
      expect(await store.deleteBefore(NOON)).toBe(1);
      expect(await store.read('10', 0)).toBeUndefined();
      expect((await store.read('11', 0))?.text).toBe('today');
    });

    test('stored states outlast the program', async () => {
      await store.insert({ id: '12', savedAt: NOON, text: 'stored' });
      const again = await open();
      expect((await again.read('12', NOON))?.text).toBe('stored');
      await again.close();
    });
  });
}

const OLD_TABLE = `
    CREATE TABLE tool_state (id BIGINT_KEY, saved_at bigint NOT NULL, text text NOT NULL);
    CREATE INDEX tool_state_saved_at ON tool_state (saved_at);
    INSERT INTO tool_state (id, saved_at, text) VALUES (9007199254740991, ${NOON}, 'of old');`;

test('States of an earlier version, whose ids were numbers of 53 bits, are still there in the file, opened again and again', async () => {
  const dataDir = mkdtempSync(join(folder, 'numbered-'));
  const before = new Database(join(dataDir, 'states.db'));
  before.exec(OLD_TABLE.replace('BIGINT_KEY', 'INTEGER PRIMARY KEY'));
  before.close();
  for (let times = 0; times < 2; times++) {
    const store = await openStateStore({ databaseUrl: undefined, dataDir }, fail);
    expect(await store.read('9007199254740991', NOON)).toMatchObject({ text: 'of old' });
    expect(await store.insert({ id: LARGEST_ID, savedAt: NOON, text: 'new' })).toBe(times === 0);
    await store.close();
  }
});

test('States of an earlier version, whose ids were numbers of 53 bits, are still there in PostgreSQL, where services of that version go on with them', async ({
  skip,
}) => {
  skip(postgres === undefined, NO_POSTGRES);
  const { url } = postgres as PostgresServer;
  const client = new Client(url.replace('/postgres', '/numbered'));
  const admin = new Client(url);
  await admin.connect();
  await admin.query('CREATE DATABASE numbered');
  await admin.end();
  await client.connect();
  await client.query(OLD_TABLE.replace('BIGINT_KEY', 'bigint PRIMARY KEY'));
  const store = await openStateStore(
    { databaseUrl: url.replace('/postgres', '/numbered'), dataDir: folder },
    fail,
  );
  expect(await store.read('9007199254740991', NOON)).toMatchObject({ text: 'of old' });
  await client.query('INSERT INTO tool_state (id, saved_at, text) VALUES ($1, $2, $3)', [
    8,
    NOON,
    'by the former',
  ]);
  expect(await store.read('8', NOON)).toMatchObject({ text: 'by the former' });
  await store.close();
  await client.end();
});

const DAMAGES: readonly (readonly [string, (file: string) => void])[] = [
  ['is no database', (file) => writeFileSync(file, 'damaged '.repeat(2000))],
  ['is cut short', (file) => truncateSync(file, 5000)],
  [
    'has a page of something else',
    (file) => writeFileSync(file, readFileSync(file).fill(255, 3 * 4096, 4 * 4096)),
  ],
];
test.each(DAMAGES)(
  'A damaged file of states that %s is set aside, reported, and replaced by an empty one',
  async (_, damage) => {
    const dataDir = mkdtempSync(join(folder, 'damaged-'));
    const file = join(dataDir, 'states.db');
    const before = await openStateStore({ databaseUrl: undefined, dataDir }, fail);
    for (let id = 1; id <= 20; id++)
      await before.insert({ id: String(id), savedAt: NOON, text: 'x'.repeat(2000) });
    await before.close();
    new Database(file).exec('PRAGMA wal_checkpoint(TRUNCATE)');
    damage(file);
    const reports: unknown[] = [];
    const store = await openStateStore({ databaseUrl: undefined, dataDir }, (error) => reports.push(error));
    expect(reports).toHaveLength(1);
    expect(String(reports[0])).toContain(`${file} is damaged`);
    expect(existsSync(`${file}.damaged`)).toBe(true);
    expect(await store.insert({ id: '1', savedAt: NOON, text: 'anew' })).toBe(true);
    expect((await store.read('1', NOON))?.text).toBe('anew');
    await store.close();
  },
);

test('A file of states that another service is writing to takes a state once the other has ended, however long that is', async () => {
  const dataDir = mkdtempSync(join(folder, 'shared-'));
  const store = await openStateStore({ databaseUrl: undefined, dataDir }, fail);
  const other = new Database(join(dataDir, 'states.db'));
  other.exec('BEGIN IMMEDIATE');
  const saved = store.insert({ id: '1', savedAt: NOON, text: 'in its turn' });
  await new Promise((resolve) => setImmediate(resolve)); // it has met the lock by then
  other.exec('COMMIT');
  expect(await saved).toBe(true);
  expect((await store.read('1', NOON))?.text).toBe('in its turn');
  other.close();
  await store.close();
});

function openStore(databaseUrl: string | undefined): Promise<StateStore> {
  return openStateStore({ databaseUrl, dataDir: folder }, fail);
}

function fail(error: unknown): never {
  throw error;
}
