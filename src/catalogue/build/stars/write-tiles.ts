import { itemAt, numberAt } from '#engine/numbers-in.ts';
import { crc32 } from '../../crc32.ts';
import {
  LAYER_ENDS,
  layerOf,
  LIMIT_CELLS,
  placeIn,
  RECORD,
  TILE_CELLS,
  TILES_MAGIC,
  TILES_PREFIX,
  type TilesHeader,
} from '../../stars/star-tiles.ts';

/** A file of stars from their records, in any order: see `star-tiles.ts`. */
export function writeTiles(
  records: Uint8Array,
  facts: Pick<TilesHeader, 'epoch' | 'unmovedEpoch' | 'sources'>,
): Uint8Array {
  const view = new DataView(records.buffer, records.byteOffset, records.byteLength);
  const count = records.length / RECORD.bytes;
  const tiles = LAYER_ENDS.length * TILE_CELLS.count;
  const tileOf = new Int32Array(count);
  const firsts = new Uint32Array(tiles + 1);
  const magnitudes: number[][] = Array.from({ length: LIMIT_CELLS.count }, () => []);
  for (let star = 0; star < count; star++) {
    const { ra, dec, magnitude } = placeIn(view, star * RECORD.bytes);
    const tile = layerOf(magnitude) * TILE_CELLS.count + TILE_CELLS.cellOf(ra, dec);
    tileOf[star] = tile;
    firsts[tile + 1] = numberAt(firsts, tile + 1) + 1;
    itemAt(magnitudes, LIMIT_CELLS.cellOf(ra, dec)).push(magnitude);
  }
  for (let tile = 0; tile < tiles; tile++)
    firsts[tile + 1] = numberAt(firsts, tile + 1) + numberAt(firsts, tile);
  const header = padded({ ...facts, limits: magnitudes.map(limitOfCompleteness) });
  const checksumsAt = TILES_PREFIX + header.length + 4 * firsts.length;
  const starsAt = checksumsAt + 4 * tiles;
  const bytes = new Uint8Array(starsAt + records.length);
  bytes.set(new TextEncoder().encode(TILES_MAGIC));
  new DataView(bytes.buffer).setUint32(8, header.length, true);
  new DataView(bytes.buffer).setUint32(12, count, true);
  bytes.set(header, TILES_PREFIX);
  bytes.set(new Uint8Array(firsts.buffer), TILES_PREFIX + header.length);
  const next = firsts.slice();
  for (let star = 0; star < count; star++) {
    const tile = numberAt(tileOf, star);
    const place = numberAt(next, tile);
    next[tile] = place + 1;
    const record = records.subarray(star * RECORD.bytes, (star + 1) * RECORD.bytes);
    bytes.set(record, starsAt + RECORD.bytes * place);
  }
  const head = new DataView(bytes.buffer);
  for (let tile = 0; tile < tiles; tile++) {
    const placeOf = (one: number) => starsAt + RECORD.bytes * numberAt(firsts, one);
    head.setUint32(checksumsAt + 4 * tile, crc32(bytes.subarray(placeOf(tile), placeOf(tile + 1))), true);
  }
  head.setUint32(16, crc32(bytes.subarray(TILES_PREFIX, starsAt)), true);
  return bytes;
}

/** JSON filled up with blanks to a multiple of 8 bytes. */
function padded(header: TilesHeader): Uint8Array {
  const text = JSON.stringify(header);
  const length = new TextEncoder().encode(text).length;
  return new TextEncoder().encode(text + ' '.repeat((8 - (length % 8)) % 8));
}

/** Width of the bins of magnitudes, mag. */
const BIN = 0.25;

/** V of the first bin; brighter stars are always there. */
const FIRST = 4;

const BINS = 80;

/** Least number of stars for which a bin counts. */
const LEAST = 12;

/**
 * V to which stars are likely to be complete: counts grow with magnitude as long as none is missing, so that the beginning of the fullest
 * bin is where they stop growing.
 *
 * @param magnitudes of the stars of a part of the sky.
 */
export function limitOfCompleteness(magnitudes: Iterable<number>): number {
  const counts = new Int32Array(BINS);
  for (const magnitude of magnitudes) {
    const bin = Math.floor((magnitude - FIRST) / BIN);
    if (bin >= 0 && bin < BINS) counts[bin] = numberAt(counts, bin) + 1;
  }
  const most = counts.reduce((greatest, count) => Math.max(greatest, count));
  return most < LEAST ? FIRST : FIRST + counts.indexOf(most) * BIN;
}
