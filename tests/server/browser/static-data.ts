import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueParts } from '#catalogue/catalogue-parts.ts';
import { BRIGHT_STARS_FILE } from '#catalogue/stars/sky-files.ts';
import {
  MANIFEST_PATH,
  STATIC_FILES,
  type StaticFile,
  type StaticManifest,
} from '#contract/static-manifest.ts';
import { shapeKey } from '#server/orbits/shape-store.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');

/** Path of the whole catalogue, and the number of its parts. */
export const WHOLE_CATALOGUE = 'catalogue/built-in.bin';
const PARTS = 5;

type FileFacts = { readonly bytes?: Buffer; readonly sourceOf?: (text: string) => string };

/** The data files of a page without a service on the built-in catalogue, by their paths, the list of them included. */
export function staticData(): ReadonlyMap<string, Uint8Array> {
  const contents = new Map<string, Uint8Array>();
  const files: Record<string, StaticFile> = {};
  const add = (
    name: string,
    path: string,
    { bytes = readFileSync(join(PUBLIC, path)), sourceOf }: FileFacts = {},
  ) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const source = sourceOf?.(bytes.toString('utf8'));
    files[name] = { path, bytes: bytes.length, sha256, ...(source === undefined ? {} : { source }) };
    contents.set(path, bytes);
  };
  add(STATIC_FILES.catalogue, WHOLE_CATALOGUE);
  catalogueParts(readFileSync(join(PUBLIC, WHOLE_CATALOGUE)), PARTS).forEach((bytes, place) =>
    add(`${STATIC_FILES.catalogueParts}${place}`, `data/part-${place}.bin`, { bytes: Buffer.from(bytes) }),
  );
  for (const file of readdirSync(join(PUBLIC, 'ephemeris'))) {
    add(STATIC_FILES.ephemerisChunk(file), `ephemeris/${file}`);
  }
  add(STATIC_FILES.brightStars, `static/sky/${BRIGHT_STARS_FILE}`);
  for (const file of readdirSync(join(PUBLIC, 'shapes'))) {
    const key = shapeKey(file.replace(/\.obj$/, ''));
    add(STATIC_FILES.shapes + key, `shapes/${file}`, {
      sourceOf: (text) => text.split('\n')[0].slice(1).trim(),
    });
  }
  const manifest: StaticManifest = { format: 1, toolkit: '0.0.0', madeAt: '2026-01-10T00:00:00Z', files };
  contents.set(MANIFEST_PATH, new TextEncoder().encode(JSON.stringify(manifest)));
  return contents;
}
