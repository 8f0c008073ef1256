import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { crc32 } from '#catalogue/crc32.ts';
import { checksumOf, PREFIX as PREFIX_OF_CATALOGUE } from '#catalogue/layout.ts';
import type { PackRefusal } from '#contract/local/night-pack.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { createNightPacks, type PackAbout, type PackStore } from '#server/browser/night-pack/night-packs.ts';
import { type NightPack, PackRefused, readPack, writePack } from '#server/browser/night-pack/pack-file.ts';
import { digestOf, packOfANight, STATE } from './pack-of-a-night.ts';

let good: NightPack;
let file: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  good = packOfANight();
  file = await writePack(good);
});

test('a night is in its file whole', async () => {
  expect(withDigests(await readPack(file))).toEqual(withDigests(good));
});

const PREFIX = 20;

/** Files that are not whole, or of another kind, by what is wrong with them. */
const BROKEN: readonly (readonly [title: string, kind: PackRefusal['kind'], bytes: () => Uint8Array])[] = [
  ['empty', 'foreign', () => new Uint8Array()],
  ['seven bytes of one', 'foreign', () => file.slice(0, 7)],
  ['a text', 'foreign', () => new TextEncoder().encode('<script>alert(1)</script>, and more of it')],
  ['a state in a file', 'foreign', () => new TextEncoder().encode(`{"neoToolkitState":1,"state":${STATE}}`)],
  ['a zip archive', 'foreign', () => file.with(0, 0x50).with(1, 0x4b)],
  ['its first word alone', 'cut', () => file.slice(0, 8)],
  ['its prefix without the last byte', 'cut', () => file.slice(0, PREFIX - 1)],
  ['its prefix alone', 'cut', () => file.slice(0, PREFIX)],
  ['half of it', 'cut', () => file.slice(0, file.length / 2)],
  ['all but its last byte', 'cut', () => file.slice(0, -1)],
  ['with a byte behind it', 'damaged', () => new Uint8Array([...file, 0])],
  ['of version 0', 'damaged', () => file.with(8, 0)],
  ['of version 2', 'newer', () => file.with(8, 2)],
  ['of version 4 × 10⁹', 'newer', () => file.with(11, 0xff)],
  ['with another checksum', 'damaged', () => file.with(16, file[16] ^ 1)],
  ['with another byte at its begin', 'damaged', () => file.with(PREFIX, 0)],
  [
    'with another byte in its middle',
    'damaged',
    () => file.with(file.length >> 1, file[file.length >> 1] ^ 1),
  ],
  ['with another byte at its end', 'damaged', () => file.with(file.length - 1, 77)],
  ['zeros of the right length and checksum', 'damaged', () => fileOf(new Uint8Array(5000))],
  ['an empty body', 'damaged', () => fileOf(new Uint8Array())],
  ['half of a packed body', 'damaged', () => fileOf(gzipSync(new Uint8Array(9999).fill(7)).subarray(0, 20))],
  ['300 MB of zeros in 300 kB', 'too-large', () => fileOf(gzipSync(new Uint8Array(300_000_000)))],
  ['a header of 4 GB', 'too-large', () => fileOf(gzipSync(new Uint8Array(400).fill(0xff)))],
  ['no header', 'invalid', () => fileOf(gzipSync(new Uint8Array(4)))],
  ['two bytes', 'invalid', () => fileOf(gzipSync(new Uint8Array(2)))],
  ['a header that is no JSON', 'invalid', () => fileOf(body('{"site":'))],
  ['a header that is a list', 'invalid', () => fileOf(body('[1,2,3]'))],
];

/** Headers that no file may have, by what is wrong with them. */
const WRONG: readonly (readonly [title: string, change: () => object])[] = [
  ['no state', () => ({ state: undefined })],
  ['a state of 3 MB', () => ({ state: ' '.repeat(3_000_000) })],
  ['a site of a thousand letters', () => ({ site: '<b>'.repeat(334) })],
  ['nights that no calendar has', () => ({ firstNight: '2026-02-31' })],
  ['a day of its making that no calendar has', () => ({ madeAt: '2026-02-31T15:00:00.000Z' })],
  ['a word for the time of its making', () => ({ madeAt: 'yesterday' })],
  ['a billion objects', () => ({ objects: 1e9 })],
  ['minus one object', () => ({ objects: -1 })],
  ['a list of another format', () => ({ manifest: { ...good.header.manifest, format: 2 } })],
  ['a path out of the page', () => withFile({ path: '../../secret' })],
  ['a path to another site', () => withFile({ path: '//elsewhere.example/a' })],
  ['a file of minus one byte', () => withFile({ bytes: -1 })],
  ['a file of 10¹⁵ bytes', () => withFile({ bytes: 1e15 })],
  ['a digest that is a word', () => withFile({ sha256: 'right' })],
  ['a thousand files', () => ({ contents: Array.from({ length: 1000 }, (_, index) => `file ${index}`) })],
  ['a file that the list has not', () => ({ contents: [...good.header.contents, 'more'] })],
  [
    'a file by the name of what every object has',
    () => ({ contents: [...good.header.contents, 'constructor'] }),
  ],
  ['a file twice', () => ({ contents: [...good.header.contents, STATIC_FILES.brightStars] })],
  ['fewer files than bytes', () => ({ contents: good.header.contents.slice(1) })],
  ['10⁹ stars', () => ({ stars: [[0, 24e9]] })],
  ['stars without a file of stars', () => ({ stars: [[0, 24]] })],
  [
    'thirty thousand pieces of stars',
    () => ({ stars: Array.from({ length: 30_000 }, (_, at) => [at, at + 1]) }),
  ],
  ['an orbit of a gigabyte', () => ({ orbits: [{ file: '433.ke1', storedAt: 0, bytes: 1e9 }] })],
  ['an orbit that is not there', () => ({ orbits: [{ file: '433.ke1', storedAt: 0, bytes: 1000 }] })],
  ['a query of 200,000 letters', () => ({ calculation: { query: 'a'.repeat(200_000) } })],
];

test.each(BROKEN)('a file of a night that is %s is refused as %s', async (_, kind, bytes) => {
  expect(await refusalOf(bytes())).toMatchObject({ kind });
});

test.each(WRONG)('a file of a night with %s is refused', async (_, change) => {
  const changed = { ...good, header: { ...good.header, ...change() } };
  expect(await refusalOf(rawFile(changed))).toMatchObject({ kind: 'invalid' });
});

test('a file of a night that is refused never has more than two hundred letters of it repeated', async () => {
  const name = '<img src=x onerror=alert(1)>'.repeat(5);
  const { detail } = await refusalOf(rawFile({ ...good, header: { ...good.header, contents: [name] } }));
  expect(detail.length).toBeLessThanOrEqual(200);
});

test.each([
  ['a catalogue that is none', () => withContent(STATIC_FILES.catalogue, new Uint8Array(400))],
  [
    'an index of the ephemeris that is none',
    () => withContent(STATIC_FILES.ephemerisIndex, new Uint8Array(9)),
  ],
  ['bright stars that are none', () => withContent(STATIC_FILES.brightStars, new Uint8Array(64).fill(9))],
  ['a catalogue without its sources', () => withContent(STATIC_FILES.catalogue, withoutSources())],
  ['a chunk of the ephemeris that is none', () => withContent(CHUNK, new Uint8Array(64))],
  [
    'a response to a call',
    () => withContent(STATIC_FILES.answer('/rest/status', 0), new TextEncoder().encode('{}')),
  ],
  ['orbits that are none', () => withContent(STATIC_FILES.preparedOrbits, new Uint8Array(64).fill(9))],
  ['a state of another tool', () => packOfANight({ state: '{"tool":"ovt"}' })],
  ['a state that is none', () => packOfANight({ state: '{"tool":"opt","version":1}' })],
  ['a calculation without dates', () => packOfANight({ calculation: { query: 'names=Apophis' } })],
  ['no catalogue', () => without(STATIC_FILES.catalogue)],
  ['another file than its digest', () => withDigest(STATIC_FILES.brightStars, 'ab'.repeat(32))],
])('what is in a file of a night is checked before anything is stored: %s', async (_, pack) => {
  const { packs, stored } = emptyStore();
  await expect(packs.take(await writePack(pack()))).rejects.toThrow(PackRefused);
  expect(stored()).toBeUndefined();
  expect(await packs.current()).toBeUndefined();
});

const CHUNK = STATIC_FILES.ephemerisChunk('1988-2033.ecc7999e.bin');

test('what is in a file of a night is stored as it came', async () => {
  const { packs, stored } = emptyStore();
  const { facts, state } = await packs.take(file);
  expect(facts).toMatchObject({
    site: 'G96 Mt. Lemmon Survey',
    objects: 2,
    bytes: file.length,
    isPassing: false,
  });
  expect(state).toBe(STATE);
  expect(stored()).toBe(file);
  expect((await packs.current())?.header).toEqual(good.header);
});

test('a stored night stays where a bad file is opened after it', async () => {
  const { packs, stored } = emptyStore();
  await packs.take(file);
  await expect(packs.take(file.slice(0, 100))).rejects.toThrow(PackRefused);
  expect(stored()).toBe(file);
  expect((await packs.about())?.facts.objects).toBe(2);
});

test('a night is there in every tab once one has stored it, and gone once one has deleted it', async () => {
  const { packs, other } = emptyStore();
  expect(await other.current()).toBeUndefined();
  await packs.take(file);
  expect((await other.current())?.header).toEqual(good.header);
  await packs.remove();
  expect(await other.current()).toBeUndefined();
});

test('a night is there until the page is closed where the browser stores nothing', async () => {
  const reasons: unknown[] = [];
  const packs = createNightPacks(
    {
      about: async () => undefined,
      file: async () => undefined,
      save: async () => {
        throw new DOMException('no room', 'QuotaExceededError');
      },
      remove: async () => undefined,
    },
    (reason) => reasons.push(reason),
  );
  expect((await packs.take(file)).facts.isPassing).toBe(true);
  expect(await packs.file()).toBe(file);
  expect(reasons).toHaveLength(1);
  await packs.remove();
  expect(await packs.about()).toBeUndefined();
  expect(await packs.current()).toBeUndefined();
});

/** A file with a right length and checksum about any body. */
function fileOf(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(PREFIX + content.length);
  made.set(file.subarray(0, PREFIX));
  const prefix = new DataView(made.buffer);
  prefix.setUint32(12, content.length, true);
  prefix.setUint32(16, crc32(content), true);
  made.set(content, PREFIX);
  return made;
}

function body(header: string, ...contents: readonly Uint8Array[]): Uint8Array {
  const text = new TextEncoder().encode(header);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text.length, true);
  return gzipSync(Buffer.concat([length, text, ...contents]), { level: 1 });
}

/** The file of a night whose header says anything. */
function rawFile({ header, files }: { readonly header: object; readonly files: NightPack['files'] }) {
  return fileOf(body(JSON.stringify(header), ...files.values()));
}

/** A night with the digest of each content in its place: millions of bytes are compared in no time. */
function withDigests({ header, files, stars, orbits }: NightPack) {
  return {
    header,
    files: [...files].map(([name, bytes]) => [name, digestOf(bytes)]),
    stars: stars.map(({ from, bytes }) => [from, digestOf(bytes)]),
    orbits: orbits.map(({ bytes, ...facts }) => [facts, digestOf(bytes)]),
  };
}

async function refusalOf(bytes: Uint8Array): Promise<PackRefusal> {
  const error = await readPack(new Uint8Array(bytes)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PackRefused)) throw new Error(`not refused, but ${String(error)}`);
  return error.refusal;
}

function withFile(change: object): object {
  const { manifest } = good.header;
  const { brightStars } = STATIC_FILES;
  const files = { ...manifest.files, [brightStars]: { ...manifest.files[brightStars], ...change } };
  return { manifest: { ...manifest, files } };
}

/** A night with another content of a file, of which the list says the right length and digest. */
function withContent(name: string, bytes: Uint8Array<ArrayBuffer>): NightPack {
  const { header, files } = packOfANight();
  const { manifest } = header;
  const listed = { path: 'data/other.bin', bytes: bytes.length, sha256: digestOf(bytes) };
  const contents = [...new Set([...header.contents, name])];
  return {
    header: { ...header, contents, manifest: { ...manifest, files: { ...manifest.files, [name]: listed } } },
    files: new Map([...files, [name, bytes]]),
    stars: [],
    orbits: [],
  };
}

/** The catalogue with another name for its sources in its header, and the checksum of that. */
function withoutSources(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(good.files.get(STATIC_FILES.catalogue) ?? []);
  const at = Buffer.from(bytes.buffer).indexOf('"sources"');
  bytes.set(new TextEncoder().encode('"sauces_"'), at);
  new DataView(bytes.buffer).setUint32(PREFIX_OF_CATALOGUE.checksum, checksumOf(bytes), true);
  return bytes;
}

function without(name: string): NightPack {
  const { header, files, stars, orbits } = packOfANight();
  return {
    header: { ...header, contents: header.contents.filter((one) => one !== name) },
    files,
    stars,
    orbits,
  };
}

function withDigest(name: string, sha256: string): NightPack {
  const { header, files, stars, orbits } = packOfANight();
  const { manifest } = header;
  const listed = manifest.files[name];
  if (listed === undefined) throw new RangeError(`there is no ${name}`);
  const changed = { ...manifest, files: { ...manifest.files, [name]: { ...listed, sha256 } } };
  return { header: { ...header, manifest: changed }, files, stars, orbits };
}

function emptyStore() {
  let stored: { readonly about: PackAbout; readonly file: Uint8Array<ArrayBuffer> } | undefined;
  const store: PackStore = {
    about: async () => stored?.about,
    file: async () => stored?.file,
    save: async (about, content) => void (stored = { about, file: content }),
    remove: async () => void (stored = undefined),
  };
  const [packs, other] = [createNightPacks(store, report), createNightPacks(store, report)];
  return { packs, other, stored: () => stored?.file };
}

function report(error: unknown): void {
  throw error;
}
