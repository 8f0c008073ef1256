import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { download } from '#catalogue/build/download.ts';
import { readManifest } from '#catalogue/build/manifest.ts';
import { type RetryPolicy, waitBefore } from '#catalogue/build/retry-policy.ts';
import { refreshFolder } from '#catalogue/build/refresh.ts';
import { EARTH_ORIENTATION_FILE } from '#catalogue/parse/finals2000a.ts';
import { buildCatalogueFromFolder } from '#catalogue/build/folder.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import {
  type Answer,
  type FlawedServer,
  flawedServer,
  resumable,
  silent,
  stalled,
  status,
  truncated,
  whole,
} from './flawed-server.ts';
import { eventually } from '../../eventually.ts';
import { HALE_BOPP } from '../hale-bopp.ts';

const OLD = JSON.stringify([HALE_BOPP]);
const NEW = JSON.stringify([HALE_BOPP, { ...HALE_BOPP, Designation_and_name: 'C/2020 F3 (NEOWISE)' }]);
const MODIFIED = 'Wed, 01 Jul 2026 10:00:00 GMT';
const FILE = 'cometels.json';
const STALL_MS = 1000;

let folder: string;
let server: FlawedServer | undefined;
let waits: number[];

/** Bytes of the file that have been received. */
let received: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  waits = [];
  received = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test('a file of a service is fetched again, without conditions, where the copy is no longer what was fetched', async () => {
  await refresh([whole(NEW, { etag: '"v1"' }), whole(NEW, { etag: '"v1"' })]);
  writeFileSync(join(folder, FILE), NEW.replace('1', '7'));
  await refreshAgain();
  expect(server?.requests[1]?.headers).not.toHaveProperty('if-none-match');
  expect(readFileSync(join(folder, FILE), 'utf8')).toBe(NEW);
});

test('a file of a service is fetched, dated by the service, and requested by its tag next time', async () => {
  const results = [
    await refresh([whole(NEW, { etag: '"v1"', 'last-modified': MODIFIED }), status(304)]),
    await refreshAgain(),
  ];
  expect(results).toEqual([
    [{ file: FILE, result: expect.objectContaining({ kind: 'fetched' }) as unknown }],
    [{ file: FILE, result: { kind: 'unchanged' } }],
  ]);
  expect(readManifest(folder)[FILE]).toMatchObject({ date: '2026-07-01', etag: '"v1"' });
  expect(server?.requests[1]?.headers).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': MODIFIED,
  });
  expect(contents()).toBe(NEW);
});

test('a file of a service that breaks off goes on where it stopped, if it is still the same version', async () => {
  const tag = { etag: '"v1"' };
  const [{ result }] = await refresh([outOfTime(stalled(NEW, 100, tag), 100), resumable(NEW, tag)]);
  expect(result.kind).toBe('fetched');
  expect(server?.requests[1]?.headers).toMatchObject({ range: 'bytes=100-', 'if-range': '"v1"' });
  expect(contents()).toBe(NEW);
});

test('a file of a service that broke off in an earlier run goes on in the next', async () => {
  const tag = { etag: '"v1"' };
  const [{ result }] = await refresh([
    outOfTime(stalled(NEW, 100, tag), 100),
    status(404),
    resumable(NEW, tag),
  ]);
  expect(result).toEqual({ kind: 'failed', reason: '404 Not Found', isUnreachable: false });
  const [again] = await refreshAgain();
  expect(again?.result.kind).toBe('fetched');
  expect(server?.requests[2]?.headers.range).toBe('bytes=100-');
  expect(contents()).toBe(NEW);
});

test('a file of a service that has changed since it broke off is taken whole', async () => {
  const [{ result }] = await refresh([
    outOfTime(stalled(OLD, 50, { etag: '"v1"' }), 50),
    whole(NEW, { etag: '"v2"' }),
  ]);
  expect(result.kind).toBe('fetched');
  expect(contents()).toBe(NEW);
});

test('a file of a service whose rest begins elsewhere is taken again', async () => {
  const [{ result }] = await refresh([
    outOfTime(stalled(NEW, 100, { etag: '"v1"' }), 100),
    wrongRest,
    whole(NEW),
  ]);
  expect(result.kind).toBe('fetched');
  expect(server?.requests[2]?.headers.range).toBeUndefined();
});

test.each([
  ['stalls halfway', outOfTime(stalled(NEW, 100), 100)],
  ['never answers', outOfTime(silent(), 0)],
  ['breaks off', truncated(NEW, 10)],
])('a file of a service that %s is requested again', async (_what, answer) => {
  const [{ result }] = await refresh([answer, whole(NEW)]);
  expect(result.kind).toBe('fetched');
  expect(contents()).toBe(NEW);
  expect(waits).toEqual([100]);
});

test('a file of a service that stalls for ever is given up, and the old copy stays', async () => {
  writeFileSync(join(folder, FILE), OLD);
  const [{ result }] = await refresh([outOfTime(stalled(NEW, 100), 100)]);
  expect(result).toEqual({ kind: 'failed', reason: 'no byte for 1000 ms', isUnreachable: false });
  expect(contents()).toBe(OLD);
  expect(waits).toEqual([100, 200]);
});

test('a file of a service is awaited as long as the service says', async () => {
  await refresh([status(429, { 'retry-after': '7' }), status(503, { 'retry-after': '100000' }), whole(NEW)]);
  expect(waits).toEqual([7000, 60_000]);
  expect(contents()).toBe(NEW);
});

test('a file of a service that fails with 500 each time is given up after the last attempt', async () => {
  writeFileSync(join(folder, FILE), OLD);
  const [{ result }] = await refresh([status(500)]);
  expect(result).toEqual({ kind: 'failed', reason: '500 Internal Server Error', isUnreachable: false });
  expect(server?.requests).toHaveLength(3);
  expect(contents()).toBe(OLD);
});

test('a file of a service that does not exist is requested once', async () => {
  const [{ result }] = await refresh([status(404)]);
  expect(result).toEqual({ kind: 'failed', reason: '404 Not Found', isUnreachable: false });
  expect(server?.requests).toHaveLength(1);
});

test.each([
  ['a web page', '<html>down for maintenance</html>', /a web page instead of JSON/],
  ['half a list', NEW.slice(0, 200), /not complete JSON/],
  ['an empty list', '[]', /it is empty/],
  ['nothing', '', /not complete JSON/],
])('a file of a service that turns out to be %s never replaces the old copy', async (_what, body, reason) => {
  writeFileSync(join(folder, FILE), OLD);
  const [{ result }] = await refresh([whole(body)]);
  expect(result).toEqual({
    kind: 'failed',
    reason: expect.stringMatching(reason) as string,
    isUnreachable: false,
  });
  expect(contents()).toBe(OLD);
  expect(existsSync(join(folder, '.partial', FILE))).toBe(false);
});

test('a file of a service with fewer rows than such a file ever had never replaces the old copy', async () => {
  writeFileSync(join(folder, FILE), OLD);
  server = await flawedServer([whole(NEW)]);
  const files = [{ file: FILE, url: `${server.url}/x`, leastRows: 3 }];
  const [{ result }] = await refreshFolder(folder, { files }, policy(), quiet);
  const reason = '2 rows, where such a file has at least 3';
  expect(result).toEqual({ kind: 'failed', reason, isUnreachable: false });
  expect(contents()).toBe(OLD);
});

test('a file of a service that lost half of its rows never replaces the old copy', async () => {
  writeFileSync(join(folder, FILE), NEW);
  const [first] = JSON.parse(NEW) as object[];
  const [{ result }] = await refresh([whole(JSON.stringify([first]))]);
  expect(result).toEqual({ kind: 'failed', reason: '1 rows, 2 before', isUnreachable: false });
  expect(contents()).toBe(NEW);
});

test('a file of a service longer than such a file may be is given up at once, and the old copy stays', async () => {
  writeFileSync(join(folder, FILE), OLD);
  server = await flawedServer([whole(NEW)]);
  const service = { file: FILE, url: `${server.url}/x`, mostBytes: NEW.length - 1 };
  const result = await download(service, { folder, policy: policy(), check: () => undefined });
  expect(result).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/more than/) as string });
  expect(contents()).toBe(OLD);
  expect(existsSync(join(folder, '.partial', FILE))).toBe(false);
  expect(server.requests).toHaveLength(1);
});

test('a file of Earth orientation is checked like any other before it replaces the old one', async () => {
  server = await flawedServer([whole('<html>')]);
  const files = [{ file: EARTH_ORIENTATION_FILE, url: `${server.url}/x` }];
  const [{ result }] = await refreshFolder(folder, { files }, policy(), quiet);
  expect(result).toMatchObject({
    kind: 'failed',
    reason: expect.stringMatching(/a web page instead of rows/) as string,
  });
});

test('a file of a service that is not there is a failure with its cause', async () => {
  const service = { file: FILE, url: 'http://127.0.0.1:1/x' };
  const result = await download(service, { folder, policy: policy(), check: () => undefined });
  expect(result).toEqual({
    kind: 'failed',
    reason: expect.stringMatching(/fetch failed: .+/) as string,
    isUnreachable: true,
  });
});

test('one file that fails does not stop the others, and the catalogue is built from what is there', async () => {
  server = await flawedServer([status(404), whole(NEW)]);
  const files = [
    { file: 'sbdb_neo.json', url: `${server.url}/sbdb` },
    { file: FILE, url: `${server.url}/comets` },
  ];
  const refreshed = await refreshFolder(folder, { files }, policy(), quiet);
  expect(refreshed.map(({ result }) => result.kind)).toEqual(['failed', 'fetched']);
  const { bytes } = buildCatalogueFromFolder(folder);
  expect(readCatalogue(bytes).count).toBe(2);
});

test('a host that cannot be reached is awaited once, not for every file again', async () => {
  const files = ['sbdb_neo.json', FILE, 'NEA.txt'].map((file) => ({
    file,
    url: `http://127.0.0.1:1/${file}`,
  }));
  const refreshed = await refreshFolder(folder, { files }, policy(), quiet);
  expect(refreshed.map(({ result }) => result.kind)).toEqual(['failed', 'failed', 'failed']);
  expect(waits).toEqual([100, 200]);
});

test('orbit files are requested by what was selected and by the risk list, each once, without blanks', async () => {
  const list = [
    'Last Update: 2021-10-04 05:49 UTC',
    '',
    '',
    '',
    '2021QM1  | 50 | * | 2052-04-02 01:36 | 2.98E-4 | -2.72 | 0 | 23.72 | 2050-2054 | 2.98E-4 | -2.72 |',
    '101955 Bennu | 484 | | 2182-09-24 08:36 | 3.70E-4 | -1.59 | | 12.68 | 2178-2290 | 5.80E-4 | -1.40 |',
  ].join('\n');
  server = await flawedServer([whole(list), status(404)]);
  const services = {
    files: [{ file: 'esa_risk_list', url: `${server.url}/list` }],
    orbitFiles: {
      file: '{object}.ke1',
      url: `${server.url}/{object}.ke1`,
      objectsFrom: 'esa_risk_list',
      most: 2,
    },
  };
  await refreshFolder(folder, services, policy(), quiet, ['433', '101955', '2024AA']);
  const paths = server.requests.map(({ path }) => path);
  expect(paths).toEqual(['/list', '/433.ke1', '/101955.ke1', '/2021QM1.ke1']);
});

test('a wait before another attempt is what the service says in seconds or by a date, else doubles, and has an end', () => {
  const now = Date.parse('2026-07-01T10:00:00Z');
  expect(waitBefore(1, policy(), null, now)).toBe(100);
  expect(waitBefore(3, policy(), null, now)).toBe(400);
  expect(waitBefore(1, policy(), '30', now)).toBe(30_000);
  expect(waitBefore(1, policy(), 'Wed, 01 Jul 2026 10:00:05 GMT', now)).toBe(5000);
  expect(waitBefore(1, policy(), 'soon', now)).toBe(100);
  expect(waitBefore(40, policy(), null, now)).toBe(60_000);
});

test('a packed file that is cut short is reported, and the folder is built from the rest', () => {
  writeFileSync(join(folder, FILE), OLD);
  writeFileSync(join(folder, 'nea_extended.json.gz'), new Uint8Array([0x1f, 0x8b, 8, 0, 0]));
  const { report } = buildCatalogueFromFolder(folder);
  expect(report.bodies).toBe(1);
  expect(report.failures.map(({ file }) => file)).toEqual(['nea_extended.json.gz']);
});

/** A rest that begins at byte 7, wherever the file broke off. */
function wrongRest(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(206, { 'content-range': 'bytes 7-20/21', 'content-length': 14 }).end('x'.repeat(14));
}

/** An answer of which no more comes than some bytes, when the client has waited for more as long as it does. */
function outOfTime(answer: Answer, bytes: number): Answer {
  return (request, response) => {
    received = 0;
    answer(request, response);
    void eventually(() => expect([received, vi.getTimerCount() > 0]).toEqual([bytes, true])).then(() =>
      vi.advanceTimersByTime(STALL_MS),
    );
  };
}

async function refresh(answers: readonly Answer[]): ReturnType<typeof refreshFolder> {
  server = await flawedServer(answers);
  return refreshAgain();
}

function refreshAgain(): ReturnType<typeof refreshFolder> {
  const files = [{ file: FILE, url: `${server?.url}/${FILE}` }];
  return refreshFolder(folder, { files }, policy(), quiet);
}

function contents(): string {
  return readFileSync(join(folder, FILE), 'utf8');
}

/** Three attempts, no real waiting; what would have been waited is noted. */
function policy(): RetryPolicy {
  return {
    attempts: 3,
    backOffMs: 100,
    longestWaitMs: 60_000,
    stallMs: STALL_MS,
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  };
}

const quiet = {
  started: () => undefined,
  received: (bytes: number) => (received = bytes),
  finished: () => undefined,
};
