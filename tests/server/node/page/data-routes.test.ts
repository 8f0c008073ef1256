import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BRIGHT_STARS_FILE } from '#catalogue/stars/sky-files.ts';
import { STATIC_FILES, type StaticManifest, staticManifest } from '#contract/static-manifest.ts';
import { dataRoutes } from '#server/node/page/data-routes.ts';
import { fakeCatalogue } from '../../fakes/fake-catalogue.ts';

const ORBIT = { bytes: new TextEncoder().encode('an orbit'), storedAt: Date.UTC(2026, 10, 20) };
const ORBITS = 'orbits near today '.repeat(200);

let folder: string;
let isLoading: boolean;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  isLoading = false;
  for (const name of ['ephemeris', join('static', 'sky')]) mkdirSync(join(folder, name), { recursive: true });
  const ofPage = [
    'ephemeris/index.json',
    'ephemeris/1988-2033.ecc7999e.bin',
    `static/sky/${BRIGHT_STARS_FILE}`,
  ];
  for (const name of [...ofPage, 'catalogue.bin', 'stars.bin']) writeFileSync(join(folder, name), name);
  writeFileSync(join(folder, 'prepared-orbits.bin'), ORBITS);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a service lists its data with lengths and digests, and serves what the page has not', async () => {
  const { app, files } = await listed();
  expect(Object.keys(files).sort()).toEqual(
    [
      STATIC_FILES.catalogue,
      STATIC_FILES.preparedOrbits,
      STATIC_FILES.starTiles,
      STATIC_FILES.ephemerisIndex,
      STATIC_FILES.ephemerisChunk('1988-2033.ecc7999e.bin'),
      STATIC_FILES.brightStars,
      'shapes/eros',
    ].sort(),
  );
  const { path, bytes, sha256 } = files[STATIC_FILES.catalogue];
  const response = await app.request(`/${path}`);
  const content = Buffer.from(await response.arrayBuffer());
  expect([content.toString(), content.length]).toEqual(['catalogue.bin', bytes]);
  expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test('a data file comes packed where the client can unpack it, and in pieces where pieces are requested', async () => {
  const { app, files } = await listed();
  const prepared = `/${files[STATIC_FILES.preparedOrbits].path}`;
  const packed = await app.request(prepared, { headers: { 'Accept-Encoding': 'br, gzip' } });
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect([packed.headers.get('Content-Encoding'), gunzipSync(bytes).toString()]).toEqual(['gzip', ORBITS]);
  const headers = { Range: 'bytes=0-3', 'Accept-Encoding': 'gzip' };
  const piece = await app.request(`/${files[STATIC_FILES.starTiles].path}`, { headers });
  expect([piece.status, await piece.text()]).toEqual([206, 'star']);
});

test('a catalogue that replaces another has another path, and the former path leads nowhere', async () => {
  const { app, files: before } = await listed();
  writeFileSync(join(folder, 'catalogue.bin'), 'a newer catalogue');
  const former = await app.request(`/${before[STATIC_FILES.catalogue].path}`);
  expect(former.status).toBe(404);
  const { files: after } = await listed(app);
  expect(await (await app.request(`/${after[STATIC_FILES.catalogue].path}`)).text()).toBe(
    'a newer catalogue',
  );
});

test('what is not made yet is not listed, and nothing is while the catalogue is provisional', async () => {
  rmSync(join(folder, 'prepared-orbits.bin'));
  const { app, files } = await listed();
  expect(files[STATIC_FILES.preparedOrbits]).toBeUndefined();
  isLoading = true;
  const { status, headers } = await app.request('/data/manifest.json');
  expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
});

test('what the service has fetched of the latest orbit of an object is there with its date, and nothing of others', async () => {
  const { app } = await listed();
  const response = await app.request('/data/orbits/433.ke1');
  expect(await response.text()).toBe('an orbit');
  expect(Date.parse(response.headers.get('Last-Modified') ?? '')).toBe(ORBIT.storedAt);
  expect((await app.request('/data/orbits/..%2F..%2Fsecret')).status).toBe(404);
});

async function listed(app = routes()): Promise<{ app: typeof app; files: StaticManifest['files'] }> {
  const response = await app.request('/data/manifest.json');
  return { app, files: staticManifest.parse(await response.json()).files };
}

function routes() {
  const shape = {
    address: '/shapes/eros.obj',
    source: 'Eros',
    read: () => new TextEncoder().encode('# Eros'),
  };
  return dataRoutes({
    version: '1.2.3',
    pageFolder: folder,
    shapes: { all: new Map([['eros', shape]]) },
    orbitFiles: { read: async (name) => (name === '433.ke1' ? ORBIT : undefined) },
    isLoading: () => isLoading,
    host: { current: () => fakeCatalogue(), file: () => join(folder, 'catalogue.bin') },
    dataDir: folder,
    preparedDir: undefined,
    starTiles: join(folder, 'stars.bin'),
    earthOrientationPath: () => undefined,
    now: () => Date.UTC(2026, 10, 27),
  });
}
