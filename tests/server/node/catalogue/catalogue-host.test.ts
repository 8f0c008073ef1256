import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leastRowsOfFiles } from '#catalogue/least-rows.ts';
import { mergeSources } from '#catalogue/merge/merge-sources.ts';
import { STORED_CANDIDATES_FILE } from '#catalogue/refresh-news.ts';
import { sealed } from '#catalogue/sealed.ts';
import { openCatalogueHost } from '#server/node/catalogue/catalogue-host.ts';
import { openStoredCandidates } from '#server/node/catalogue/stored-candidates.ts';
import { takeInCatalogue } from '#server/node/catalogue/take-in-catalogue.ts';

const BUILT_IN = join(import.meta.dirname, '..', '..', '..', '..', 'public', 'catalogue', 'built-in.bin');

/** One near-Earth asteroid as the MPC publishes it. */
const MPC_FILE = JSON.stringify([
  {
    Principal_desig: '2026 ZZ99',
    Epoch: 2461000.5,
    M: 10,
    Peri: 20,
    Node: 30,
    i: 5,
    e: 0.3,
    a: 1.5,
    n: 0.53,
    H: 22.1,
    G: 0.15,
    U: '3',
    Last_obs: '2026-10-01',
    Arc_years: '2025-2026',
    Num_opps: 2,
    rms: 0.4,
    Hex_flags: '0804',
    Orbit_type: 'Amor',
  },
]);

let folder: string;
let dataDir: string;
const reported: unknown[] = [];
beforeEach(() => {
  const base = mkdtempSync(join(tmpdir(), 'catalogue-'));
  folder = join(base, 'files');
  dataDir = join(base, 'data');
  mkdirSync(folder);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** A list of candidates as the program fetches it. */
function putFetched(instant: string, list: string): void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, STORED_CANDIDATES_FILE);
  writeFileSync(path, sealed(Buffer.from(`${instant}\n${list}`)));
  utimesSync(path, new Date(instant), new Date(instant));
}

function open(
  takeIn = async (task: Parameters<typeof takeInCatalogue>[0]) => takeInCatalogue(task),
  leastRows: ReadonlyMap<string, number> = new Map(),
) {
  reported.length = 0;
  const report = (error: unknown) => void reported.push(error);
  return openCatalogueHost({
    builtInFile: BUILT_IN,
    folder,
    refreshedFile: undefined,
    dataDir,
    candidates: openStoredCandidates(dataDir, report),
    takeIn,
    leastRows,
    report,
  });
}

/** The catalogue once its folder has been looked into, as after a start. */
async function openRefreshed(...parts: Parameters<typeof open>) {
  const host = open(...parts);
  await host.refresh();
  return host;
}

/** Puts a list into the folder. */
function put(list: string | Buffer, name = 'nea_extended.json'): void {
  writeFileSync(join(folder, name), list);
}

/** The catalogue once it has looked for a list that was put into its folder. */
function takenIn(...list: Parameters<typeof put>) {
  put(...list);
  return openRefreshed();
}

/** How many bodies of a name are in a catalogue. */
function found(host: ReturnType<typeof open>, name = '2026 ZZ99'): number {
  return host.current().search.byNames([name]).found.length;
}

test('the catalogue of the service has the candidates that were fetched last, with the instant, and retains them where a list cannot be read', () => {
  const host = open();
  expect(host.current().neocp).toBeUndefined();
  putFetched('2026-11-22T18:00:00.000Z', '[{"Temp_Desig":"P21xyz","Score":100,"R.A.":3.5,"Decl.":-10}]');
  const { neocp, catalogue } = host.current();
  expect(neocp).toMatchObject({
    asOf: '2026-11-22T18:00:00.000Z',
    candidates: [{ designation: 'P21xyz' }],
  });
  expect(host.current()).toBe(host.current());
  putFetched('2026-11-22T19:00:00.000Z', '<html>');
  expect(host.current().neocp).toBe(neocp);
  expect(host.current().catalogue).toBe(catalogue);
  expect(reported).toHaveLength(1);
});

test('the catalogue of the service is the built-in one until the folder has been read, and then that of the folder', async () => {
  put(MPC_FILE);
  const host = open();
  expect([host.current().name, found(host)]).toEqual(['built-in', 0]);
  expect([host.isLoading(), host.current().isProvisional]).toEqual([true, true]);
  const report = await host.refresh();
  expect(report?.failures).toEqual([]);
  expect([host.current().name, found(host)]).toEqual(['files', 1]);
  expect([host.isLoading(), host.current().isProvisional]).toEqual([false, false]);
});

test('the catalogue of the service is available at once after a restart, and not read again', async () => {
  await takenIn(MPC_FILE);
  const takeIn = vi.fn();
  const host = open(takeIn);
  expect(found(host)).toBe(1);
  expect(await host.refresh()).toBeUndefined();
  expect(takeIn).not.toHaveBeenCalled();
});

test('the catalogue of the service is read again when a file of the folder has changed', async () => {
  await takenIn(MPC_FILE);
  const host = await takenIn(MPC_FILE.replace('2026 ZZ99', '2026 ZY9'));
  expect(found(host, '2026 ZY9')).toBe(1);
});

test('the catalogue of the service is made again where it was made by former rules, and serves until then', async () => {
  await takenIn(MPC_FILE);
  const stamp = join(dataDir, 'catalogue.bin.stamp');
  const [, ...rest] = readFileSync(stamp, 'utf8').split('\n');
  writeFileSync(stamp, ['NEOCAT04', ...rest].join('\n'));
  const host = open();
  expect([host.isLoading(), found(host)]).toEqual([true, 1]);
  expect(await host.refresh()).toBeDefined();
  expect(open().isLoading()).toBe(false);
});

test.each([
  ['a web page', () => Buffer.from('<!doctype html><title>Down for maintenance</title>'), 'a web page'],
  ['cut in half', (whole: Buffer) => whole.subarray(0, whole.length / 2), 'the archive is cut short'],
])(
  'the catalogue of the service stays where a file of the folder is %s, which is reported',
  async (_what, ruin, reason) => {
    const file = join(folder, 'nea_extended.json.gz');
    writeFileSync(file, gzipSync(manyAsteroids(10_000)));
    await openRefreshed();
    writeFileSync(file, ruin(readFileSync(file)));
    const host = await openRefreshed();
    expect(found(host, '2026 AA9999')).toBe(1);
    expect([host.current().name, host.isLoading()]).toEqual(['files', false]);
    expect(host.refused()).toContain(`nea_extended.json.gz: ${reason}`);
  },
);

test.each([
  ['web pages', Buffer.from('<!doctype html><title>Down</title>'), 'nea_extended.json.gz', 'a web page'],
  [
    'archives that are cut',
    gzipSync(MPC_FILE).subarray(0, 90),
    'nea_extended.json.gz',
    'the archive is cut short',
  ],
  [
    'lists that are cut',
    Buffer.from(MPC_FILE),
    'nea_extended.json',
    '1 rows, where such a file has at least 25000',
  ],
])(
  'the catalogue of the service stays the built-in one where a first folder has %s, which is reported',
  async (_what, bytes, name, reason) => {
    put(bytes, name);
    const host = await openRefreshed(undefined, leastRowsOfFiles());
    expect([host.current().name, host.isLoading()]).toEqual(['built-in', false]);
    expect(found(host)).toBe(0);
    expect(host.refused()).toContain(`${name}: ${reason}`);
  },
);

test('the catalogue of the service stays where a list of the folder has lost one row in ten, and gives way to one that lost one in a hundred', async () => {
  const file = join(folder, 'nea_extended.json');
  writeFileSync(file, manyAsteroids(10_000));
  await openRefreshed();
  writeFileSync(file, manyAsteroids(9000));
  const cut = await openRefreshed();
  expect(cut.refused()).toContain('9000 rows of MPC NEA extended, 10000 before');
  expect(found(cut, '2026 AA9999')).toBe(1);
  writeFileSync(file, manyAsteroids(9900));
  const whole = await openRefreshed();
  expect(whole.refused()).toBeUndefined();
  expect(found(whole, '2026 AA9999')).toBe(0);
});

test.each([
  ['is gone', () => rmSync(folder, { recursive: true }), 'it cannot be read (ENOENT)'],
  [
    'is a file',
    () => (rmSync(folder, { recursive: true }), writeFileSync(folder, '')),
    'it cannot be read (ENOTDIR)',
  ],
  ['is empty', () => rmSync(join(folder, 'nea_extended.json')), 'no list of objects in it'],
])(
  'the catalogue of the service stays where the folder it was made of %s, which is reported',
  async (_what, ruin, reason) => {
    await takenIn(MPC_FILE);
    ruin();
    const host = await openRefreshed();
    expect([host.current().name, host.isLoading()]).toEqual(['files', false]);
    expect(found(host)).toBe(1);
    expect(host.refused()).toBe(`files was refused: ${reason}`);
    expect(host.file()).toBe(join(dataDir, 'catalogue.bin'));
  },
);

test.each([
  ['has no list of objects', () => undefined, 'no list of objects in it'],
  [
    'has half of a list of the same name',
    () => put(manyAsteroids(5000)),
    '5000 rows of MPC NEA extended, 10000 before',
  ],
])(
  'the catalogue of the service stays where another folder %s, which is reported',
  async (_what, fill, reason) => {
    await takenIn(manyAsteroids(10_000));
    folder = join(folder, '..', 'others');
    mkdirSync(folder);
    fill();
    const host = await openRefreshed();
    expect([host.current().name, host.isLoading()]).toEqual(['files', false]);
    expect(host.refused()).toContain(reason);
  },
);

test('the catalogue of the service gives way to that of another folder with other lists, however short', async () => {
  await takenIn(manyAsteroids(10_000));
  folder = join(folder, '..', 'others');
  mkdirSync(folder);
  const host = await takenIn(MPC_FILE, 'our_nea_extended.json');
  expect([host.current().name, host.refused()]).toEqual(['others', undefined]);
});

test('the catalogue of the service that npm run catalogue made stays where the folder that is named instead cannot be read', async () => {
  const { bytes } = mergeSources([{ name: 'nea_extended.json', bytes: Buffer.from(manyAsteroids(10_000)) }]);
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'refreshed-catalogue.bin'), bytes);
  const host = await takenIn('<html>');
  expect([host.current().name, host.current().nearEarthObjects.length]).toEqual(['refreshed', 10_000]);
  expect(host.refused()).toContain('a web page instead of JSON');
});

test('the catalogue of the service is made again when the file made of the folder is damaged', async () => {
  await takenIn(MPC_FILE);
  const made = join(dataDir, 'catalogue.bin');
  writeFileSync(made, readFileSync(made).subarray(0, 5000));
  const host = open();
  expect(host.current().name).toBe('built-in');
  await host.refresh();
  expect(host.current().name).toBe('files');
});

test.each([
  ['a single damaged byte in its header', (made: string) => damageByte(made, 40)],
  ['a single damaged byte in its columns', (made: string) => damageByte(made, 100_000)],
  ['a folder in its place', (made: string) => (rmSync(made), mkdirSync(made))],
  [
    'a folder in the place of its stamp',
    (made: string) => (rmSync(`${made}.stamp`), mkdirSync(`${made}.stamp`)),
  ],
])(
  'the catalogue of the service is made again where the file made of the folder has %s, which is reported',
  async (_, damage) => {
    await takenIn(MPC_FILE);
    damage(join(dataDir, 'catalogue.bin'));
    const host = open();
    expect([host.current().name, reported.length]).toEqual(['built-in', 1]);
    await host.refresh();
    expect(found(host)).toBe(1);
  },
);

test('the catalogue of the service serves from memory where there is no room to store it, which is reported', async () => {
  put(MPC_FILE);
  writeFileSync(dataDir, 'a file where the folder should be');
  const host = await openRefreshed();
  expect([host.current().name, reported.length]).toEqual(['files', 1]);
  expect(await host.refresh()).toBeUndefined();
});

test('the catalogue of the service is the built-in one where the folder cannot be looked into, which is reported', () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder at all');
  expect([open().current().name, reported.length]).toEqual(['built-in', 1]);
});

test('the catalogue of the service stays as it was when reading fails', async () => {
  put(MPC_FILE);
  const host = open(async () => {
    throw new Error('the worker stopped');
  });
  await expect(host.refresh()).rejects.toThrow('the worker stopped');
  expect([host.current().name, host.isLoading(), host.current().isProvisional]).toEqual([
    'built-in',
    false,
    false,
  ]);
});

test('the catalogue of the service takes files that lie elsewhere by links to them, again when they change, and names a link that leads nowhere', async () => {
  const elsewhere = join(folder, '..', 'elsewhere.json');
  writeFileSync(elsewhere, MPC_FILE);
  symlinkSync(elsewhere, join(folder, 'nea_extended.json'));
  symlinkSync(join(folder, '..', 'missing.gz'), join(folder, 'ObsCodes.html.gz'));
  const report = await open().refresh();
  expect(report?.failures.map(({ file }) => file)).toEqual(['ObsCodes.html.gz']);
  expect(found(open())).toBe(1);
  writeFileSync(elsewhere, MPC_FILE.replace('2026 ZZ99', '2026 ZY9'));
  const host = await openRefreshed();
  expect(found(host, '2026 ZY9')).toBe(1);
  expect(reported).toEqual([]);
});

test('the catalogue of the service names a file that cannot be unpacked and takes the others', async () => {
  put(MPC_FILE);
  put('not packed at all', 'ObsCodes.html.gz');
  const host = open();
  const report = await host.refresh();
  expect(report?.failures.map(({ file }) => file)).toEqual(['ObsCodes.html.gz']);
  expect(host.current().name).toBe('files');
});

function damageByte(path: string, place: number): void {
  const whole = readFileSync(path);
  writeFileSync(path, whole.with(place, whole[place] ^ 1));
}

/** This many near-Earth asteroids, 2026 AA0 and on. */
function manyAsteroids(count: number): string {
  const [asteroid] = JSON.parse(MPC_FILE) as [object];
  return JSON.stringify(
    Array.from({ length: count }, (_, k) => ({ ...asteroid, Principal_desig: `2026 AA${k}` })),
  );
}
