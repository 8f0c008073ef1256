import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NightPackHeader } from '#contract/local/night-pack.ts';
import { MANIFEST_PATH, STATIC_FILES, staticManifest } from '#contract/static-manifest.ts';
import type { NightPack } from '#server/browser/night-pack/pack-file.ts';
import { staticData } from '../static-data.ts';

const SAVED = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'saved-states', 'opt-results.json');

/** A state of observation planning, as JSON. */
export const STATE = JSON.stringify((JSON.parse(readFileSync(SAVED, 'utf8')) as { state: unknown }).state);

const data = staticData();

/** A night on the built-in catalogue, with pieces of a file of stars that are no stars. */
export function packOfANight(change: Partial<NightPackHeader> = {}): NightPack {
  const all = staticManifest.parse(JSON.parse(new TextDecoder().decode(data.get(MANIFEST_PATH))));
  const names = [STATIC_FILES.catalogue, STATIC_FILES.ephemerisIndex, STATIC_FILES.brightStars];
  const files = Object.fromEntries(names.map((name) => [name, all.files[name] ?? NO_FILE]));
  const header = {
    site: 'G96 Mt. Lemmon Survey',
    firstNight: '2026-11-27',
    lastNight: '2026-11-28',
    objects: 2,
    madeAt: '2026-11-27T15:00:00.000Z',
    fields: { taken: 0, all: 0 },
    state: STATE,
    manifest: { ...all, files },
    contents: names,
    stars: [],
    orbits: [],
    ...change,
  };
  const contents = names.map((name) => {
    const bytes = data.get(header.manifest.files[name]?.path ?? '') ?? data.get(all.files[name]?.path ?? '');
    return [name, new Uint8Array(bytes ?? [])] as const;
  });
  return { header, files: new Map(contents), stars: [], orbits: [] };
}

const NO_FILE = { path: 'data/none.bin', bytes: 0, sha256: '0'.repeat(64) };

/** SHA-256 in hexadecimal. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
