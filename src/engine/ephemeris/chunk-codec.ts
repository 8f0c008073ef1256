import { BitReader, BitWriter } from './bits.ts';

/**
 * Chebyshev coefficients of one series over one chunk: `values[(3 segment + axis) · orders + order]`, au.
 */
export type SeriesCoefficients = { readonly orders: number; readonly values: Float64Array };

/** Widest number a chunk may hold; doubles are exact up to here. */
const MAX_WIDTH = 53;
const BLOCK_HEADER = 6; // bytes: orders (uint16), length of the bit stream (uint32), little-endian

/**
 * One series as bytes: orders, length of the stream, one width per axis and order, then all segments as signed
 * whole numbers of quanta, bit by bit. Orders that are zero everywhere are left out.
 *
 * @param coefficients  as fitted; `orders` of them per axis.
 * @param quantum  unit of the stored numbers, au.
 */
export function encodeSeries(coefficients: SeriesCoefficients, quantum: number): Uint8Array {
  const { orders, values } = coefficients;
  const columns = 3 * orders;
  const whole = values.map((value) => Math.round(value / quantum));
  const largest = new Float64Array(columns);
  whole.forEach((value, i) => {
    largest[i % columns] = Math.max(largest[i % columns], Math.abs(value));
  });
  const used = ordersInUse(largest, orders);
  const widths = Array.from({ length: 3 * used }, (_, i) =>
    widthOf(largest[Math.floor(i / used) * orders + (i % used)]),
  );
  const stream = new BitWriter();
  for (let segment = 0; segment < whole.length; segment += columns) {
    for (let i = 0; i < 3 * used; i++) {
      if (widths[i] === 0) continue;
      const value = whole[segment + Math.floor(i / used) * orders + (i % used)];
      stream.write(value + 2 ** (widths[i] - 1), widths[i]);
    }
  }
  return block(used, widths, stream.bytes());
}

/** One series among the bytes of a chunk, of which every segment can be decoded alone. */
export type PackedSeries = {
  readonly orders: number;
  /** Byte at which the next series begins. */
  readonly end: number;
  /** The coefficients of a segment as {@link SeriesCoefficients} have them. */
  decode(segment: number): Float64Array;
};

/**
 * Finds the series of {@link encodeSeries} again.
 *
 * @param segments  how many the chunk has of this series.
 * @throws {RangeError} when the bytes end too early or a width is impossible.
 */
export function openSeries(bytes: Uint8Array, at: number, segments: number, quantum: number): PackedSeries {
  if (at + BLOCK_HEADER > bytes.length) throw new RangeError(`ephemeris chunk is cut short at byte ${at}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const orders = view.getUint16(at, true);
  const start = at + BLOCK_HEADER + 3 * orders;
  const length = view.getUint32(at + 2, true);
  const widths = bytes.subarray(at + BLOCK_HEADER, start);
  if (orders === 0 || start + length > bytes.length || widths.some((width) => width > MAX_WIDTH)) {
    throw new RangeError(`ephemeris chunk is damaged at byte ${at}`);
  }
  const segmentBits = widths.reduce((sum, width) => sum + width, 0);
  if (length * 8 < segmentBits * segments) throw new RangeError(`ephemeris chunk is cut short at byte ${at}`);
  return {
    orders,
    end: start + length,
    decode(segment) {
      const reader = new BitReader(bytes, 8 * start + segment * segmentBits);
      const values = new Float64Array(3 * orders);
      for (let i = 0; i < values.length; i++) {
        const width = widths[i];
        if (width > 0) values[i] = (reader.read(width) - 2 ** (width - 1)) * quantum;
      }
      return values;
    },
  };
}

function block(orders: number, widths: readonly number[], stream: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(BLOCK_HEADER + widths.length + stream.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, orders, true);
  view.setUint32(2, stream.length, true);
  bytes.set(widths, BLOCK_HEADER);
  bytes.set(stream, BLOCK_HEADER + widths.length);
  return bytes;
}

function ordersInUse(largest: Float64Array, orders: number): number {
  for (let used = orders; used > 1; used--) {
    if ([0, 1, 2].some((axis) => largest[axis * orders + used - 1] > 0)) return used;
  }
  return 1;
}

/** Bits for the whole numbers from -largest to largest, offset by half the range. */
function widthOf(largest: number): number {
  if (largest === 0) return 0;
  let width = 2;
  while (2 ** (width - 1) <= largest) width++;
  if (width > MAX_WIDTH)
    throw new RangeError(`coefficient of ${largest} quanta does not fit ${MAX_WIDTH} bits`);
  return width;
}
