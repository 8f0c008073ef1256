import { DEGREE } from '#engine/constants.ts';
import { STAR_KNOWN } from '#engine/sky/star-columns.ts';
import type { StarRow } from './star-row.ts';
import { RECORD, RECORD_PARTS } from './star-tiles.ts';

/** Two entries are one star within so many degrees at 1991.25, and so many magnitudes. */
const SAME_DEG = 5 / 3600;
const SAME_MAGNITUDES = 0.5;

/** Years from J2000.0 to the epoch at which entries are compared: that of places without a motion. */
const COMPARED_YEARS = -8.75;

/** Degrees of the bins in which neighbours are looked for. */
const BIN = 10 / 3600;

/** Lists of bins for millions of stars; a power of two. */
const MANY_LISTS = 2 ** 22;

const NOBODY = -1;

/** Stars there is room for at first. */
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
  let [next, from] = [new Int32Array(FIRST_ROOM), new Uint8Array(FIRST_ROOM)];
  const heads = new Int32Array(lists).fill(NOBODY);
  let count = 0;

  return { add, count: () => count, records: () => bytes.subarray(0, count * RECORD.bytes) };

  function add(star: StarRow, source: number): 'taken' | 'known' {
    if (source > 0 && isKnown(star, source)) return 'known';
    if (count === next.length) grow();
    write(star);
    const head = headOf(placeCompared(star), lists);
    next[count] = heads[head];
    heads[head] = count;
    from[count] = source;
    count++;
    return 'taken';
  }

  function isKnown(star: StarRow, source: number): boolean {
    const place = placeCompared(star);
    const reach = BIN / Math.max(Math.cos(place.dec * DEGREE), 1e-3);
    for (const dDec of [-BIN, 0, BIN])
      for (const dRa of [-reach, 0, reach]) {
        const head = headOf({ ra: place.ra + dRa, dec: place.dec + dDec }, lists);
        for (let other = heads[head]; other !== NOBODY; other = next[other]) {
          if (from[other] < source && isSame(other, star, place)) return true;
        }
      }
    return false;
  }

  function isSame(other: number, star: StarRow, place: Place): boolean {
    const at = other * RECORD.bytes;
    const magnitude = view.getInt16(at + RECORD.magnitude, true) / RECORD_PARTS.magnitude;
    if (Math.abs(magnitude - star.magnitude) > SAME_MAGNITUDES) return false;
    const known = placeCompared({
      ra: view.getUint32(at + RECORD.ra, true) / RECORD_PARTS.place,
      dec: view.getInt32(at + RECORD.dec, true) / RECORD_PARTS.place,
      pmRa: view.getInt32(at + RECORD.pmRa, true) / RECORD_PARTS.motion,
      pmDec: view.getInt32(at + RECORD.pmDec, true) / RECORD_PARTS.motion,
      known: view.getUint8(at + RECORD.known),
    });
    const turn = known.ra - place.ra - 360 * Math.round((known.ra - place.ra) / 360);
    return Math.hypot(turn * Math.cos(place.dec * DEGREE), known.dec - place.dec) < SAME_DEG;
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

type Place = { readonly ra: number; readonly dec: number };

/** Where a star was in 1991.25; where it is listed, when nobody knows its motion. */
function placeCompared({
  ra,
  dec,
  pmRa,
  pmDec,
  known,
}: Pick<StarRow, 'ra' | 'dec' | 'pmRa' | 'pmDec' | 'known'>): Place {
  if ((known & STAR_KNOWN.motion) === 0) return { ra, dec };
  const years = COMPARED_YEARS / RECORD_PARTS.place;
  return { ra: ra + (years * pmRa) / Math.max(Math.cos(dec * DEGREE), 1e-6), dec: dec + years * pmDec };
}

/** The list of a bin, by a multiplicative hash. */
function headOf({ ra, dec }: Place, lists: number): number {
  const row = Math.floor((dec + 90) / BIN);
  const column = Math.floor(
    (((ra % 360) + 360) % 360) / (BIN / Math.max(Math.cos(rowDec(row) * DEGREE), 1e-3)),
  );
  return (Math.imul(row, 0x9e_37_79_b1) ^ Math.imul(column, 0x85_eb_ca_6b)) & (lists - 1);
}

/** Declination of the middle of a row of bins. */
function rowDec(row: number): number {
  return (row + 0.5) * BIN - 90;
}
