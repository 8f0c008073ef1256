import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import type { LongTermObject } from './long-term-object.ts';
import { LONG_TERM_PLOTS, type PlotKey } from './long-term-plots.ts';

/** The sky above a site at some moments, for one object; altitudes in degrees, none at the geocentre. */
export type SkySamples = {
  /** Julian dates UTC, rising. */
  readonly timestamps: readonly number[];
  readonly sun: readonly (number | null)[];
  readonly altitude: readonly (number | null)[];
  /** Azimuth from north through east; absent where nothing can block the view. */
  readonly azimuth?: readonly (number | null)[];
};

/** Where an object is, degrees; nothing at the geocentre. */
export type SkyPlace = { readonly altitude: number | null; readonly azimuth?: number | null };

/** Whether an object is above the horizon, and above what blocks the view; at the geocentre every object is. */
export function isInView({ altitude, azimuth = null }: SkyPlace, obstruction?: Obstruction): boolean {
  if (altitude === null) return true;
  return altitude > 0 && (obstruction === undefined || azimuth === null || altitude >= obstruction(azimuth));
}

/** Whether it is astronomical night and an object in view; at the geocentre, where there are no altitudes, always. */
export function isUpAtNight(sunAltitude: number | null, place: SkyPlace, obstruction?: Obstruction): boolean {
  return (sunAltitude === null || sunAltitude < NIGHT_SUN_ALTITUDE_DEG) && isInView(place, obstruction);
}

/** 1 for each moment at which it is night and the object in view, else 0. */
export function upMarks(
  { timestamps, sun, altitude, azimuth = [] }: SkySamples,
  obstruction?: Obstruction,
): Uint8Array {
  const marks = new Uint8Array(timestamps.length);
  for (let index = 0; index < marks.length; index++) {
    const place = { altitude: altitude[index] ?? null, azimuth: azimuth[index] ?? null };
    if (isUpAtNight(sun[index] ?? null, place, obstruction)) marks[index] = 1;
  }
  return marks;
}

/**
 * 1 for each moment at which an object is observable, else 0: all enabled thresholds are met at the nearest timestamp of its
 * plots, the Sun is below -18 degrees and the object above the horizon and what blocks the view there.
 */
export function observableMarks(
  { timestamps, observableAll }: LongTermObject,
  sky: SkySamples,
  obstruction?: Obstruction,
): Uint8Array {
  const marks = upMarks(sky, obstruction);
  const nearest = nearestOf(sky.timestamps, timestamps);
  for (let index = 0; index < marks.length; index++)
    if (observableAll[nearest[index] ?? -1] !== 1) marks[index] = 0;
  return marks;
}

/** Share of its time in which one threshold prevents the observation of an object: above 0, at most 1. */
export type ExcludedShare = { readonly key: PlotKey; readonly title: string; readonly share: number };

/**
 * What share of the moments at which it is night and the object in view each enabled threshold excludes, the greatest first; those
 * that exclude none are left out. Undefined for an object that is never in view at night.
 */
export function excludedShares(
  { timestamps, plots }: LongTermObject,
  sky: SkySamples,
  obstruction?: Obstruction,
): readonly ExcludedShare[] | undefined {
  const nearest = nearestOf(sky.timestamps, timestamps);
  const up = Array.from(upMarks(sky, obstruction)).flatMap((mark, index) =>
    mark === 1 ? [nearest[index] ?? -1] : [],
  );
  if (up.length === 0) return undefined;
  return LONG_TERM_PLOTS.flatMap(({ key, title }) => {
    const plot = plots[key];
    if (plot?.enable !== true) return [];
    const excluded = up.filter((place) => plot.observable[place] !== 1).length;
    return excluded === 0 ? [] : [{ key, title, share: excluded / up.length }];
  }).toSorted((one, other) => other.share - one.share);
}

/** For each moment the index of the nearest timestamp; both are rising. */
function nearestOf(moments: readonly number[], timestamps: readonly number[]): Int32Array {
  const distance = (at: number, moment: number) => Math.abs((timestamps[at] ?? Infinity) - moment);
  let nearest = 0;
  return Int32Array.from(moments, (moment) => {
    while (distance(nearest + 1, moment) < distance(nearest, moment)) nearest++;
    return nearest;
  });
}
