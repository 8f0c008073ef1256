import { modulo } from '#engine/modulo.ts';
import { DEGREE } from '#engine/constants.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { COMPARED_YEARS, isAsBright, isThere, placeAt, type StarPlace } from './same-star.ts';
import type { StarRow } from './star-row.ts';
import { RECORD, RECORD_PARTS } from './star-tiles.ts';

/** Degrees of the bins in which neighbours are searched for. */
const BIN = 10 / 3600;

/** Lists of bins for millions of stars; a power of two. */
const MANY_LISTS = 2 ** 22;

const NONE = -1;

/** Initial capacity, stars. */
const FIRST_ROOM = 1024;

/** Stars as records, each once. */
export type StarStore = {
  /** Takes a star, unless one of an earlier source is the same. @param source number of the source, growing. */
  readonly add: (star: StarRow, source: number) => 'taken' | 'known';
  readonly count: () => number;
  /** The records, 24 bytes each, in the order in which they were taken. */
  readonly records: () => Uint8Array;
};

/** An empty store; it grows. @param lists of bins, a power of two: about as many as stars. */
export function createStarStore(lists = MANY_LISTS): StarStore {
  let bytes = new Uint8Array(RECORD.bytes * FIRST_ROOM);
  let view = new DataView(bytes.buffer);
  let [next, from] = [new Int32Array(COMPARED_YEARS.length * FIRST_ROOM), new Uint8Array(FIRST_ROOM)];
  const heads = new Int32Array(lists).fill(NONE);
  let count = 0;

  return { add, count: () => count, records: () => bytes.subarray(0, count * RECORD.bytes) };

  function add(star: StarRow, source: number): 'taken' | 'known' {
    if (source > 0 && isKnown(star, source)) return 'known';
    if (count === from.length) grow();
    write(star);
    for (const [epoch, years] of COMPARED_YEARS.entries()) {
      const head = headOf(placeAt(star, years), lists);
      const link = count * COMPARED_YEARS.length + epoch;
      next[link] = heads[head] ?? NONE;
      heads[head] = link;
    }
    from[count] = source;
    count++;
    return 'taken';
  }

  function isKnown(star: StarRow, source: number): boolean {
    return COMPARED_YEARS.some((years) => isKnownAt(star, years, source));
  }

  function isKnownAt(star: StarRow, years: number, source: number): boolean {
    const place = placeAt(star, years);
    const reach = BIN / Math.max(Math.cos(place.dec * DEGREE), 1e-3);
    for (const dDec of [-BIN, 0, BIN])
      for (const dRa of [-reach, 0, reach]) {
        const head = headOf({ ra: place.ra + dRa, dec: place.dec + dDec }, lists);
        for (let link = heads[head] ?? NONE; link !== NONE; link = next[link] ?? NONE) {
          const other = Math.floor(link / COMPARED_YEARS.length);
          if (numberAt(from, other) < source && isSame(other, star, years)) return true;
        }
      }
    return false;
  }

  function isSame(other: number, star: StarRow, years: number): boolean {
    const at = other * RECORD.bytes;
    const known = {
      ra: view.getUint32(at + RECORD.ra, true) / RECORD_PARTS.place,
      dec: view.getInt32(at + RECORD.dec, true) / RECORD_PARTS.place,
      pmRa: view.getInt32(at + RECORD.pmRa, true) / RECORD_PARTS.motion,
      pmDec: view.getInt32(at + RECORD.pmDec, true) / RECORD_PARTS.motion,
      known: view.getUint8(at + RECORD.known),
      magnitude: view.getInt16(at + RECORD.magnitude, true) / RECORD_PARTS.magnitude,
    };
    return isAsBright(known, star) && isThere(known, star, years);
  }

  function write(star: StarRow): void {
    const at = count * RECORD.bytes;
    view.setUint32(
      at + RECORD.ra,
      Math.round(star.ra * RECORD_PARTS.place) % (360 * RECORD_PARTS.place),
      true,
    );
    view.setInt32(at + RECORD.dec, Math.round(star.dec * RECORD_PARTS.place), true);
    view.setInt32(at + RECORD.pmRa, Math.round(star.pmRa * RECORD_PARTS.motion), true);
    view.setInt32(at + RECORD.pmDec, Math.round(star.pmDec * RECORD_PARTS.motion), true);
    view.setUint16(at + RECORD.parallax, Math.round(star.parallax * RECORD_PARTS.parallax), true);
    view.setInt16(at + RECORD.magnitude, Math.round(star.magnitude * RECORD_PARTS.magnitude), true);
    view.setInt16(at + RECORD.colourIndex, Math.round(star.colourIndex * RECORD_PARTS.colourIndex), true);
    view.setUint8(at + RECORD.known, star.known);
  }

  function grow(): void {
    const more = new Uint8Array(2 * bytes.length);
    more.set(bytes);
    bytes = more;
    view = new DataView(bytes.buffer);
    const moreNext = new Int32Array(2 * next.length);
    moreNext.set(next);
    const moreFrom = new Uint8Array(2 * from.length);
    moreFrom.set(from);
    [next, from] = [moreNext, moreFrom];
  }
}

/** The list of a bin, by a multiplicative hash. */
function headOf({ ra, dec }: StarPlace, lists: number): number {
  const row = Math.floor((dec + 90) / BIN);
  const column = Math.floor(modulo(ra, 360) / (BIN / Math.max(Math.cos(rowDec(row) * DEGREE), 1e-3)));
  return (Math.imul(row, 0x9e_37_79_b1) ^ Math.imul(column, 0x85_eb_ca_6b)) & (lists - 1);
}

/** Declination of the middle of a row of bins. */
function rowDec(row: number): number {
  return (row + 0.5) * BIN - 90;
}
