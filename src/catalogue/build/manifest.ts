import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '#files/write-atomically.ts';
import { isRecord } from '../parse/text.ts';

/** Headers of a file when it was downloaded, for the next conditional request and for its date. */
export type ManifestEntry = {
  readonly url: string;
  /** ISO date of the content: Last-Modified, else the day of the download. */
  readonly date: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** CRC-32 of the file; absent in manifests of earlier versions. */
  readonly crc32?: number;
};

export type Manifest = Readonly<Record<string, ManifestEntry>>;

const FILE = 'downloads.json';

/** The manifest of a folder; an empty one where there is none or it cannot be read. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, FILE);
  if (!existsSync(path)) return {};
  try {
    const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isManifest(manifest) ? manifest : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {}; // damaged: everything is fetched again
    throw error;
  }
}

function isManifest(value: unknown): value is Manifest {
  return isRecord(value) && Object.values(value).every(isEntry);
}

function isEntry(value: unknown): boolean {
  return isRecord(value) && typeof value['url'] === 'string' && typeof value['date'] === 'string';
}

export function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  return writeAtomically(
    join(folder, FILE),
    new TextEncoder().encode(`${JSON.stringify(manifest, undefined, 2)}\n`),
  );
}
