import { TURN } from '../constants.ts';
import type { Site } from '../earth/site.ts';

/** Samples per day of UTC: every half hour. */
export const SAMPLES_PER_DAY = 48;

/** More nights than these are thinned out evenly. */
export const MOST_NIGHTS = 400;

/** A span of time, Julian dates UTC, both ends included. */
export type Window = { readonly fromUtc: number; readonly toUtc: number };

/** Instants to sample, Julian dates UTC, and how many of the window's nights they belong to. */
export type SampleEpochs = {
  readonly epochsUtc: readonly number[];
  readonly nights: { readonly sampled: number; readonly total: number };
};

/**
 * Every half hour of a window; of a window of more than {@link MOST_NIGHTS} nights, the half hours of every second,
 * third … night.
 *
 * A night runs from local noon to local noon, so that a Julian date moved by the longitude counts them.
 *
 * @throws {RangeError} when the window ends before it begins.
 */
export function sampleEpochs(site: Site, { fromUtc, toUtc }: Window): SampleEpochs {
  if (!(toUtc >= fromUtc))
    throw new RangeError(`the window must not end before it begins: ${fromUtc} to ${toUtc}`);
  const nightOf = nightCounter(site);
  const first = nightOf(fromUtc);
  const total = nightOf(toUtc) - first + 1;
  const stride = Math.ceil(total / MOST_NIGHTS);
  const epochsUtc: number[] = [];
  const from = Math.ceil(fromUtc * SAMPLES_PER_DAY);
  const to = Math.floor(toUtc * SAMPLES_PER_DAY);
  for (let step = from; step <= to; step++) {
    const epoch = step / SAMPLES_PER_DAY;
    if ((nightOf(epoch) - first) % stride === 0) epochsUtc.push(epoch);
  }
  return { epochsUtc, nights: { sampled: Math.ceil(total / stride), total } };
}

function nightCounter(site: Site): (jdUtc: number) => number {
  const shift = site.kind === 'ground' ? site.longitude / TURN : 0;
  return (jdUtc) => Math.floor(jdUtc + shift);
}
