import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { MAGIC } from '#catalogue/layout.ts';
import { baseName } from '#catalogue/merge/formats.ts';
import { MERGE_RULES } from '#catalogue/merge/merge-sources.ts';
import { holdsBodies } from '#catalogue/merge/shortfalls.ts';
import { sourceNames } from './take-in-catalogue.ts';

/** Lines of a stamp before those of the files. */
const LINES_BEFORE_FILES = 3;

/**
 * What a catalogue is made of, as text: the layout and the rules of the merge, the built-in catalogue, the folder, and name, size and
 * time of each of its files. It changes whenever one of them does.
 *
 * @throws Error of the file system where the folder cannot be read.
 */
export function folderStamp(folder: string, builtIn: Uint8Array): string {
  const files = sourceNames(folder).map((name) => `${name} ${fileStamp(join(folder, name))}`);
  return [`${MAGIC} ${MERGE_RULES}`, versionOf(builtIn), folder, ...files].join('\n');
}

/** The folder that a stamp names. */
export function folderOfStamp(stamp: string): string {
  return stamp.split('\n')[2] ?? '';
}

/** Whether a folder is the one that a stamp names, or has a list of objects by the same name, packed or not. */
export function isSuccessionOf(stamp: string, folder: string): boolean {
  if (folderOfStamp(stamp) === folder) return true;
  const lists = new Set(sourceNames(folder).filter(holdsBodies).map(baseName));
  const files = stamp.split('\n').slice(LINES_BEFORE_FILES);
  return files.some((line) => lists.has(baseName(line.replace(/ (?:\d+ \d+|nothing)$/, ''))));
}

export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** Stamp of a file, or of the target of a link; a link without a target is reported when it is read. */
function fileStamp(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? 'nothing' : `${stats.size} ${Math.round(stats.mtimeMs)}`;
}
