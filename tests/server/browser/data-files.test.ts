import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { MANIFEST_PATH, staticManifest } from '#contract/static-manifest.ts';
import { DataFileError, openDataFiles, type PackedFiles } from '#server/browser/data-files.ts';
import { SILENT_MS } from '#server/browser/silence.ts';

const ROOT = new URL('https://page.example/neo/');
const CONTENT = new TextEncoder().encode('orbits of many objects');

/** What the host of the page has, by address, and what it was requested for. */
let onHost: Map<string, Uint8Array<ArrayBuffer>>;
let requests: string[];
let stored: FakeCache;
/** What the browser stores for a night. */
let packed: PackedFiles | undefined;
let progress: { received: number; bytes: number }[];
/** Whether no response comes, and the end of that. */
let isSilent: boolean;
let endSilence: () => void;
let silence: Promise<void>;
/** How often the files were reported to be replaced on the host. */
let replaced: number;
/** How a body comes; at once where absent. */
let bodyOf: ((bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => BodyInit) | undefined;

beforeEach(() => {
  onHost = onHostOf('data/catalogue.bin');
  isSilent = false;
  silence = new Promise((resolve) => (endSilence = resolve));
  [requests, stored, progress] = [[], new FakeCache(), []];
  [packed, bodyOf, replaced] = [undefined, undefined, 0];
});

test('a file is fetched once, and from then on taken from the browser', async () => {
  expect(await readCatalogue()).toEqual(CONTENT);
  expect(await readCatalogue()).toEqual(CONTENT);
  expect(requests.filter((one) => one.includes('catalogue'))).toEqual(['default data/catalogue.bin']);
});

test('two who need a file at once wait for one', async () => {
  const files = await open();
  await Promise.all([files.read('catalogue'), files.read('catalogue')]);
  expect(requests.filter((one) => one.includes('catalogue'))).toHaveLength(1);
});

test.each([
  ['damaged', CONTENT.with(3, 0)],
  ['cut short', CONTENT.slice(0, 9)],
])('a stored file that is %s is fetched anew', async (_, bytes) => {
  await readCatalogue();
  stored.entries.set(addressOf('data/catalogue.bin'), bytes);
  expect(await readCatalogue()).toEqual(CONTENT);
  expect(stored.entries.get(addressOf('data/catalogue.bin'))).toEqual(CONTENT);
});

test.each([
  ['damaged', CONTENT.with(3, 0)],
  ['half of it', CONTENT.slice(0, 9)],
  ['more than it', new Uint8Array([...CONTENT, 1])],
])('what comes and is %s is requested past all caches, and then refused', async (_, bytes) => {
  onHost.set(addressOf('data/catalogue.bin'), bytes);
  await expect(readCatalogue()).rejects.toThrow(DataFileError);
  expect(requests.slice(1)).toEqual(['default data/catalogue.bin', 'reload data/catalogue.bin']);
  expect(stored.entries.has(addressOf('data/catalogue.bin'))).toBe(false);
});

test('a packed file is unpacked, and the progress counts the bytes that come', async () => {
  const packed = new Uint8Array(gzipSync(CONTENT));
  onHost.set(addressOf(MANIFEST_PATH), listOf('data/catalogue.bin', packed.length));
  onHost.set(addressOf('data/catalogue.bin'), packed);
  expect(await readCatalogue()).toEqual(CONTENT);
  expect(progress.at(-2)).toEqual({ received: packed.length, bytes: packed.length });
});

test('a packed file that is damaged is requested past all caches, and then refused', async () => {
  const packed = new Uint8Array(gzipSync(CONTENT));
  onHost.set(addressOf(MANIFEST_PATH), listOf('data/catalogue.bin', packed.length));
  onHost.set(addressOf('data/catalogue.bin'), packed.with(12, 0));
  await expect(readCatalogue()).rejects.toThrow(DataFileError);
  expect(requests.slice(1)).toEqual(['default data/catalogue.bin', 'reload data/catalogue.bin']);
});

test('the progress ends with all bytes, and then with no file under way', async () => {
  await readCatalogue();
  expect(progress.at(-2)).toEqual({ received: CONTENT.length, bytes: CONTENT.length });
  expect(progress.at(-1)).toEqual({ received: 0, bytes: 0 });
});

test('without a network the stored list and files serve', async () => {
  await readCatalogue();
  onHost.clear();
  expect(await readCatalogue()).toEqual(CONTENT);
});

test('without a network the files of the stored night serve by its list, whatever list was stored', async () => {
  await readCatalogue();
  onHost.clear();
  const bytes = new TextEncoder().encode('orbits near a night');
  const manifest = staticManifest.parse(JSON.parse(listText('data/night.bin', undefined, bytes)));
  packed = { manifest, files: new Map([['catalogue', bytes]]) };
  expect(await readCatalogue()).toEqual(bytes);
  expect(stored.entries.has(addressOf('data/catalogue.bin'))).toBe(true);
});

test('without a network the other files that the browser stores are there beside those of a night', async () => {
  await readCatalogue();
  onHost.clear();
  const manifest = staticManifest.parse({ ...JSON.parse(listText('data/night.bin')), files: {} });
  packed = { manifest, files: new Map() };
  expect(await readCatalogue()).toEqual(CONTENT);
  stored.entries.delete(addressOf('data/catalogue.bin'));
  expect(Object.keys((await open()).manifest.files)).toEqual([]);
});

test('a file of the stored night is not fetched where the list names the same', async () => {
  const manifest = staticManifest.parse(JSON.parse(listText('data/catalogue.bin')));
  packed = { manifest, files: new Map([['catalogue', CONTENT]]) };
  expect(await readCatalogue()).toEqual(CONTENT);
  expect(requests.filter((one) => one.includes('catalogue'))).toEqual([]);
});

test('stored files of a former list stay until those of the new one have come in their place', async () => {
  await readCatalogue();
  const latest = onHostOf('data/catalogue.2.bin');
  onHost = latest;
  await open();
  onHost = new Map();
  expect(await readCatalogue()).toEqual(CONTENT);
  onHost = latest;
  await readCatalogue();
  expect([...stored.entries.keys()].toSorted()).toEqual([...latest.keys()].toSorted());
  onHost = new Map();
  expect(await readCatalogue()).toEqual(CONTENT);
});

/** What a proxy between a browser and its host may answer in the place of the host. */
const OF_OTHERS = [
  ['a form to sign in', '<html>'],
  ['half of the list', listText('data/catalogue.bin').slice(0, 90)],
  ['a list of another format', '{"format":2}'],
] as const;

test.each(OF_OTHERS)('%s does not take the place of the stored list', async (_, text) => {
  await readCatalogue();
  onHost = new Map([[addressOf(MANIFEST_PATH), new TextEncoder().encode(text)]]);
  expect(await readCatalogue()).toEqual(CONTENT);
  onHost = new Map();
  expect(await readCatalogue()).toEqual(CONTENT);
});

test('where the network is silent, what is stored serves after some seconds', async () => {
  await readCatalogue();
  vi.useFakeTimers();
  isSilent = true;
  const reading = readCatalogue();
  await vi.runAllTimersAsync();
  expect(await reading).toEqual(CONTENT);
});

test('where nothing is stored, the list is waited for, however late it comes', async () => {
  vi.useFakeTimers();
  isSilent = true;
  const reading = readCatalogue();
  await vi.runAllTimersAsync();
  endSilence();
  expect(await reading).toEqual(CONTENT);
});

test('where the files of a stored list were replaced on the host, they are to be opened anew once the network is back', async () => {
  await readCatalogue();
  stored.entries.delete(addressOf('data/catalogue.bin'));
  onHost = new Map();
  const files = await open();
  await expect(files.read('catalogue')).rejects.toThrow(DataFileError);
  expect(replaced).toBe(0);
  onHost = onHostOf('data/catalogue.2.bin');
  await expect(files.read('catalogue')).rejects.toThrow(DataFileError);
  expect(replaced).toBe(1);
  expect(await readCatalogue()).toEqual(CONTENT);
});

test('a file that is gone from the host, which has no other in its place, is missing', async () => {
  onHost.delete(addressOf('data/catalogue.bin'));
  await expect(readCatalogue()).rejects.toThrow(DataFileError);
  expect(replaced).toBe(0);
});

test('a file whose host falls silent halfway is given up, and fetched anew', async () => {
  vi.useFakeTimers();
  const files = await open();
  bodyOf = stoppingAt(9);
  const reading = files.read('catalogue');
  await vi.advanceTimersByTimeAsync(SILENT_MS - 1);
  expect(requests.slice(1)).toEqual(['default data/catalogue.bin']);
  bodyOf = undefined;
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toEqual(CONTENT);
  expect(requests.slice(1)).toEqual(['default data/catalogue.bin', 'reload data/catalogue.bin']);
});

test('a file whose host stays silent is refused', async () => {
  vi.useFakeTimers();
  const files = await open();
  bodyOf = stoppingAt(9);
  const refused = expect(files.read('catalogue')).rejects.toThrow(DataFileError);
  await vi.advanceTimersByTimeAsync(2 * SILENT_MS);
  await refused;
});

test('a file that comes byte by byte is awaited, however long it takes', async () => {
  vi.useFakeTimers();
  const files = await open();
  bodyOf = slowly;
  const reading = files.read('catalogue');
  await vi.advanceTimersByTimeAsync((CONTENT.length + 1) * A_WHILE_MS);
  expect(await reading).toEqual(CONTENT);
  expect(requests.slice(1)).toEqual(['default data/catalogue.bin']);
});

test('a browser that deletes what it stores while the page is open is one that stores nothing', async () => {
  const files = await open();
  stored.isGone = true;
  expect(await files.read('catalogue')).toEqual(CONTENT);
  expect(await readCatalogue()).toEqual(CONTENT);
});

test.each([
  ['missing', undefined],
  ['no JSON', '<html>'],
  ['of another format', '{"format":2}'],
  ['one that leads out of the page', listText('../secret')],
  ['one that leads to another site', listText('//elsewhere.example/a')],
])('a list that is %s is refused', async (_, text) => {
  onHost.delete(addressOf(MANIFEST_PATH));
  if (text !== undefined) onHost.set(addressOf(MANIFEST_PATH), new TextEncoder().encode(text));
  await expect(open()).rejects.toThrow(DataFileError);
});

test('a browser that stores nothing fetches each time', async () => {
  for (const _ of [1, 2]) await (await open('none')).read('catalogue');
  expect(requests.filter((one) => one.includes('catalogue'))).toHaveLength(2);
});

async function readCatalogue(): Promise<Uint8Array> {
  return (await open()).read('catalogue');
}

function open(cache: FakeCache | 'none' = stored) {
  return openDataFiles({
    root: ROOT,
    packed: async () => packed,
    cache: cache === 'none' ? undefined : cache,
    fetch: async (address, { cache: mode = '', signal }) => {
      if (isSilent) await silence;
      requests.push(`${mode} ${address.pathname.slice(ROOT.pathname.length)}`);
      const bytes = onHost.get(address.href);
      if (bytes === undefined) return new Response('', { status: 404 });
      return new Response(bodyOf && signal ? bodyOf(bytes, signal) : bytes);
    },
    onProgress: (one) => void progress.push(one),
    onReplaced: () => void replaced++,
  });
}

/** A body that stops after some bytes, until it is given up. */
function stoppingAt(count: number) {
  return (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, count));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
}

const A_WHILE_MS = 0.9 * (SILENT_MS / 2);

/** A body that comes byte by byte. */
function slowly(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) {
  let place = 0;
  return new ReadableStream({
    start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));
      if (place === bytes.length) return controller.close();
      controller.enqueue(bytes.slice(place, ++place));
    },
  });
}

/** A host with a list and its only file. */
function onHostOf(path: string): typeof onHost {
  return new Map([
    [addressOf(MANIFEST_PATH), listOf(path)],
    [addressOf(path), CONTENT],
  ]);
}

function addressOf(path: string): string {
  return new URL(path, ROOT).href;
}

function listOf(path: string, packedBytes?: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(listText(path, packedBytes));
}

function listText(path: string, packedBytes?: number, content = CONTENT): string {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const files = { catalogue: { path, bytes: content.length, packedBytes, sha256 } };
  return JSON.stringify({ format: 1, toolkit: '1.0.0', madeAt: '2026-01-10T00:00:00Z', files });
}

/** A cache of responses by address, which fails once the browser has deleted it. */
class FakeCache {
  readonly entries = new Map<string, Uint8Array<ArrayBuffer>>();
  isGone = false;

  async match(address: URL): Promise<Response | undefined> {
    const bytes = this.#entries().get(address.href);
    return bytes && new Response(bytes);
  }

  async put(address: URL, response: Response): Promise<void> {
    this.#entries().set(address.href, new Uint8Array(await response.arrayBuffer()));
  }

  async delete(address: URL): Promise<boolean> {
    return this.#entries().delete(address.href);
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.#entries().keys()].map((address) => new Request(address));
  }

  #entries(): FakeCache['entries'] {
    if (this.isGone) throw new DOMException('Unexpected internal error.', 'UnknownError');
    return this.entries;
  }
}
