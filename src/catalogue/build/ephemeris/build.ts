import { BODY, BODY_COUNT } from '#engine/ephemeris/body.ts';
import { sampleFraction } from '#engine/ephemeris/chebyshev.ts';
import { openChunk } from '#engine/ephemeris/chunk.ts';
import type { EphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { SERIES } from '#engine/ephemeris/series.ts';
import { itemAt, numberAt, vectorAt } from '#engine/numbers-in.ts';
import { DE440_MODEL } from '#engine/solar-system/model.ts';
import { type ChunkFile, packChunk } from './chunk-files.ts';
import { integrateSpan } from './integrate-span.ts';
import { MotionSampler } from './motion-sampler.ts';
import type { StartStates } from './start-states.ts';

/** The grid of chunks: thirteen of 44.9 years from 1898 December 25 to 2481, with 1988-2033 in one of them. */
export const GRID = { firstDay: 2_414_648.5, chunkDays: 16_384, chunks: 13 } as const;

/** Whole chunks of the grid. */
export type ChunkRange = { readonly from: number; readonly to: number };

export type BuiltEphemeris = { readonly index: EphemerisIndex; readonly chunks: readonly ChunkFile[] };

/**
 * Integrates the solar system over a range of chunks and packs it.
 *
 * @param built  ISO date that the index shows.
 * @param onProgress  receives the years integrated so far.
 */
export function buildEphemeris(
  start: StartStates,
  range: ChunkRange,
  inputs: readonly string[],
  built: string,
  onProgress: (years: number) => void,
): BuiltEphemeris {
  const firstDay = GRID.firstDay + range.from * GRID.chunkDays;
  const days = (range.to - range.from + 1) * GRID.chunkDays;
  const [earthGm, moonGm] = [numberAt(start.gm, BODY.Earth), numberAt(start.gm, BODY.Moon)];
  const moonShare = moonGm / (earthGm + moonGm);
  const sampled = SERIES.map((series, body) => {
    const n = series.samples;
    const fractions = Float64Array.from({ length: n }, (_, k) => sampleFraction(k, n));
    return new MotionSampler(body, series, firstDay, days, fractions, moonShare);
  });
  const checked = SERIES.map(
    (series, body) => new MotionSampler(body, series, firstDay, days, CHECKED_FRACTIONS, moonShare),
  );
  const samplers = [...sampled, ...checked];

  let passedDays = 0;
  integrateSpan(start, DE440_MODEL, firstDay, firstDay + days, {
    setOut: (day, direction) => samplers.forEach((sampler) => sampler.startAt(day, direction)),
    passed: (step) => {
      samplers.forEach((sampler) => sampler.collect(step));
      passedDays += Math.abs(step.length);
      onProgress(passedDays / 365.25);
    },
  });

  const chunks = Array.from({ length: range.to - range.from + 1 }, (_, place) =>
    packChunk(
      sampled.map((sampler) => sampler.values),
      place,
      firstDay,
      GRID.chunkDays,
    ),
  );
  const index = describe(
    start,
    inputs,
    built,
    chunks,
    SERIES.map(() => 0),
  );
  const errors = fitErrors(
    index,
    chunks,
    checked.map((sampler) => sampler.values),
  );
  return { index: describe(start, inputs, built, chunks, errors), chunks };
}

function describe(
  start: StartStates,
  inputs: readonly string[],
  built: string,
  chunks: readonly ChunkFile[],
  errors: readonly number[],
): EphemerisIndex {
  return {
    format: 1,
    name: 'NEO Toolkit ephemeris (DE440 start)',
    model: DE440_MODEL.name,
    inputs,
    built,
    gm: [...start.gm.subarray(0, BODY_COUNT)],
    chunkDays: GRID.chunkDays,
    series: SERIES.map(({ name, centre, segmentDays, quantum }, body) => ({
      name,
      centre,
      segmentDays,
      quantum,
      fitErrorAu: Number(numberAt(errors, body).toPrecision(2)),
    })),
    chunks: chunks.map((chunk) => chunk.entry),
  };
}

/** Places of a segment, between the fitted ones, at which the packed chunk is compared with the integration. */
const CHECKED_FRACTIONS = Float64Array.of(0, 0.37, 0.71);

/**
 * Largest difference between the packed chunks and the integration, au, by body; the Earth-Moon barycentre and the
 * Moon as they are stored, all others too.
 *
 * @param checked  samples by body at {@link CHECKED_FRACTIONS} of every segment.
 */
function fitErrors(
  index: EphemerisIndex,
  chunks: readonly ChunkFile[],
  checked: readonly Float64Array[],
): number[] {
  const opened = chunks.map(({ entry, bytes }) => openChunk(index, entry, bytes));
  const point = new Float64Array(3);
  return SERIES.map(({ segmentDays }, body) => {
    const samples = itemAt(checked, body);
    let largest = 0;
    for (let i = 0; 3 * i < samples.length; i++) {
      const segment = Math.floor(i / CHECKED_FRACTIONS.length);
      const days = (segment + numberAt(CHECKED_FRACTIONS, i % CHECKED_FRACTIONS.length)) * segmentDays;
      const place = Math.floor(days / index.chunkDays);
      itemAt(opened, place).stored(body, days - place * index.chunkDays, point);
      const sample = vectorAt(samples, 3 * i);
      const error = Math.hypot(...vectorAt(point).map((value, axis) => value - numberAt(sample, axis)));
      largest = Math.max(largest, error);
    }
    return largest;
  });
}
