import { BODY } from './body.ts';
import { chebyshevSum } from './chebyshev.ts';
import { openSeries, type PackedSeries } from './chunk-codec.ts';
import type { ChunkEntry, EphemerisIndex } from './ephemeris-index.ts';
import { checksumOf } from './ephemeris-index.ts';
import { argumentIn, segmentAt } from './segment-grid.ts';
import { EARTH_MOON } from './series.ts';
import { addSubsegment, MOST_LONG_ORDERS } from './subdivide-segment.ts';

/** One loaded file; a segment is decoded when it is first used. */
export type Chunk = {
  readonly firstDay: number;
  /**
   * Writes the barycentric motion of a body over one of equal parts of the chunk as a Chebyshev series, au, x then y then
   * z.
   *
   * @param part which one, from 0.
   * @param length of a part, days; divides the stored segments.
   * @param orders of the series, enough to follow the motion.
   */
  barycentric(body: number, part: number, length: number, orders: number, out: Float64Array): void;
  /** Writes x y z of a series as it is stored, au from its own centre; `days` count from the start of the chunk. */
  stored(series: number, days: number, out: Float64Array): void;
};

/** Days over which a series of the barycentre of Earth and Moon is cached, and its orders: good to 2e-14 au. */
const EARTH_MOON_DAYS = 16;
const EARTH_MOON_ORDERS = 20;

/**
 * Opens the bytes of a chunk.
 *
 * @throws {RangeError} when length or checksum differ from the index, or the bytes are damaged.
 */
export function openChunk(index: EphemerisIndex, entry: ChunkEntry, bytes: Uint8Array): Chunk {
  if (bytes.length !== entry.bytes || checksumOf(bytes) !== entry.checksum) {
    throw new RangeError(`ephemeris chunk ${entry.file} is damaged: ${bytes.length} of ${entry.bytes} bytes`);
  }
  const packed = openAll(index, entry, bytes);
  const decoded = packed.map((): (Float64Array | undefined)[] => []);
  const earthMoon = new Float64Array(3 * EARTH_MOON_ORDERS);
  let earthMoonPart = -1;
  const moonShare = index.gm[BODY.Moon] / (index.gm[BODY.Earth] + index.gm[BODY.Moon]);

  function segmentOf(body: number, segment: number): Float64Array {
    return (decoded[body][segment] ??= packed[body].decode(segment));
  }

  function add(
    body: number,
    part: number,
    length: number,
    factor: number,
    out: Float64Array,
    orders: number,
  ): void {
    const parts = index.series[body].segmentDays / length;
    const segment = Math.floor(part / parts);
    addSubsegment(segmentOf(body, segment), parts, part - segment * parts, factor, out, orders);
  }

  /** Adds the barycentre of Earth and Moon, which several parts of both share. */
  function addEarthMoon(part: number, length: number, out: Float64Array, orders: number): void {
    const parts = EARTH_MOON_DAYS / length;
    const which = Math.floor(part / parts);
    if (which !== earthMoonPart) {
      earthMoon.fill(0);
      add(EARTH_MOON, which, EARTH_MOON_DAYS, 1, earthMoon, EARTH_MOON_ORDERS);
      add(BODY.Sun, which, EARTH_MOON_DAYS, 1, earthMoon, EARTH_MOON_ORDERS);
      earthMoonPart = which;
    }
    addSubsegment(earthMoon, parts, part - which * parts, 1, out, orders);
  }

  return {
    firstDay: entry.firstDay,
    stored(body, days, out) {
      const { orders } = packed[body];
      const { segmentDays } = index.series[body];
      const segment = segmentAt(days, 0, segmentDays, index.chunkDays / segmentDays);
      const u = argumentIn(segment, days, 0, segmentDays);
      const values = segmentOf(body, segment);
      for (let axis = 0; axis < 3; axis++) out[axis] = chebyshevSum(values, axis * orders, orders, u);
    },
    barycentric(body, part, length, orders, out) {
      out.fill(0, 0, 3 * orders);
      if (body === BODY.Earth || body === BODY.Moon) {
        addEarthMoon(part, length, out, orders);
        add(BODY.Moon, part, length, body === BODY.Moon ? 1 - moonShare : -moonShare, out, orders);
        return;
      }
      add(body, part, length, 1, out, orders);
      if (index.series[body].centre === 'Sun') add(BODY.Sun, part, length, 1, out, orders);
    },
  };
}

function openAll(index: EphemerisIndex, entry: ChunkEntry, bytes: Uint8Array): PackedSeries[] {
  let at = 0;
  return index.series.map(({ segmentDays, quantum }) => {
    const series = openSeries(bytes, at, index.chunkDays / segmentDays, quantum);
    if (series.orders > MOST_LONG_ORDERS) {
      throw new RangeError(`ephemeris chunk ${entry.file} holds a series of ${series.orders} orders`);
    }
    at = series.end;
    return series;
  });
}
