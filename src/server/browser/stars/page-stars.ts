import { brightStarCatalogue } from '#catalogue/stars/bright-star-catalogue.ts';
import type { StarCatalogue, StarsFound, StarsRequested } from '#catalogue/stars/star-catalogue.ts';
import { DamagedStarsError, openStarTiles } from '#catalogue/stars/star-tiles.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { DataFileError, type DataFiles } from '../data-files.ts';
import { readerOfPieces, type StarPiece, WHOLE_SKY_TO } from '../night-pack/star-pieces.ts';
import { openStarFile, type RangesOf } from './star-file.ts';

/** The stars of a page. */
export type PageStars = {
  readonly catalogue: StarCatalogue;
  /** Whether nothing but the bright stars was found, and more may come. */
  readonly isMissing: boolean;
};

/**
 * The stars of all tiles; where they do not come those of the whole sky that a night has, and else the bright ones. What is found then has a
 * note of the reason.
 *
 * @param pieces those of their file that a night has. @param report gets what is wrong with the file of tiles.
 * @throws what {@link DataFiles.read} throws of the bright stars.
 */
export async function openPageStars(
  files: DataFiles,
  rangesOf: RangesOf,
  pieces: readonly StarPiece[],
  report: (error: unknown) => void,
): Promise<PageStars> {
  const bright = brightStarCatalogue(await files.read(STATIC_FILES.brightStars));
  const file = files.manifest.files[STATIC_FILES.starTiles];
  if (file === undefined) return { catalogue: bright, isMissing: false };
  try {
    const fetched = (await openStarFile(files, rangesOf)) ?? noPieces;
    const tiles = openStarTiles(readerOfPieces(pieces, fetched), file.bytes);
    const ofTiles: FindStars = (requested) => tiles.find(requested);
    const ofNight: FindStars = (requested) => {
      const found = tiles.find({ ...requested, faintest: Math.min(requested.faintest, WHOLE_SKY_TO) });
      return requested.faintest <= WHOLE_SKY_TO ? found : { ...found, limitedBy: 'catalogue' };
    };
    const finds = [
      ofTiles,
      ...(pieces.length === 0 ? [] : [ofNight]),
      (one: StarsRequested) => bright.find(one),
    ];
    return {
      catalogue: { ...tiles, find: (requested) => firstFound(finds, requested, report) },
      isMissing: false,
    };
  } catch (error) {
    const note = noteOf(error, report);
    return {
      catalogue: { ...bright, find: (requested) => noted(bright.find(requested), note) },
      isMissing: error instanceof DataFileError,
    };
  }
}

type FindStars = (requested: StarsRequested) => StarsFound;

/** What the first of some searches finds for which the tiles come and are whole. */
function firstFound(
  [find, ...others]: readonly FindStars[],
  requested: StarsRequested,
  report: (error: unknown) => void,
): StarsFound {
  if (find === undefined) throw new RangeError('no search of stars is left');
  try {
    return find(requested);
  } catch (error) {
    if (!(error instanceof DataFileError || error instanceof DamagedStarsError)) throw error;
    const note = noteOf(error, report);
    return noted(firstFound(others, requested, report), note);
  }
}

/** Why there are no fainter stars, for the user; a network that is away is no fault, and not reported. */
function noteOf(error: unknown, report: (error: unknown) => void): string {
  if (error instanceof DataFileError) return error.message;
  report(error);
  return 'The file of fainter stars is damaged.';
}

/** What was found, with a note of why there are no fainter ones where those were requested. */
function noted(found: StarsFound, note: string): StarsFound {
  return found.limitedBy === 'catalogue' ? { ...found, note } : found;
}

function noPieces(): never {
  throw new DataFileError('The host does not send fainter stars.');
}
