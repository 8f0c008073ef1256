import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt, numberAt } from '#engine/numbers-in.ts';
import { J2000, DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { samplesToCoefficients } from '#engine/ephemeris/chebyshev.ts';
import { encodeSeries } from '#engine/ephemeris/chunk-codec.ts';
import { checksumOf, type ChunkEntry, type EphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { SERIES } from '#engine/ephemeris/series.ts';

/** A chunk ready to be written. */
export type ChunkFile = { readonly entry: ChunkEntry; readonly bytes: Uint8Array };

/**
 * Fits and packs one chunk.
 *
 * @param samples  by body, all segments from the first chunk on (MotionSampler's values).
 * @param place  number of the chunk from the first one on.
 */
export function packChunk(
  samples: readonly Float64Array[],
  place: number,
  firstDay: number,
  chunkDays: number,
): ChunkFile {
  const blocks: Uint8Array[] = [];
  for (const [body, series] of SERIES.entries()) {
    const size = (3 * series.samples * chunkDays) / series.segmentDays;
    const ofChunk = itemAt(samples, body).subarray(place * size, (place + 1) * size);
    const values = fit(ofChunk, series.samples);
    blocks.push(encodeSeries({ orders: series.samples, values }, series.quantum));
  }
  const bytes = Buffer.concat(blocks);
  const checksum = checksumOf(bytes);
  const start = firstDay + place * chunkDays;
  const file = `${yearOf(start)}-${yearOf(start + chunkDays)}.${checksum}.bin`;
  return {
    entry: { file, firstDay: start, lastDay: start + chunkDays, bytes: bytes.length, checksum },
    bytes,
  };
}

/** Replaces everything in the folder: chunks first, the index last. */
export function writeEphemeris(folder: string, index: EphemerisIndex, chunks: readonly ChunkFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { entry, bytes } of chunks) writeFileSync(join(folder, entry.file), bytes);
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(index, undefined, 2)}\n`);
  const current = new Set(index.chunks.map((chunk) => chunk.file));
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.bin') && !current.has(name)) rmSync(join(folder, name));
  }
}

/** Chebyshev coefficients (axis by axis, order by order, per segment) of samples at the roots of T_n. */
function fit(samples: Float64Array, n: number): Float64Array {
  const matrix = samplesToCoefficients(n);
  const values = new Float64Array(samples.length);
  for (let segment = 0; segment < samples.length; segment += 3 * n) {
    for (let axis = 0; axis < 3; axis++) {
      for (let j = 0; j < n; j++) {
        let sum = 0;
        for (let k = 0; k < n; k++)
          sum += numberAt(matrix, n * j + k) * numberAt(samples, segment + 3 * k + axis);
        values[segment + axis * n + j] = sum;
      }
    }
  }
  return values;
}

function yearOf(day: number): number {
  return Math.floor(2000 + (day - J2000) / DAYS_PER_JULIAN_YEAR);
}
