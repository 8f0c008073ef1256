import { brightStarCatalogue } from '#catalogue/stars/bright-star-catalogue.ts';
import type { StarCatalogue, StarsFound, StarsRequested } from '#catalogue/stars/star-catalogue.ts';
import { DamagedStarsError, openStarTiles } from '#catalogue/stars/star-tiles.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { DataFileError, type DataFiles } from '../data-files.ts';
import { readerOfPieces, type StarPiece, WHOLE_SKY_TO } from '../night-pack/star-pieces.ts';
import { openStarFile, type RangesOf } from './star-file.ts';

/**
 * The stars of all tiles; where they do not come those of the whole sky that a night has, and else the bright ones.
 *
 * @param pieces those of their file that a night has.
 * @throws what {@link DataFiles.read} throws of the bright stars.
 */
export async function openPageStars(
  files: DataFiles,
  rangesOf: RangesOf,
  pieces: readonly StarPiece[],
  report: (error: unknown) => void,
): Promise<StarCatalogue> {
  const bright = brightStarCatalogue(await files.read(STATIC_FILES.brightStars));
  const file = files.manifest.files[STATIC_FILES.starTiles];
  if (file === undefined) return bright;
  try {
    const fetched = (await openStarFile(files, rangesOf)) ?? noPieces;
    const tiles = openStarTiles(readerOfPieces(pieces, fetched), file.bytes);
    const findUpTo = (requested: StarsRequested, limit: number): StarsFound => {
      const found = tiles.find({ ...requested, faintest: Math.min(requested.faintest, limit) });
      return requested.faintest <= limit ? found : { ...found, limitedBy: 'catalogue' };
    };
    return {
      ...tiles,
      find: (requested) =>
        tryTiles(
          () => tiles.find(requested),
          () =>
            tryTiles(
              () => findUpTo(requested, WHOLE_SKY_TO),
              () => bright.find(requested),
              report,
            ),
          (error) => {
            if (pieces.length === 0 || error instanceof DamagedStarsError) report(error); // a night is for where no stars come
          },
        ),
    };
  } catch (error) {
    report(error);
    return bright;
  }
}

/** What is found, or where the tiles for it do not come or are damaged, what is found otherwise. */
function tryTiles<Found>(
  find: () => Found,
  findOther: () => Found,
  onFailure: (error: Error) => void,
): Found {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof DataFileError || error instanceof DamagedStarsError)) throw error;
    onFailure(error);
    return findOther();
  }
}

function noPieces(): never {
  throw new DataFileError('The host sends no pieces of the file of stars.');
}
