import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { lendToPage } from '#server/browser/night-pack/lend-to-page.ts';
import type { NightPack } from '#server/browser/night-pack/pack-file.ts';
import { dataDigests } from '#offline/build/data-digests.ts';
import { digestOf, packOfANight } from './pack-of-a-night.ts';

const DIGESTS = dataDigests(join(import.meta.dirname, '..', '..', '..', '..', 'public'));
const ROOT = new URL('https://page.example/neo/');

test('the page gets the stars and the ephemeris of a night, and nothing else of it', async () => {
  const { lent } = await lentOf(packOfANight());
  expect([...lent.keys()].toSorted()).toEqual([
    'renewed https://page.example/neo/ephemeris/index.json',
    expect.stringMatching(/^unchanging https:\/\/page\.example\/neo\/static\/sky\/bright-stars\.\w+\.bin$/),
  ]);
});

test.each(['static/sky/bright-stars.b16cb8a3.bin', 'ephemeris/1988-2033.ecc7999e.bin'])(
  'another content of %s does not come into the page',
  async (path) => {
    const { lent } = await lentOf(withFile(STATIC_FILES.brightStars, path));
    expect([...lent.keys()]).toEqual(['renewed https://page.example/neo/ephemeris/index.json']);
  },
);

test('a chunk of the ephemeris that was made to have the checksum in its name does not come into the page', async () => {
  const chunk = STATIC_FILES.ephemerisChunk('1988-2033.ba8f7d4d.bin'); // FNV-1a of the content below
  const { lent } = await lentOf(withFile(chunk, chunk));
  expect([...lent.keys()].filter((one) => one.includes('1988-2033'))).toEqual([]);
});

test('another index of the ephemeris, which could be read, does not come into the page', async () => {
  const pack = packOfANight();
  const name = STATIC_FILES.ephemerisIndex;
  const text = new TextDecoder().decode(pack.files.get(name)).replace('"gm": [', '"gm": [ ');
  const { lent } = await lentOf({
    ...pack,
    files: new Map([...pack.files, [name, new TextEncoder().encode(text)]]),
  });
  expect([...lent.keys()].filter((one) => one.includes('index.json'))).toEqual([]);
});

test.each(['assets/main.js', 'index.html', 'sw.js', 'ephemeris/../sw.js', 'static/sky/a.html'])(
  'a file of a night never takes the place of %s',
  async (path) => {
    const { lent } = await lentOf(withFile(STATIC_FILES.brightStars, path));
    expect([...lent.keys()]).toEqual(['renewed https://page.example/neo/ephemeris/index.json']);
  },
);

test('a file that the page has of its host is not replaced by one of a night', async () => {
  const address = 'renewed https://page.example/neo/ephemeris/index.json';
  const { lent } = await lentOf(packOfANight(), [[address, 'of the host']]);
  expect(lent.get(address)).toBe('of the host');
});

/** A night with another content of a file, at a path. */
function withFile(name: string, path: string): NightPack {
  const pack = packOfANight();
  const bytes = new TextEncoder().encode('alert(1)');
  const { manifest } = pack.header;
  const listed = { path, bytes: bytes.length, sha256: digestOf(bytes) };
  const files = { ...manifest.files, [name]: listed };
  return {
    ...pack,
    header: { ...pack.header, manifest: { ...manifest, files } },
    files: new Map([...pack.files, [name, bytes]]),
  };
}

async function lentOf(pack: NightPack, before: readonly (readonly [string, string])[] = []) {
  const lent = new Map<string, unknown>(before);
  const open = async (name: string) => ({
    match: async (address: URL) =>
      lent.has(`${name} ${address.href}`) ? new Response(undefined) : undefined,
    put: async (address: URL, response: Response) => void lent.set(`${name} ${address.href}`, response),
  });
  await lendToPage(pack, ROOT, { open }, DIGESTS);
  return { lent };
}
