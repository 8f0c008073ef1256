import { NIGHT_SUN_ALTITUDE_DEG } from '#contract/limits.ts';
import type { LongTermObject } from './long-term-object.ts';

/** The sky above a site at some moments, for one object; altitudes in degrees, none at the geocentre. */
export type SkySamples = {
  /** Julian dates UTC, rising. */
  readonly timestamps: readonly number[];
  readonly sun: readonly (number | null)[];
  readonly altitude: readonly (number | null)[];
};

/** Whether it is astronomical night and an object above the horizon; altitudes that do not exist stand against nothing. */
export function isUpAtNight(sunAltitude: number | null, altitude: number | null): boolean {
  return (
    (sunAltitude === null || sunAltitude < NIGHT_SUN_ALTITUDE_DEG) && (altitude === null || altitude > 0)
  );
}

/** 1 for each moment at which it is night and the object above the horizon, else 0. */
export function upMarks({ timestamps, sun, altitude }: SkySamples): Uint8Array {
  const marks = new Uint8Array(timestamps.length);
  for (let index = 0; index < marks.length; index++) {
    if (isUpAtNight(sun[index] ?? null, altitude[index] ?? null)) marks[index] = 1;
  }
  return marks;
}

/**
 * 1 for each moment at which an object is observable, else 0: all enabled thresholds are met at the nearest timestamp of its
 * plots, the Sun is below -18 degrees and the object above the horizon.
 */
export function observableMarks({ timestamps, observableAll }: LongTermObject, sky: SkySamples): Uint8Array {
  const marks = upMarks(sky);
  let nearest = 0;
  for (let index = 0; index < marks.length; index++) {
    if (marks[index] === 0) continue;
    const moment = sky.timestamps[index];
    while (
      nearest + 1 < timestamps.length &&
      Math.abs(timestamps[nearest + 1] - moment) < Math.abs(timestamps[nearest] - moment)
    ) {
      nearest++;
    }
    marks[index] = observableAll[nearest];
  }
  return marks;
}
