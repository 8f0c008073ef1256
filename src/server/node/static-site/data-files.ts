import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFEST_PATH, STATIC_FILES, type StaticFile, staticManifest } from '#contract/static-manifest.ts';
import { describedBytes, hashedPath, READ_IN_RANGES } from '../page/data-routes.ts';
import { type DataSource, pageDataFiles } from '../page/data-sources.ts';
import type { ShapeFiles } from '../page/shape-files.ts';

/** Facts about all of the data. */
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
  files: readonly DataSource[],
  shapes: Pick<ShapeFiles, 'all'>,
): Promise<void> {
  const listed = new Map<string, StaticFile>();
  for (const { name, content, ...facts } of files) {
    const bytes = 'bytes' in content ? content.bytes : await readFile(content.file);
    const described = describedBytes(bytes);
    const path = hashedPath(name, described.sha256);
    const packed = bytes.length > READ_IN_RANGES ? undefined : gzipSync(bytes, { level: 9 });
    await writeBelow(folder, path, packed ?? bytes);
    const packedBytes = packed === undefined ? {} : { packedBytes: packed.length };
    listed.set(name, { path, ...described, ...packedBytes, ...facts });
  }
  for (const [key, { source, read }] of shapes.all) {
    const path = `shapes/${key}.obj`;
    const bytes = read();
    await writeBelow(folder, path, bytes);
    listed.set(STATIC_FILES.shapes + key, { path, ...describedBytes(bytes), source });
  }
  for (const [name, path] of await pageDataFiles(folder)) {
    listed.set(name, { path, ...describedBytes(await readFile(join(folder, path))) });
  }
  const manifest = staticManifest.parse({ format: 1, ...stamp, files: Object.fromEntries(listed) });
  await writeBelow(
    folder,
    MANIFEST_PATH,
    new TextEncoder().encode(`${JSON.stringify(manifest, undefined, 2)}\n`),
  );
}

/** Writes a file and the folders that it is in. @throws Error of the file system. */
export async function writeBelow(folder: string, path: string, bytes: Uint8Array | string): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
}
