import type { SkyRegion } from '#catalogue/stars/sky-region.ts';
import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';
import { openStarTiles, type ReadAt } from '#catalogue/stars/star-tiles.ts';
import type { PackStep } from '#contract/local/night-pack.ts';
import type { CalculationResult } from '#contract/opt/calculation.ts';
import { STATIC_FILES, type StaticFile } from '#contract/static-manifest.ts';
import { angleBetween } from '#engine/angles.ts';
import { DEGREE } from '#engine/constants.ts';
import type { DataFiles } from '../data-files.ts';
import { readWholeStarFile } from '../stars/star-file.ts';
import { notingReader, type StarPiece, WHOLE_SKY_TO } from './star-pieces.ts';

/** Stars around each place of an object: the largest field of the finder, and room for its next place. Degrees. */
const FIELD_RADIUS = 2;
const FIELD_APART = 1;

/** Fainter than every star of any catalogue, V. */
const FAINTEST = 40;

/** Bytes of stars at which no more fields are taken. */
const MOST_STAR_BYTES = 60_000_000;

/** Largest file of all stars that is fetched whole, bytes. */
const MOST_WHOLE_BYTES = 64_000_000;

/** A place on the sky, degrees. */
type Place = { readonly ra: number; readonly dec: number };

/** Where the objects are, each as often as it has moved on by {@link FIELD_APART}. */
export function placesIn({ object: { fields, data } }: CalculationResult): readonly Place[] {
  const [raAt, decAt] = [fields.indexOf('AST_RA'), fields.indexOf('AST_DEC')];
  return data.flatMap((table) => {
    const places: Place[] = [];
    for (const row of table.data) {
      const [ra, dec] = [row[raAt], row[decAt]];
      const before = places.at(-1);
      if (typeof ra !== 'number' || typeof dec !== 'number') continue;
      if (before === undefined || apart(before, { ra, dec }) >= FIELD_APART) places.push({ ra, dec });
    }
    return places;
  });
}

function apart(one: Place, other: Place): number {
  return angleBetween(directionOf(one), directionOf(other)) / DEGREE;
}

function directionOf({ ra, dec }: Place): Float64Array {
  const across = Math.cos(dec * DEGREE);
  return Float64Array.of(
    across * Math.cos(ra * DEGREE),
    across * Math.sin(ra * DEGREE),
    Math.sin(dec * DEGREE),
  );
}

/** The reader of stars. */
export type StarReading = {
  readonly files: DataFiles;
  /** Reads the file of all stars; nothing where its host sends no pieces. */
  readonly starFile: () => Promise<ReadAt | undefined>;
  readonly sleep: (milliseconds: number) => Promise<void>;
};

/** Is notified of how far a step is. */
export type OnStep = (step: PackStep, done: number, all: number) => void;

type TakenStars = {
  readonly stars: readonly StarPiece[];
  readonly tiles?: StaticFile;
  readonly taken: number;
};

/**
 * Bright stars of the whole sky, and all stars around some places, as pieces of the file of all stars; none where that is too large to
 * be fetched whole from a host that sends no pieces.
 */
export async function starsAbout(
  places: readonly Place[],
  { files, starFile, sleep }: StarReading,
  onStep: OnStep,
  signal: AbortSignal,
): Promise<TakenStars> {
  const tiles = files.manifest.files[STATIC_FILES.starTiles];
  if (tiles === undefined) return { stars: [], taken: places.length };
  onStep('stars', 0, places.length);
  const isSmall = tiles.bytes <= MOST_WHOLE_BYTES;
  const read = (await starFile()) ?? (isSmall ? await readWholeStarFile(files) : undefined);
  if (read === undefined) return { stars: [], taken: 0 };
  let bytes = 0;
  const { readAt, pieces } = notingReader((offset, length) => {
    bytes += length;
    return read(offset, length);
  });
  const catalogue = openStarTiles(readAt, tiles.bytes);
  readTiles(catalogue, { kind: 'rectangle', ra: 180, dec: 0, sizeRa: 360, sizeDec: 180 }, WHOLE_SKY_TO);
  let taken = 0;
  for (const { ra, dec } of places) {
    signal.throwIfAborted();
    onStep('stars', taken, places.length);
    if (bytes > MOST_STAR_BYTES) break;
    readTiles(catalogue, { kind: 'circle', ra, dec, radius: FIELD_RADIUS }, FAINTEST);
    taken++;
    await sleep(0); // reading waits for the network: a stop is noticed between two fields
  }
  return { stars: pieces(), tiles, taken };
}

/** Has the tiles of a region read. */
function readTiles(catalogue: StarCatalogue, region: SkyRegion, faintest: number): void {
  catalogue.find({
    region,
    brightest: Number.NEGATIVE_INFINITY,
    faintest,
    most: Number.POSITIVE_INFINITY,
  });
}
