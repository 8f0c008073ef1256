import { type Dirent, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Catalogue } from '../catalogue.ts';
import { badArchive } from '../merge/bad-archive.ts';
import { formatOf } from '../merge/formats.ts';
import { type MergeResult, mergeSources } from '../merge/merge-sources.ts';
import type { SourceFile } from '../merge/read-file.ts';
import { readManifest } from './manifest.ts';

/**
 * Merges the recorded files of a folder into one catalogue, over the built-in one.
 *
 * Files of no known kind and folders inside are left alone; a file that cannot be unpacked is reported as unusable.
 *
 * @throws RangeError when there is no such folder
 */
export function buildCatalogueFromFolder(folder: string, base?: Catalogue): MergeResult {
  if (!existsSync(folder)) throw new RangeError(`there is no folder ${folder}`);
  const manifest = readManifest(folder);
  const unreadable: { file: string; reason: string }[] = [];
  const files: SourceFile[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter(isSource)) {
    try {
      const date = manifest[entry.name]?.date;
      const bytes = readUnpacked(join(folder, entry.name));
      files.push(date === undefined ? { name: entry.name, bytes } : { name: entry.name, bytes, date });
    } catch (error) {
      unreadable.push({ file: entry.name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  const result = mergeSources(files, base);
  const failures = [...unreadable, ...result.report.failures];
  return { ...result, report: { ...result.report, failures } };
}

/** Bytes of a file, unpacked where its name ends in ".gz". @throws {BadFileError} when it is cut short or something else, Error when it is not there */
export function readUnpacked(path: string): Uint8Array {
  const bytes = readFileSync(path);
  if (!path.endsWith('.gz')) return bytes;
  try {
    return gunzipSync(bytes);
  } catch (error) {
    throw badArchive(bytes, error);
  }
}

/** A file of a known kind, or a link by such a name. */
function isSource(entry: Dirent): boolean {
  return (entry.isFile() || entry.isSymbolicLink()) && formatOf(entry.name) !== undefined;
}
