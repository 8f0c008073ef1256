import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  STORED_EARTH_ORIENTATION_FILE,
  MOST_EARTH_ORIENTATION_BYTES,
  type ParsedEarthOrientation,
  parseFinals2000A,
  requireNoEarlier,
} from '#catalogue/parse/finals2000a.ts';
import { unsealed } from '#catalogue/sealed.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';

/** Listeners for a table that was taken and its file, and for one that cannot be used. */
export type EarthOrientationReports = {
  readonly taken: (parsed: ParsedEarthOrientation, path: string) => void;
  readonly refused: (error: unknown) => void;
};

/** The Earth orientation of some files. */
export type EarthOrientationFile = {
  readonly current: () => EarthOrientation;
  /** The file that it is from; none for the built-in table. */
  readonly path: () => string | undefined;
  /** Why one of the files was refused, in words; undefined where none was. */
  readonly refused: () => string | undefined;
};

type FoundFile = { readonly path: string; readonly size: number; readonly stamp: string };

type Table = FoundFile & { readonly parsed: ParsedEarthOrientation };

/**
 * Opens the Earth orientation in use: the file measured to the latest day, the first of several such files, or the built-in table where
 * no file is readable. Files are read again when one of them changes.
 *
 * A file that cannot be read, or is measured to an earlier day than those behind it or than what is there, is reported once.
 */
export function openEarthOrientationFile(
  paths: readonly string[],
  reports?: EarthOrientationReports,
): EarthOrientationFile {
  let seen = '';
  let taken: Table | undefined;
  let refusal: string | undefined;
  return {
    current: () => latest()?.parsed.earth ?? BUILT_IN_EARTH,
    path: () => latest()?.path,
    refused() {
      latest();
      return refusal;
    },
  };

  function latest(): Table | undefined {
    const files = paths.flatMap(fileAt);
    const stamp = files.map((file) => file.stamp).join('\n');
    if (stamp === seen) return taken;
    [seen, refusal] = [stamp, undefined];
    const best = files.reduceRight<Table | undefined>(
      (last, file) => unlessEarlier(last, () => tableIn(file)),
      undefined,
    );
    const next = best && unlessEarlier(taken, () => best);
    if (next === undefined || next.stamp === taken?.stamp) return taken;
    taken = next;
    reports?.taken(next.parsed, next.path);
    return taken;
  }

  /** The table that is found, or the last one where that cannot be read or is earlier. */
  function unlessEarlier(last: Table | undefined, find: () => Table): Table | undefined {
    try {
      const found = find();
      requireNoEarlier(found.parsed.earth, last?.parsed.earth ?? BUILT_IN_EARTH);
      return found;
    } catch (error) {
      refusal = error instanceof Error ? error.message : String(error);
      reports?.refused(error);
      return last;
    }
  }
}

/** The bytes of a file, as the IERS publishes them. @throws RangeError where it is damaged. */
export function readEarthOrientation(path: string): Uint8Array {
  const bytes = readFileSync(path);
  if (!path.endsWith(STORED_EARTH_ORIENTATION_FILE)) return bytes;
  const content = unsealed(bytes);
  if (content === undefined) throw new RangeError(`${path} is damaged`);
  return content;
}

function tableIn(file: FoundFile): Table {
  if (file.size > MOST_EARTH_ORIENTATION_BYTES)
    throw new RangeError(`${file.path} has ${file.size} bytes, which are too many`);
  return { ...file, parsed: parseFinals2000A(readEarthOrientation(file.path)) };
}

function fileAt(path: string): readonly FoundFile[] {
  if (!existsSync(path)) return [];
  const stats = statSync(path);
  if (!stats.isFile()) return [];
  return [{ path, size: stats.size, stamp: `${path} ${stats.ino} ${stats.size} ${stats.mtimeMs}` }];
}
