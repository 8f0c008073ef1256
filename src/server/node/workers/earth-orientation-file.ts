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

/** Listeners for a file that was read, and for one that cannot be. */
export type EarthOrientationReports = {
  readonly taken: (parsed: ParsedEarthOrientation) => void;
  readonly refused: (error: unknown) => void;
};

/**
 * Earth orientation of the moment: the first of some files that exists, read again when it changes, else the built-in table.
 *
 * A file that cannot be read, or is measured to an earlier day than what is there, is reported once and leaves what was there.
 */
export function openEarthOrientationFile(
  paths: readonly string[],
  reports?: EarthOrientationReports,
): () => EarthOrientation {
  let seen: string | undefined;
  let current = BUILT_IN_EARTH;
  return () => {
    const found = firstFile(paths);
    if (found === undefined || found.stamp === seen) return current;
    seen = found.stamp;
    try {
      const parsed = parseFinals2000A(read(found));
      requireNoEarlier(parsed.earth, current);
      reports?.taken(parsed);
      current = parsed.earth;
    } catch (error) {
      reports?.refused(error);
    }
    return current;
  };
}

/** The bytes of the first of some files that exists, as the IERS publishes them; nothing where there is none. @throws RangeError where it is damaged. */
export function readEarthOrientation(paths: readonly string[]): Uint8Array | undefined {
  const found = firstFile(paths);
  return found && read(found);
}

type FoundFile = { readonly path: string; readonly size: number; readonly stamp: string };

function firstFile(paths: readonly string[]): FoundFile | undefined {
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stats = statSync(path);
    if (!stats.isFile()) continue;
    return { path, size: stats.size, stamp: `${path} ${stats.ino} ${stats.size} ${stats.mtimeMs}` };
  }
  return undefined;
}

function read({ path, size }: FoundFile): Uint8Array {
  if (size > MOST_EARTH_ORIENTATION_BYTES)
    throw new RangeError(`${path} has ${size} bytes, which are too many`);
  const bytes = readFileSync(path);
  if (!path.endsWith(STORED_EARTH_ORIENTATION_FILE)) return bytes;
  const content = unsealed(bytes);
  if (content === undefined) throw new RangeError(`${path} is damaged`);
  return content;
}
