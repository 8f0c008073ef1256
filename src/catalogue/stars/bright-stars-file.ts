import type { StarColumns } from '#engine/sky/star-columns.ts';
import { emptyColumns } from './star-row.ts';

const MAGIC = 'NEOBRS01';

/**
 * Parts that the columns count: right ascension in 0.01 s and declination in 0.1 arcsec, as the source has them; motions in
 * 0.2 mas/yr, parallax in 0.1 mas, magnitude and colour in hundredths.
 */
const PARTS = { ra: 24_000, dec: 36_000, motion: 5, parallax: 10, magnitude: 100 } as const;

/** Bytes of a star: RA and Dec three each, two for each of its motions, parallax, magnitude and colour, and one of marks. */
const BYTES_PER_STAR = 17;

/** Three bytes with a sign end before 24 h: what reads as a negative right ascension is this many degrees more. */
const RA_WRAP = 2 ** 24 / PARTS.ra;

/** Bytes before the header: magic, length of the header and number of stars (uint32 each). */
const PREFIX = 16;

/** A named star: its row, its proper name or nothing, and its designation, for example α CMa. */
export type StarName = readonly [row: number, name: string, designation: string];

/** Facts of the file about its stars, beside their columns. */
type Header = {
  /** Julian years of their places, and of those of stars without a proper motion. */
  readonly epoch: number;
  readonly unmovedEpoch: number;
  /** V to which they are complete. */
  readonly faintLimit: number;
  readonly sources: readonly string[];
  readonly names: readonly StarName[];
};

/** The bright stars that come with the page, brightest first. */
export type BrightStars = Omit<Header, 'epoch'> & { readonly stars: StarColumns };

/**
 * The stars as a file, little-endian: the columns follow each other, of each its lowest bytes first, so that they are packed well.
 */
export function writeBrightStars({ stars, ...facts }: BrightStars): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(JSON.stringify({ ...facts, epoch: stars.epoch } satisfies Header));
  const { count } = stars;
  const bytes = new Uint8Array(PREFIX + header.length + BYTES_PER_STAR * count);
  bytes.set(new TextEncoder().encode(MAGIC));
  new DataView(bytes.buffer).setUint32(8, header.length, true);
  new DataView(bytes.buffer).setUint32(12, count, true);
  bytes.set(header, PREFIX);
  let at = PREFIX + header.length;
  for (const [values, parts, width] of columnsOf(stars)) {
    for (let byte = 0; byte < width; byte++)
      for (const value of values) bytes[at++] = Math.round(value * parts) >> (8 * byte);
  }
  return bytes;
}

/**
 * Reads what {@link writeBrightStars} wrote.
 *
 * @throws {RangeError} for other bytes, or too few of them.
 */
export function readBrightStars(bytes: Uint8Array): BrightStars {
  if (bytes.length < PREFIX || new TextDecoder().decode(bytes.subarray(0, 8)) !== MAGIC) {
    throw new RangeError('these bytes are no bright stars');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [headerLength, count] = [view.getUint32(8, true), view.getUint32(12, true)];
  let at = PREFIX + headerLength;
  if (bytes.length !== at + BYTES_PER_STAR * count) throw new RangeError('the bright stars are cut off');
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(PREFIX, at))) as Header;
  const { epoch, ...facts } = header;
  const stars = emptyColumns(count, epoch);
  for (const [values, parts, width] of columnsOf(stars)) {
    for (let row = 0; row < count; row++) values[row] = signed(view, at + row, count, width) / parts;
    at += width * count;
  }
  stars.ra.forEach((ra, row) => {
    if (ra < 0) stars.ra[row] = ra + RA_WRAP;
  });
  return { ...facts, stars };
}

/** A whole number with a sign, whose bytes are a stride apart, the lowest first. */
function signed(bytes: DataView, at: number, stride: number, width: number): number {
  let value = 0;
  for (let byte = 0; byte < width; byte++) value |= bytes.getUint8(at + byte * stride) << (8 * byte);
  const spare = 32 - 8 * width;
  return (value << spare) >> spare;
}

type Column = readonly [values: Float64Array | Float32Array | Uint8Array, parts: number, width: number];

function columnsOf(stars: StarColumns): readonly Column[] {
  return [
    [stars.ra, PARTS.ra, 3],
    [stars.dec, PARTS.dec, 3],
    [stars.pmRa, PARTS.motion, 2],
    [stars.pmDec, PARTS.motion, 2],
    [stars.parallax, PARTS.parallax, 2],
    [stars.magnitude, PARTS.magnitude, 2],
    [stars.colourIndex, PARTS.magnitude, 2],
    [stars.known, 1, 1],
  ];
}
