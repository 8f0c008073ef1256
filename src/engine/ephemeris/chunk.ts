import { BODY, BODY_COUNT } from './body.ts';
import { chebyshevSum } from './chebyshev.ts';
import { decodeSeries, skipSeries } from './chunk-codec.ts';
import type { SeriesCoefficients } from './chunk-codec.ts';
import type { ChunkEntry, EphemerisIndex } from './ephemeris-index.ts';
import { checksumOf } from './ephemeris-index.ts';

/** One loaded file: decodes a series when first asked and gives barycentric positions, slowly but exactly. */
export type Chunk = {
  readonly firstDay: number;
  /** Writes x y z of a body, au, barycentric, `days` after the chunk's first day, to `out[0…2]`. */
  barycentric(body: number, days: number, out: Float64Array): void;
  /** Writes x y z of a series as it is stored, au from its own centre. */
  stored(series: number, days: number, out: Float64Array): void;
};

/**
 * Opens the bytes of a chunk.
 *
 * @throws {RangeError} when length or checksum differ from the index, or the bytes are damaged.
 */
export function openChunk(index: EphemerisIndex, entry: ChunkEntry, bytes: Uint8Array): Chunk {
  if (bytes.length !== entry.bytes || checksumOf(bytes) !== entry.checksum) {
    throw new RangeError(`ephemeris chunk ${entry.file} is damaged: ${bytes.length} of ${entry.bytes} bytes`);
  }
  const starts = seriesStarts(bytes);
  const decoded: (SeriesCoefficients | undefined)[] = starts.map(() => undefined);
  const moonShare = index.gm[BODY.Moon] / (index.gm[BODY.Earth] + index.gm[BODY.Moon]);

  function series(body: number): SeriesCoefficients {
    const known = decoded[body];
    if (known !== undefined) return known;
    const { segmentDays, quantum } = index.series[body];
    const segments = index.chunkDays / segmentDays;
    const { coefficients } = decodeSeries(bytes, starts[body], segments, quantum);
    decoded[body] = coefficients;
    return coefficients;
  }

  function add(body: number, days: number, factor: number, out: Float64Array): void {
    const { orders, values } = series(body);
    const length = index.series[body].segmentDays;
    const segment = Math.min(Math.floor(days / length), index.chunkDays / length - 1);
    const u = (2 * (days - segment * length)) / length - 1;
    for (let axis = 0; axis < 3; axis++) {
      out[axis] += factor * chebyshevSum(values, (3 * segment + axis) * orders, orders, u);
    }
  }

  return {
    firstDay: entry.firstDay,
    stored(body, days, out) {
      out.fill(0, 0, 3);
      add(body, days, 1, out);
    },
    barycentric(body, days, out) {
      out.fill(0, 0, 3);
      const earthOrMoon = body === BODY.Earth || body === BODY.Moon;
      const motion = earthOrMoon ? BODY.Earth : body;
      add(motion, days, 1, out);
      if (earthOrMoon) add(BODY.Moon, days, body === BODY.Moon ? 1 - moonShare : -moonShare, out);
      if (index.series[motion].centre === 'Sun') add(BODY.Sun, days, 1, out);
    },
  };
}

function seriesStarts(bytes: Uint8Array): number[] {
  const starts = [0];
  for (let body = 1; body < BODY_COUNT; body++) starts.push(skipSeries(bytes, starts[body - 1]));
  return starts;
}
