import { numberAt } from '#engine/numbers-in.ts';
import { crc32 } from '../crc32.ts';
import { selectStars } from './select-stars.ts';
import { skyCells } from './sky-cells.ts';
import { boxesOf, membershipOf, type SkyRegion } from './sky-region.ts';
import type { StarCatalogue } from './star-catalogue.ts';
import { columnsOfRows, type StarRow } from './star-row.ts';

/**
 * The layout of a file of stars, little-endian:
 *
 *     "NEOTIL03" · length of the header (uint32) · stars (uint32) · CRC-32 of header, firsts and checksums (uint32) · 0 (uint32)
 *     header (JSON, filled up with blanks to a multiple of 8)
 *     first star of every tile, and the number of all (uint32), layer by layer, each in the order of its cells
 *     CRC-32 of the stars of every tile (uint32)
 *     stars, 24 bytes each, see RECORD
 *
 * A tile is a cell of the sky in a layer of magnitudes; the stars of a tile follow each other.
 */
export const TILES_MAGIC = 'NEOTIL03';

/** Files of these versions have the same layout, but swift stars beside their places: entries were compared at one epoch alone. */
const FORMER_MAGICS: readonly string[] = ['NEOTIL01', 'NEOTIL02'];

/** Bytes before the header. */
export const TILES_PREFIX = 24;

/** A star: places of its values, and the parts of a degree, mas/yr, mas or magnitude that they count. */
export const RECORD = {
  bytes: 24,
  ra: 0,
  dec: 4,
  pmRa: 8,
  pmDec: 12,
  parallax: 16,
  magnitude: 18,
  colourIndex: 20,
  known: 22,
} as const;
export const RECORD_PARTS = {
  place: 3_600_000,
  motion: 10,
  parallax: 10,
  magnitude: 100,
  colourIndex: 1000,
} as const;

/** Cells of the tiles, a square degree each. */
export const TILE_CELLS = skyCells(1);

/** Cells for each of which the file states to which magnitude its stars are complete. */
export const LIMIT_CELLS = skyCells(10);

/** V at which the layers end; the last holds what is fainter. */
export const LAYER_ENDS: readonly number[] = [7, 9, 11, 13, 15, 17, 19, Number.POSITIVE_INFINITY];

/** The layer of a magnitude. */
export function layerOf(magnitude: number): number {
  return LAYER_ENDS.findIndex((end) => magnitude < end);
}

/** Description of a file of stars. */
export type TilesHeader = {
  readonly epoch: number;
  readonly unmovedEpoch: number;
  readonly sources: readonly { readonly name: string; readonly rows: number; readonly dropped: number }[];
  /** V to which the stars of each of {@link LIMIT_CELLS} are complete. */
  readonly limits: readonly number[];
};

/** The stars read are not those written: the file must be made again. */
export class DamagedStarsError extends Error {
  override readonly name = 'DamagedStarsError';

  constructor() {
    super('the file of stars is damaged');
  }
}

/** Reads bytes of a file. @throws RangeError where it is too short. */
export type ReadAt = (offset: number, length: number) => Uint8Array;

/** How many stars a file of tiles says that it has, of an earlier version, too; undefined for any other file, or one that is cut off. */
export function starsInTiles(file: Uint8Array): number {
  const magic = new TextDecoder().decode(file.subarray(0, 8));
  if (file.length < TILES_PREFIX || ![TILES_MAGIC, ...FORMER_MAGICS].includes(magic)) return 0;
  const view = viewOf(file);
  const [headerLength, count] = [view.getUint32(8, true), view.getUint32(12, true)];
  const tiles = LAYER_ENDS.length * TILE_CELLS.count;
  const length = TILES_PREFIX + headerLength + 4 * (2 * tiles + 1) + RECORD.bytes * count;
  return file.length === length ? count : 0;
}

/**
 * The stars of a file, read tile by tile.
 *
 * `find` of the catalogue throws {@link DamagedStarsError} where the tiles that it reads are damaged.
 *
 * @throws {RangeError} for another file, one of an earlier version, or one that is cut off. @throws {DamagedStarsError}
 */
export function openStarTiles(readAt: ReadAt, fileLength: number): StarCatalogue {
  const prefix = viewOf(readAt(0, TILES_PREFIX));
  const magic = new TextDecoder().decode(readAt(0, 8));
  if (FORMER_MAGICS.includes(magic))
    throw new RangeError(
      `the file of stars is of an earlier version (${magic}): \`npm run stars\` makes it anew`,
    );
  if (magic !== TILES_MAGIC) throw new RangeError('this is no file of stars');
  const [headerLength, count] = [prefix.getUint32(8, true), prefix.getUint32(12, true)];
  const tiles = LAYER_ENDS.length * TILE_CELLS.count;
  const indexAt = TILES_PREFIX + headerLength;
  const checksumsAt = indexAt + 4 * (tiles + 1);
  const starsAt = checksumsAt + 4 * tiles;
  if (fileLength !== starsAt + RECORD.bytes * count) throw new RangeError('the file of stars is cut off');
  const beforeStars = readAt(TILES_PREFIX, starsAt - TILES_PREFIX);
  if (crc32(beforeStars) !== prefix.getUint32(16, true)) throw new DamagedStarsError();
  const header = JSON.parse(new TextDecoder().decode(beforeStars.subarray(0, headerLength))) as TilesHeader;
  const index = viewOf(beforeStars.subarray(headerLength));
  const firstOf = (tile: number) => index.getUint32(4 * tile, true);
  const checksumOf = (tile: number) => index.getUint32(4 * (tiles + 1 + tile), true);

  return {
    sources: header.sources.map(({ name }) => name),
    unmovedEpoch: header.unmovedEpoch,
    faintLimit: header.limits.reduce((least, limit) => Math.min(least, limit)),
    find(requested) {
      const isInside = membershipOf(requested.region);
      const numbers: number[] = [];
      const found: StarRow[] = [];
      const [first, last] = [layerOf(requested.brightest), layerOf(requested.faintest)];
      const boxes = boxesOf(requested.region);
      const cells = uniqueCells(boxes.flatMap((box) => TILE_CELLS.cellsIn(box)));
      for (let layer = first; layer <= last; layer++) {
        for (const { from, to, tiles } of runsOf(cells, layer * TILE_CELLS.count, firstOf)) {
          const bytes = readAt(starsAt + from * RECORD.bytes, (to - from) * RECORD.bytes);
          for (const tile of tiles) {
            const [start, end] = [firstOf(tile) - from, firstOf(tile + 1) - from];
            if (crc32(bytes.subarray(start * RECORD.bytes, end * RECORD.bytes)) !== checksumOf(tile))
              throw new DamagedStarsError();
          }
          const view = viewOf(bytes);
          for (let at = 0; at < bytes.length; at += RECORD.bytes) {
            const { ra, dec, magnitude } = placeIn(view, at);
            if (magnitude < requested.brightest || magnitude > requested.faintest || !isInside(ra, dec))
              continue;
            numbers.push(from + at / RECORD.bytes);
            found.push(starIn(view, at));
          }
        }
        if (found.length > requested.most) break; // what is fainter would be cut anyway
      }
      const stars = columnsOfRows(found, header.epoch);
      return selectStars(stars, [...found.keys()], numbers, requested, limitOf(header, requested.region));
    },
  };
}

/** V to which a region is complete. */
function limitOf({ limits }: TilesHeader, region: SkyRegion): number {
  return boxesOf(region)
    .flatMap((box) => LIMIT_CELLS.cellsIn(box))
    .reduce((least, cell) => Math.min(least, numberAt(limits, cell)), Number.POSITIVE_INFINITY);
}

function uniqueCells(cells: readonly number[]): readonly number[] {
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** Stars of neighbouring tiles that have any, from one up to another, to be read at once. */
function* runsOf(
  cells: readonly number[],
  firstTile: number,
  firstOf: (tile: number) => number,
): Generator<{ readonly from: number; readonly to: number; readonly tiles: readonly number[] }> {
  let run: { readonly from: number; to: number; readonly tiles: number[] } = { from: 0, to: 0, tiles: [] };
  for (const cell of cells) {
    const tile = firstTile + cell;
    const [from, to] = [firstOf(tile), firstOf(tile + 1)];
    if (from === to) continue;
    if (from === run.to) {
      run.to = to;
      run.tiles.push(tile); // the whole sky is one run of 40,000
    } else {
      if (run.to > run.from) yield run;
      run = { from, to, tiles: [tile] };
    }
  }
  if (run.to > run.from) yield run;
}

/** Place and brightness of a record. */
export function placeIn(view: DataView, at: number): Pick<StarRow, 'ra' | 'dec' | 'magnitude'> {
  return {
    ra: view.getUint32(at + RECORD.ra, true) / RECORD_PARTS.place,
    dec: view.getInt32(at + RECORD.dec, true) / RECORD_PARTS.place,
    magnitude: view.getInt16(at + RECORD.magnitude, true) / RECORD_PARTS.magnitude,
  };
}

function starIn(view: DataView, at: number): StarRow {
  return {
    ...placeIn(view, at),
    pmRa: view.getInt32(at + RECORD.pmRa, true) / RECORD_PARTS.motion,
    pmDec: view.getInt32(at + RECORD.pmDec, true) / RECORD_PARTS.motion,
    parallax: view.getUint16(at + RECORD.parallax, true) / RECORD_PARTS.parallax,
    colourIndex: view.getInt16(at + RECORD.colourIndex, true) / RECORD_PARTS.colourIndex,
    known: view.getUint8(at + RECORD.known),
  };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
