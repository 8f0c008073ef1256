import { itemAt } from '#engine/item-at.ts';
import type { EphemerisColumnKey } from '#engine/observe/columns.ts';
import { ephemerisValue } from '#engine/observe/ephemeris-value.ts';
import { labelOf } from '#catalogue/small-body.ts';
import type { ObservableFeedQuery } from '#contract/feeds.ts';
import type { EphemerisTable } from '#engine/observe/table.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Filterings } from '../filtering/filterings.ts';
import { epochsOf } from '../http/time-frame.ts';
import type { Feed } from './feed.ts';
import { type ObservableWindow, observableWindows } from './observable-windows.ts';
import { siteList } from './site-list.ts';
import { enqueue, gather, piecesWaiting } from '../queue/queued-work.ts';
import { bodyOfObject } from '../filtering/survey/survey-set.ts';

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
      description: descriptionOf(table.value, found, current.date),
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
    `Moon ${at('MOOEL', 0)} deg apart. Catalogue of ${date}.`,
  ].join('\n');
}

function textOf(value: number | undefined, decimals: number): string {
  return value === undefined ? 'unknown' : value.toFixed(decimals);
}
