import { BODY, BODY_COUNT } from '#engine/ephemeris/body.ts';
import { openChunk } from '#engine/ephemeris/chunk.ts';
import type { EphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { SERIES } from '#engine/ephemeris/series.ts';
import type { ChunkFile } from './chunk-files.ts';

/** Places of a segment, between the fitted ones, at which the packed chunk is compared with the integration. */
export const CHECKED_FRACTIONS = Float64Array.of(0, 0.37, 0.71);

/**
 * Largest difference between the packed chunks and the integration, au, by body; the Earth-Moon barycentre and the
 * Moon as they are stored, all others too.
 *
 * @param checked  samples by body at {@link CHECKED_FRACTIONS} of every segment.
 */
export function fitErrors(
  index: EphemerisIndex,
  chunks: readonly ChunkFile[],
  checked: readonly Float64Array[],
): number[] {
  const errors = Array.from({ length: BODY_COUNT }, () => 0);
  const opened = chunks.map(({ entry, bytes }) => openChunk(index, entry, bytes));
  const point = new Float64Array(3);
  for (let body: number = BODY.Sun; body < BODY_COUNT; body++) {
    const { segmentDays } = SERIES[body];
    for (let i = 0; 3 * i < checked[body].length; i++) {
      const segment = Math.floor(i / CHECKED_FRACTIONS.length);
      const days = (segment + CHECKED_FRACTIONS[i % CHECKED_FRACTIONS.length]) * segmentDays;
      const place = Math.floor(days / index.chunkDays);
      opened[place].stored(body, days - place * index.chunkDays, point);
      const error = Math.hypot(...[0, 1, 2].map((axis) => point[axis] - checked[body][3 * i + axis]));
      errors[body] = Math.max(errors[body], error);
    }
  }
  return errors;
}
