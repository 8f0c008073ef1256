import { closeApproaches } from '#contract/fvt/close-approaches.ts';
import { FVT_ENDPOINTS } from '#contract/fvt/endpoints.ts';
import { FEATURED_OBJECTS, FEATURED_YEARS } from '#contract/fvt/featured-objects.ts';
import type { WrittenApproaches } from '#contract/local/written-approaches.ts';
import { SMALL_OBJECT_TYPES } from '#contract/nov/small-objects.ts';
import { TONIGHT_AT_FIRST, TONIGHT_DEFAULTS, TONIGHT_ENDPOINTS } from '#contract/opt/tonight.ts';
import { WELL_KNOWN_SITES } from '#contract/opt/well-known-sites.ts';
import { writeQuery } from '#contract/rest/query-string.ts';
import { pathOf } from '#contract/routes.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { serviceStatus } from '#contract/status.ts';
import { DAYS_PER_JULIAN_YEAR, MJD_ORIGIN } from '#engine/constants.ts';
import { isoDateFromJulianDate, isoFromJulianDate } from '#engine/time/iso.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { DataSource } from '../page/data-sources.ts';
import { type Respond, responseOf } from './respond.ts';

/** Nights of a site that are written: a page that is written once a day has the coming one at any hour. */
const NIGHTS = 3;

/** Days in which all objects are searched for approaches: the two weeks that a page lists first, for a month. */
const SEARCHED_DAYS = 45;

/** Days for which orbits of all objects are drawn from where they were, without the pull of planets meanwhile. */
const SWARM_DAYS = 14;

/** Calls that every visitor makes, and whose responses change with the catalogue alone. */
const PLAIN_CALLS: readonly string[] = [
  pathOf('status'),
  pathOf('impactors'),
  pathOf('mainBodies'),
  ...SMALL_OBJECT_TYPES.map((type) => pathOf('smallObjectOptions', { type })),
];

/**
 * What the page requests before its user does anything, as data files: its screens open without the catalogue. Nights and orbits say
 * until when they hold.
 *
 * @param nowMs milliseconds since the Unix epoch. @throws RangeError naming the call that failed.
 */
export async function writtenAnswers(respond: Respond, nowMs: number): Promise<readonly DataSource[]> {
  const plain = await Promise.all(
    PLAIN_CALLS.map(async (address) => ({
      name: STATIC_FILES.answer(address, 0),
      content: { bytes: await bytesOf(respond, address) },
    })),
  );
  const nights = await Promise.all(WELL_KNOWN_SITES.map(({ site }) => nightsOf(respond, site.code)));
  return [
    ...plain,
    ...nights.flat(),
    ...(await swarmOf(respond, nowMs)),
    ...(await approachesFrom(respond, nowMs)),
  ];
}

/** All orbits as columns, and the names of their rows. */
function swarmOf(respond: Respond, nowMs: number): Promise<readonly DataSource[]> {
  const until = isoFromJulianDate(julianDateFromUnixTime(nowMs) + SWARM_DAYS);
  const calls = [
    { address: pathOf('swarm'), type: 'application/octet-stream' },
    { address: pathOf('swarmNames'), type: 'application/json' },
  ];
  return Promise.all(
    calls.map(async ({ address, type }) => {
      const name = STATIC_FILES.answer(address, 0);
      return { name, content: { bytes: await bytesOf(respond, address, type) }, type, until };
    }),
  );
}

/** The coming nights of a site, by the request for the coming one. */
async function nightsOf(respond: Respond, observatoryCode: string): Promise<readonly DataSource[]> {
  const { faintest, lowest } = TONIGHT_DEFAULTS;
  const query = { observatoryCode, faintest, lowest, most: TONIGHT_AT_FIRST };
  const files: DataSource[] = [];
  for (let night: string | undefined; files.length < NIGHTS;) {
    const address = tonight(night === undefined ? query : { ...query, night });
    const bytes = await bytesOf(respond, address);
    const result = TONIGHT_ENDPOINTS.tonight.response.parse(jsonIn(bytes));
    const until = isoFromJulianDate(result.dark?.end ?? result.end);
    files.push({ name: STATIC_FILES.answer(tonight(query), files.length), content: { bytes }, until });
    night = isoDateFromJulianDate(julianDateOfNoon(result.night) + 1);
  }
  return files;
}

type NightQuery = Parameters<typeof writeQuery<typeof TONIGHT_ENDPOINTS.tonight.query>>[1];

function tonight(query: NightQuery): string {
  return `${pathOf('tonight')}?${writeQuery(TONIGHT_ENDPOINTS.tonight.query, query)}`;
}

function julianDateOfNoon(date: string): number {
  return julianDateFromUnixTime(Date.parse(`${date}T12:00:00Z`));
}

async function approachesFrom(respond: Respond, nowMs: number): Promise<readonly DataSource[]> {
  const { catalogue } = serviceStatus.parse(jsonIn(await bytesOf(respond, pathOf('status'))));
  const today = Math.floor(julianDateFromUnixTime(nowMs) - MJD_ORIGIN);
  const years = FEATURED_YEARS * DAYS_PER_JULIAN_YEAR + SEARCHED_DAYS;
  return [
    await search('all', [], SEARCHED_DAYS, catalogue.nearEarthObjects),
    await search('featured', FEATURED_OBJECTS, years, FEATURED_OBJECTS.length),
  ];

  async function search(
    which: 'all' | 'featured',
    names: readonly string[],
    days: number,
    objects: number,
  ): Promise<DataSource> {
    const { query } = FVT_ENDPOINTS.closeApproaches;
    const [from, to] = [today, today + days];
    const found = writeQuery(query, {
      startDate: from,
      endDate: to,
      mainBody: ['earth'],
      names: [...names],
    });
    const bytes = await bytesOf(respond, `${pathOf('closeApproaches')}?${found}`);
    const written: WrittenApproaches = { from, to, objects, ...closeApproaches.parse(jsonIn(bytes)) };
    return {
      name: STATIC_FILES.approaches(which),
      content: { bytes: new TextEncoder().encode(JSON.stringify(written)) },
    };
  }
}

async function bytesOf(respond: Respond, address: string, accept?: string): Promise<Uint8Array> {
  const response = await responseOf(respond, address, accept);
  return new Uint8Array(await response.arrayBuffer());
}

function jsonIn(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}
