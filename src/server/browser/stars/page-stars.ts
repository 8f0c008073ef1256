import { brightStarCatalogue } from '#catalogue/stars/bright-star-catalogue.ts';
import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';
import { DamagedStarsError, openStarTiles } from '#catalogue/stars/star-tiles.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { DataFileError, type DataFiles } from '../data-files.ts';
import { blockReader, type FetchRange } from './block-reader.ts';

/**
 * The stars of all tiles, and in their place the bright ones where there are no tiles, or they do not come.
 *
 * @param rangesOf fetches pieces of the file at a path of the page. @throws what {@link DataFiles.read} throws of the bright stars.
 */
export async function openPageStars(
  files: DataFiles,
  rangesOf: (path: string) => FetchRange,
  report: (error: unknown) => void,
): Promise<StarCatalogue> {
  const bright = brightStarCatalogue(await files.read(STATIC_FILES.brightStars));
  const file = files.manifest.files[STATIC_FILES.starTiles];
  if (file === undefined) return bright;
  try {
    const tiles = openStarTiles(blockReader(rangesOf(file.path), file.bytes), file.bytes);
    return {
      ...tiles,
      find: (requested) =>
        tryTiles(
          () => tiles.find(requested),
          () => bright.find(requested),
        ),
    };
  } catch (error) {
    report(error);
    return bright;
  }

  function tryTiles<Found>(find: () => Found, findBright: () => Found): Found {
    try {
      return find();
    } catch (error) {
      if (!(error instanceof DataFileError || error instanceof DamagedStarsError)) throw error;
      report(error);
      return findBright();
    }
  }
}
