import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BRIGHT_STARS_FILE } from '#catalogue/stars/sky-files.ts';
import { MANIFEST_PATH, STATIC_FILES, type StaticFile, staticManifest } from '#contract/static-manifest.ts';
import type { ShapeFiles } from '../page/shape-files.ts';

/** A data file that is to lie beside the page. */
export type DataFile = {
  /** As {@link STATIC_FILES} has it. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly date?: string;
  readonly source?: string;
};

/** What is known of the whole. */
export type ManifestStamp = { readonly toolkit: string; readonly madeAt: string };

/**
 * Writes data files below the folder of the page, each by a name that changes with its content, and the list of all data, with those
 * that the page has anyway.
 *
 * @param folder holds the built page. @throws Error of the file system.
 */
export async function writeData(
  folder: string,
  stamp: ManifestStamp,
  files: readonly DataFile[],
  shapes: Pick<ShapeFiles, 'all'>,
): Promise<void> {
  const listed = new Map<string, StaticFile>();
  for (const { name, bytes, ...facts } of files) {
    const path = hashedPath(name, bytes);
    await writeBelow(folder, path, bytes);
    listed.set(name, { path, ...described(bytes), ...facts });
  }
  for (const [key, { source, read }] of shapes.all) {
    const path = `shapes/${key}.obj`;
    const bytes = read();
    await writeBelow(folder, path, bytes);
    listed.set(STATIC_FILES.shapes + key, { path, ...described(bytes), source });
  }
  for (const [name, path] of await pageFilesOf(folder)) {
    listed.set(name, { path, ...described(await readFile(join(folder, path))) });
  }
  const manifest = staticManifest.parse({ format: 1, ...stamp, files: Object.fromEntries(listed) });
  await writeBelow(
    folder,
    MANIFEST_PATH,
    new TextEncoder().encode(`${JSON.stringify(manifest, undefined, 2)}\n`),
  );
}

/** Names and paths of the data among the files of the page. */
async function pageFilesOf(folder: string): Promise<readonly (readonly [name: string, path: string])[]> {
  const names = await readdir(join(folder, 'ephemeris'));
  const chunks = names.filter((name) => name.endsWith('.bin'));
  return [
    [STATIC_FILES.ephemerisIndex, 'ephemeris/index.json'],
    ...chunks.map((chunk) => [STATIC_FILES.ephemerisChunk(chunk), `ephemeris/${chunk}`] as const),
    [STATIC_FILES.brightStars, `static/sky/${BRIGHT_STARS_FILE}`],
  ];
}

/** The path of a data file: its name in one part, with eight digits of its SHA-256. */
export function hashedPath(name: string, bytes: Uint8Array): string {
  return `data/${name.replaceAll('/', '-')}.${sha256(bytes).slice(0, 8)}.bin`;
}

/** SHA-256 in hexadecimal. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes a file and the folders that it is in. @throws Error of the file system. */
export async function writeBelow(folder: string, path: string, bytes: Uint8Array | string): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
}

function described(bytes: Uint8Array): Pick<StaticFile, 'bytes' | 'sha256'> {
  return { bytes: bytes.length, sha256: sha256(bytes) };
}
