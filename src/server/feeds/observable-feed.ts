import { labelOf } from '#catalogue/small-body.ts';
import type { ObservableFeedQuery } from '#contract/feeds.ts';
import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import { itemAt } from '#engine/numbers-in.ts';
import type { EphemerisColumnKey } from '#engine/observe/columns.ts';
import { ephemerisValue } from '#engine/observe/ephemeris-value.ts';
import type { EphemerisTable } from '#engine/observe/table.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Filterings } from '../filtering/filterings.ts';
import { bodyOfObject } from '../filtering/survey/survey-set.ts';
import { epochsOf } from '../http/time-frame.ts';
import { enqueue, gather, piecesWaiting } from '../queue/queued-work.ts';
import type { Feed } from './feed.ts';
import { siteList } from './site-list.ts';

/** Objects of a feed at most, the brightest. */
const MOST_OBJECTS = 30;

type Parts = Pick<BodyParts, 'catalogue' | 'compute' | 'queue' | 'now'> & { readonly filterings: Filterings };

/**
 * When near-Earth objects can be observed from a site, today and tomorrow: the brightest first.
 *
 * @throws ProblemError of the observatory, or `queue-full`.
 */
export async function observableFeed(
  parts: Parts,
  visitor: string,
  query: ObservableFeedQuery,
): Promise<Feed> {
  const { compute, queue } = parts;
  const { request, list, today, faintest, lowest } = await siteList(parts, visitor, query);
  const current = request.catalogue;
  const bodies = Array.from(list.matches.slice(0, MOST_OBJECTS), (object) => bodyOfObject(list.set, object));
  const { site, label } = request.observer;
  const epochs = epochsOf(request.frame);
  const tables = await gather(
    bodies.map((body) => () => compute.ephemerisOf({ body, site, epochs })),
    (work) => enqueue({ queue, fullText: piecesWaiting, retryAfterSeconds: 5 }, visitor, work),
  );
  const updatedMs = unixTimeFromJulianDate(today);
  const entries = tables.flatMap((table, index) => {
    if (table.kind !== 'computed') return [];
    const body = itemAt(bodies, index);
    const name = labelOf(body);
    return observableWindows(table.value, { faintest, lowest }).map((found) => ({
      id: `${body.designation} ${isoFromJulianDate(found.startUtc)} ${label}`,
      startMs: unixTimeFromJulianDate(found.startUtc),
      endMs: unixTimeFromJulianDate(found.endUtc),
      summary: `${name}, V ${textOf(ephemerisValue(table.value, found.best, 'MAG'), 1)}`,
      location: label,
      description: descriptionOf(table.value, found, current.usualDate),
      updatedMs,
    }));
  });
  return {
    title: `Observable near-Earth objects, ${label}`,
    about: '/opt/setup',
    updatedMs,
    entries: entries.toSorted((a, b) => a.startMs - b.startMs),
  };
}

function descriptionOf(
  table: EphemerisTable,
  { startUtc, endUtc, best }: ObservableWindow,
  date: string,
): string {
  const at = (key: EphemerisColumnKey, decimals: number) =>
    textOf(ephemerisValue(table, best, key), decimals);
  return [
    `${isoFromJulianDate(startUtc).slice(0, 16)} to ${isoFromJulianDate(endUtc).slice(0, 16)} UTC`,
    `Highest at ${isoFromJulianDate(ephemerisValue(table, best, 'JD_UTC') ?? startUtc).slice(11, 16)} UTC: altitude ${at('AST_ALT', 0)} deg, V ${at('MAG', 1)}`,
    `RA ${at('AST_RA', 4)} deg, Dec ${at('AST_DEC', 4)} deg, motion ${at('SKY_MOV', 2)} arcsec/min towards ${at('POS_ANG', 0)} deg`,
    `Moon ${at('MOOEL', 0)} deg away. Catalogue of ${date}.`,
  ].join('\n');
}

function textOf(value: number | undefined, decimals: number): string {
  return value === undefined ? 'unknown' : value.toFixed(decimals);
}

/** Limits that hold in every moment of a window. */
type WindowLimits = {
  /** Faintest V, mag. */
  readonly faintest: number;
  /** Least altitude, degrees. */
  readonly lowest: number;
};

/** A stretch of an ephemeris in which an object can be observed; instants are Julian dates UTC. */
type ObservableWindow = {
  readonly startUtc: number;
  readonly endUtc: number;
  /** Row at which the object is highest. */
  readonly best: number;
};

/**
 * The windows of an object: runs of rows in which it is dark (the Sun below -18 degrees) and all limits hold.
 *
 * Both ends are epochs of the table, so that a window is at most a step too short at each; a single row makes no window.
 */
export function observableWindows(table: EphemerisTable, limits: WindowLimits): readonly ObservableWindow[] {
  const windows: ObservableWindow[] = [];
  let first: number | undefined;
  for (let row = 0; row <= table.rows; row++) {
    const isIn = row < table.rows && isObservable(table, row, limits);
    if (isIn) first ??= row;
    else if (first !== undefined) {
      if (row - 1 > first) windows.push(windowOf(table, first, row - 1));
      first = undefined;
    }
  }
  return windows;
}

function isObservable(table: EphemerisTable, row: number, { faintest, lowest }: WindowLimits): boolean {
  const altitude = ephemerisValue(table, row, 'AST_ALT');
  const sun = ephemerisValue(table, row, 'SUN_ALT');
  const magnitude = ephemerisValue(table, row, 'MAG');
  if (altitude === undefined || sun === undefined || magnitude === undefined) return false;
  return altitude >= lowest && sun < NIGHT_SUN_ALTITUDE_DEG && magnitude <= faintest;
}

function windowOf(table: EphemerisTable, first: number, last: number): ObservableWindow {
  let best = first;
  for (let row = first; row <= last; row++)
    if ((ephemerisValue(table, row, 'AST_ALT') ?? -90) > (ephemerisValue(table, best, 'AST_ALT') ?? -90))
      best = row;
  return {
    startUtc: ephemerisValue(table, first, 'JD_UTC') ?? 0,
    endUtc: ephemerisValue(table, last, 'JD_UTC') ?? 0,
    best,
  };
}
