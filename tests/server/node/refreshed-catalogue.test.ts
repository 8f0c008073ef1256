import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildCatalogueFromFolder } from '#catalogue/build/folder.ts';
import { refreshFolder } from '#catalogue/build/refresh.ts';
import { writeAtomically } from '#files/write-atomically.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { asteroidsByName } from '#contract/asteroid.ts';
import { openCatalogueHost } from '#server/node/catalogue/catalogue-host.ts';
import { keepPrepared } from '#server/node/catalogue/keep-prepared.ts';
import { takeInCatalogue } from '#server/node/catalogue/take-in-catalogue.ts';
import { HALE_BOPP } from '../../catalogue/hale-bopp.ts';
import { type FlawedServer, flawedServer, whole } from '../../catalogue/build/flawed-server.ts';
import { fakeService } from '../fakes/fake-service.ts';

const BUILT_IN = join(import.meta.dirname, '..', '..', '..', 'public', 'catalogue', 'built-in.bin');

/** A comet as the MPC publishes it. */
const COMET = { ...HALE_BOPP, Year_of_perihelion: 2026, Designation_and_name: 'C/2026 Z9 (Nobody)' };
const LATER = { ...COMET, Designation_and_name: 'C/2026 Z8 (Somebody)' };

const PATIENCE = {
  attempts: 2,
  backOffMs: 1,
  longestWaitMs: 1,
  stallMs: 60_000,
  sleep: async () => undefined,
};
const QUIET = { started: () => undefined, received: () => undefined, finished: () => undefined };

let base: string;
let refreshedFile: string;
let server: FlawedServer;
beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'refreshed-'));
  refreshedFile = join(base, 'data', 'refreshed-catalogue.bin');
  mkdirSync(join(base, 'files'));
  server = await flawedServer([
    whole(JSON.stringify([COMET]), { etag: '"1"' }),
    whole(JSON.stringify([COMET, LATER]), { etag: '"2"' }),
  ]);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  rmSync(base, { recursive: true });
});

/** What `npm run catalogue` does. */
async function download(): Promise<void> {
  const downloads = join(base, 'data', 'catalogue');
  const files = [{ file: 'cometels.json', url: `${server.url}/cometels.json` }];
  await refreshFolder(downloads, { files }, PATIENCE, QUIET);
  const { bytes } = buildCatalogueFromFolder(downloads, readCatalogue(readFileSync(BUILT_IN)));
  await writeAtomically(refreshedFile, bytes);
}

function open() {
  return openCatalogueHost({
    candidates: { latest: () => undefined },
    builtInFile: BUILT_IN,
    folder: join(base, 'files'),
    refreshedFile,
    dataDir: join(base, 'data'),
    takeIn: async (task) => takeInCatalogue(task),
    leastRows: new Map(),
    report: () => undefined,
  });
}

test('a catalogue that the downloader refreshed is what the service responds from, from its start', async () => {
  await download();
  const host = open();
  const { app } = await fakeService({ catalogue: host.current() });
  const response = await app.request('/rest/asteroid/findAsteroidByName?query=C/2026%20Z9');
  const { asteroids } = z.parse(asteroidsByName, await response.json());
  expect([host.current().name, asteroids.map(({ designator }) => designator)]).toEqual([
    'refreshed',
    ['C/2026 Z9'],
  ]);
});

test('a catalogue that the downloader refreshed goes before a folder that is not configured', async () => {
  await download();
  const host = open();
  writeFileSync(join(base, 'files', 'cometels.json'), JSON.stringify([LATER]));
  expect(await host.refresh()).toBeUndefined();
  expect(host.current().name).toBe('refreshed');
});

test('a catalogue that the downloader refreshed is taken in while the service runs, and again when it is newer', async () => {
  const host = open();
  expect([host.takeRefreshed(), host.current().name]).toEqual([false, 'built-in']);
  await download();
  expect([host.takeRefreshed(), host.current().name]).toEqual([true, 'refreshed']);
  expect(host.takeRefreshed()).toBe(false);
  await download();
  expect(host.takeRefreshed()).toBe(true);
  expect(host.current().search.byNames(['C/2026 Z8']).found).toHaveLength(1);
});

test.each([
  ['cut short', (file: Buffer) => file.subarray(0, 5000)],
  ['damaged in one byte', (file: Buffer) => file.with(40, file[40] ^ 1)],
])(
  'a catalogue that the downloader refreshed is left out where it is %s, which is said once and in the status until it is whole',
  async (_, damaged) => {
    await download();
    writeFileSync(refreshedFile, damaged(readFileSync(refreshedFile)));
    const host = open();
    expect(host.current().name).toBe('built-in');
    expect(() => host.takeRefreshed()).toThrow();
    expect(host.takeRefreshed()).toBe(false);
    expect(host.refused()).toMatch(/^refreshed-catalogue.bin was refused: /);
    await download();
    expect([host.takeRefreshed(), host.refused()]).toEqual([true, undefined]);
  },
);

test('a catalogue that the downloader refreshed of a folder is taken in before orbits are prepared, which are then prepared once', async () => {
  writeFileSync(join(base, 'files', 'cometels.json'), JSON.stringify([COMET]));
  const host = open();
  const begun: string[] = [];
  const begin = async ({ name }: { name: string }) => void begun.push(name);
  const preparation = { begin, progress: () => ({ done: 1, total: 1 }), extend: async () => undefined };
  let stop: () => void = vi.fn();
  await new Promise<void>((resolve) => {
    const onPrepared = async () => resolve();
    stop = keepPrepared({ host, preparation, onPrepared, log: pino({ level: 'silent' }) });
  });
  stop();
  expect(begun).toEqual(['files']);
});

test('a catalogue that the downloader refreshed is searched for every minute, and its orbits are prepared', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const host = open();
  let stop: () => void = vi.fn();
  const prepared = new Promise<void>((resolve) => {
    const begin = async ({ name }: { name: string }) => void (name === 'refreshed' && resolve());
    const preparation = { begin, progress: () => ({ done: 1, total: 1 }), extend: async () => undefined };
    stop = keepPrepared({ host, preparation, log: pino({ level: 'silent' }) });
  });
  await download();
  await vi.advanceTimersByTimeAsync(60_000);
  await prepared;
  stop();
});
