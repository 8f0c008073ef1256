import type { ReadAt } from '#catalogue/stars/star-tiles.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import type { DataFiles } from '../data-files.ts';
import { blockReader, type FetchRange } from './block-reader.ts';

/** Fetches pieces of the file at a path of the page; nothing where its host sends no pieces. */
export type RangesOf = (path: string) => Promise<FetchRange | undefined>;

/**
 * Reads the file of all stars where it is stored whole, else in pieces as they are needed; nothing where its host sends no pieces, or there
 * is no such file.
 */
export async function openStarFile(files: DataFiles, rangesOf: RangesOf): Promise<ReadAt | undefined> {
  const file = files.manifest.files[STATIC_FILES.starTiles];
  if (file === undefined) return undefined;
  if ((await files.storedNames()).has(STATIC_FILES.starTiles)) return readWholeStarFile(files);
  const ranges = await rangesOf(file.path);
  return ranges && blockReader(ranges, file.bytes);
}

/** Has the browser store the file of all stars, and reads it. @throws what {@link DataFiles.read} throws. */
export async function readWholeStarFile(files: DataFiles): Promise<ReadAt> {
  const bytes = await files.read(STATIC_FILES.starTiles);
  return (offset, length) => bytes.subarray(offset, offset + length);
}
