import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { badArchive } from '#catalogue/merge/bad-archive.ts';
import { formatOf } from '#catalogue/merge/formats.ts';
import { type MergeReport, mergeSources } from '#catalogue/merge/merge-sources.ts';
import type { SourceFile } from '#catalogue/merge/read-file.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';

/** Longest catalogue file, unpacked, bytes: all orbits of the MPC take a third. */
const MOST_BYTES = 1_000_000_000;

/** A folder to read, and the built-in catalogue it is merged over. */
export type TakeInTask = { readonly folder: string; readonly builtIn: Uint8Array };

/** A catalogue made of a folder, and how it came about. */
export type TakenIn = { readonly bytes: Uint8Array; readonly report: MergeReport };

/**
 * Reads all catalogue files of a folder over the built-in catalogue.
 *
 * A file that cannot be unpacked or read is named in the report; the others count.
 */
export function takeInCatalogue({ folder, builtIn }: TakeInTask): TakenIn {
  const files: SourceFile[] = [];
  const failures: { file: string; reason: string }[] = [];
  for (const name of sourceNames(folder)) {
    try {
      files.push({ name, bytes: readUnpacked(join(folder, name)) });
    } catch (error) {
      failures.push({ file: name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  const { bytes, report } = mergeSources(files, readCatalogue(builtIn));
  return { bytes, report: { ...report, failures: [...failures, ...report.failures] } };
}

/** Files of a known kind, and links with such a name, which the operator has made on purpose. */
export function sourceNames(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && formatOf(entry.name) !== undefined)
    .map(({ name }) => name)
    .sort();
}

function readUnpacked(path: string): Uint8Array {
  const bytes = readFileSync(path);
  if (!path.endsWith('.gz')) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    throw badArchive(bytes, error);
  }
}
