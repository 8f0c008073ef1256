import { beforeAll, expect, test } from 'vitest';
import { writeTiles } from '#catalogue/build/stars/write-tiles.ts';
import { RECORD, RECORD_PARTS } from '#catalogue/stars/star-tiles.ts';
import type { PackStep } from '#contract/local/night-pack.ts';
import type { CalculationResult } from '#contract/opt/calculation.ts';
import { MANIFEST_PATH, STATIC_FILES, staticManifest } from '#contract/static-manifest.ts';
import { TOKEN_HEADER } from '#contract/routes.ts';
import { checkedPack } from '#server/browser/night-pack/checked-pack.ts';
import { makePack, type PackMaking } from '#server/browser/night-pack/make-pack.ts';
import { type NightPack, readPack, writePack } from '#server/browser/night-pack/pack-file.ts';
import { openStarFile } from '#server/browser/stars/star-file.ts';
import { BU_BEFORE_FLYBY } from '../../../engine/uncertainty/bu-2023.ts';
import { openPageService, type PageService, rangesIn } from '../page-service.ts';
import { staticData } from '../static-data.ts';
import { digestOf, STATE } from './pack-of-a-night.ts';

const NOW = Date.UTC(2026, 0, 10);
const QUERY =
  'names=Eros,Apophis&julianDateStart=2461051&julianDateEnd=2461052&step=0.125&observatoryCode=G96';
const ORBIT = { bytes: new TextEncoder().encode(BU_BEFORE_FLYBY), changedAt: NOW };
const TOKEN = 'calculated before';
const STARS = 'data/stars.bin';
/** What the stand-in of the network says. */
const NO_NETWORK = `there is no ${STARS}`;
const REQUEST = {
  site: 'G96 Mt. Lemmon Survey',
  firstNight: '2026-01-10',
  lastNight: '2026-01-10',
  objects: 2,
  state: STATE,
  calculation: { token: TOKEN, query: QUERY },
};

let data: Map<string, Uint8Array>;
let withHost: PageService;
let pack: NightPack;
const steps = new Set<string>();

beforeAll(async () => {
  data = new Map(staticData());
  addStars(data);
  withHost = await openPageService(data, new Map(), { now: () => NOW, report });
  pack = await checkedPack(await readPack(await writePack(await madeFrom({}, (step) => steps.add(step)))));
}, 180_000);

test('a night is made step by step, of the data that its dates need', () => {
  expect([...steps]).toEqual(['data', 'positions', 'stars', 'file']);
  expect(pack.header.contents).toEqual([
    STATIC_FILES.catalogue,
    STATIC_FILES.ephemerisIndex,
    ...[
      '1898-1943.1474f115',
      '1943-1988.72365ddd',
      '1988-2033.ecc7999e',
      '2033-2078.c2a1235c', // ten years ahead of the night
    ].map((chunk) => STATIC_FILES.ephemerisChunk(`${chunk}.bin`)),
    STATIC_FILES.brightStars,
  ]);
  expect(pack.header.fields).toEqual({ taken: 3, all: 3 });
});

test('a night has what the service had fetched of the orbits of its objects', () => {
  expect(pack.orbits).toEqual([{ file: '99942.ke1', storedAt: NOW, bytes: ORBIT.bytes }]);
});

test('without a host the calculation of a night is there by its token, and equal to what it was', async () => {
  const alone = await withoutHost();
  const [before, after] = [await calculate(withHost), await readResult(alone, TOKEN)];
  expect(after.object).toEqual(before.object);
  expect(after.sunmoon).toEqual(before.sunmoon);
});

test('without a host an object of the catalogue that was not in the night is calculated', async () => {
  const alone = await withoutHost();
  const token = await acceptCalculation(alone, QUERY.replace('Eros,Apophis', 'Ganymed'));
  const { object } = await readResult(alone, token);
  expect(object.data).toMatchObject([{ name: 'Ganymed' }]);
  expect(object.data[0]?.data).toHaveLength(9);
});

test('without a host the stars about an object are there to the limit of the catalogue, elsewhere to V 9, and no failure is reported', async () => {
  const reported: unknown[] = [];
  const alone = await withoutHost((error) => reported.push(error));
  const { ra, dec } = placeOf(await calculate(withHost));
  expect((await starsAt(alone, ra, dec)).magnitudes).toEqual([8, 12]);
  const elsewhere = await starsAt(alone, (ra + 180) % 360, -dec);
  expect(elsewhere.magnitudes).toEqual([8]);
  expect(elsewhere.limitedBy).toBe('catalogue');
  expect(elsewhere.faintLimit).toBeLessThan(9);
  expect(elsewhere.note).toBe(NO_NETWORK);
  expect(reported).toEqual([]);
});

test('without a night and a host the response says why it has no faint stars, nothing is reported, and they come with the host', async () => {
  const reported: unknown[] = [];
  const onHost = new Map(data);
  const report = (error: unknown) => void reported.push(error);
  const page = await openPageService(onHost, new Map(), { now: () => NOW, report });
  onHost.delete(STARS);
  expect(await starsAt(page, 10, 1)).toMatchObject({ limitedBy: 'catalogue', note: NO_NETWORK });
  expect(reported).toEqual([]);
  onHost.set(STARS, data.get(STARS) ?? new Uint8Array());
  const found = await starsAt(page, 10, 1);
  expect(found.magnitudes).toEqual([8, 12]);
  expect(found.note).toBe(undefined);
});

test('the night from a host that sends no pieces of files is the same', async () => {
  const made = await madeFrom({ starFile: async () => undefined });
  expect(made.header.fields).toEqual({ taken: 3, all: 3 });
  expect(digestsOf(made)).toEqual(digestsOf(pack));
});

test('a file of stars that is too large to come whole, from a host that sends no pieces, is left out of a night', async () => {
  const { files } = withHost;
  const tiles = { ...files.manifest.files[STATIC_FILES.starTiles], bytes: 900_000_000 };
  const manifest = {
    ...files.manifest,
    files: { ...files.manifest.files, [STATIC_FILES.starTiles]: tiles },
  };
  const made = await madeFrom({ starFile: async () => undefined, files: { ...files, manifest } });
  expect(made.header.fields).toEqual({ taken: 0, all: 3 });
  expect(made.stars).toEqual([]);
  expect(made.header.manifest.files[STATIC_FILES.starTiles]).toBe(undefined);
});

test('a night that is stopped is not made', async () => {
  const stopping = new AbortController();
  stopping.abort();
  await expect(makePack(REQUEST, making(), () => undefined, stopping.signal)).rejects.toThrow('aborted');
});

function digestsOf({ stars }: NightPack) {
  return stars.map(({ from, bytes }) => ({ from, digest: digestOf(bytes) }));
}

/** A night that is made by other parts than those of the service, some of them. */
function madeFrom(
  parts: Partial<PackMaking>,
  onStep: (step: PackStep) => void = () => undefined,
): Promise<NightPack> {
  return makePack(REQUEST, { ...making(), ...parts }, onStep, new AbortController().signal);
}

/** What the service has to make a night by; its orbits are near today. */
function making(): PackMaking {
  return {
    ...withHost.service,
    files: withHost.files,
    prepared: async () => undefined,
    orbits: async () => undefined,
    starFile: () => openStarFile(withHost.files, async (path) => rangesIn(data, path)),
    fetchFile: async (path) => (path === 'data/orbits/99942.ke1' ? ORBIT : undefined),
    now: () => NOW,
    sleep: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

/** The service on the night alone: no file comes from a host. */
function withoutHost(onFailure: (error: unknown) => void = () => undefined): Promise<PageService> {
  return openPageService(new Map(), new Map(), { now: () => NOW, report: onFailure, pack });
}

async function acceptCalculation({ request }: PageService, query: string): Promise<string> {
  const response = await request(`/rest/opt/calculate?${query}`);
  return ((await response.json()) as { token: string }).token;
}

async function readResult({ request }: PageService, token: string): Promise<CalculationResult> {
  for (;;) {
    const response = await request('/rest/opt/getCalculationResult', { headers: { [TOKEN_HEADER]: token } });
    const result = (await response.json()) as CalculationResult;
    if (result.processed >= result.selected) return result;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function calculate(service: PageService): Promise<CalculationResult> {
  return readResult(service, await acceptCalculation(service, QUERY));
}

function placeOf({ object: { fields, data: tables } }: CalculationResult): { ra: number; dec: number } {
  const row = tables[0]?.data[0] ?? [];
  return { ra: row[fields.indexOf('AST_RA')] ?? 0, dec: row[fields.indexOf('AST_DEC')] ?? 0 };
}

async function starsAt({ request }: PageService, ra: number, dec: number) {
  const query = `ra=${ra}&dec=${dec}&radius=1.5&magBright=7&magFaint=20`;
  const { data: found } = (await (await request(`/rest/scd/background/circle?${query}`)).json()) as {
    data: { data: number[][]; faintLimit: number; limitedBy: string; note?: string };
  };
  return { ...found, magnitudes: [...new Set(found.data.map((row) => row[3]))] };
}

/** Puts a file of stars among the data: one of V 8 and one of V 12 at every second degree. */
function addStars(files: Map<string, Uint8Array>): void {
  const places = Array.from({ length: 90 * 180 }, (_, place) => ({
    ra: 2 * (place % 180),
    dec: 2 * Math.floor(place / 180) - 89,
  }));
  const stars = [8, 12].flatMap((magnitude) => places.map((place) => ({ ...place, magnitude })));
  const records = new Uint8Array(RECORD.bytes * stars.length);
  const view = new DataView(records.buffer);
  for (const [index, { ra, dec, magnitude }] of stars.entries()) {
    const at = index * RECORD.bytes;
    view.setUint32(at + RECORD.ra, ra * RECORD_PARTS.place, true);
    view.setInt32(at + RECORD.dec, dec * RECORD_PARTS.place, true);
    view.setInt16(at + RECORD.magnitude, magnitude * RECORD_PARTS.magnitude, true);
  }
  const bytes = writeTiles(records, { epoch: 2000, unmovedEpoch: 2000, sources: [] });
  files.set(STARS, bytes);
  const manifest = staticManifest.parse(JSON.parse(new TextDecoder().decode(files.get(MANIFEST_PATH))));
  const listed = { path: STARS, bytes: bytes.length, sha256: digestOf(bytes) };
  const changed = {
    ...manifest,
    fetchesOrbits: true,
    files: { ...manifest.files, [STATIC_FILES.starTiles]: listed },
  };
  files.set(MANIFEST_PATH, new TextEncoder().encode(JSON.stringify(changed)));
}

function report(error: unknown): void {
  throw error;
}
