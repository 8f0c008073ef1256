import { LRUCache } from 'lru-cache';
import { defined } from '#catalogue/defined.ts';
import { MAX_TOTAL_RESULTS } from '#contract/limits.ts';
import {
  TONIGHT_DEFAULTS,
  type TonightObject,
  type TonightQuery,
  type TonightResult,
} from '#contract/opt/tonight.ts';
import type { GroundSite } from '#engine/earth/site.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { NightLimits } from '#engine/survey/night-course.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { ObjectCourse } from '../tasks/survey-tasks.ts';
import { filterRequest } from '../filtering/filter-request.ts';
import type { FilteredList } from '../filtering/filtered-list.ts';
import { inWorkers } from '../filtering/in-workers.ts';
import { listedObject } from '../bodies/listed-object.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Filterings } from '../filtering/filterings.ts';
import { observerOf } from '../bodies/site-of.ts';
import { photometryOf } from '../tasks/survey-bodies.ts';
import { checkCovered } from '../http/time-frame.ts';
import { nightEpochs, nightLights, type NightLights } from './night-lights.ts';
import { nightAfter, nightAt, nightNamed, type SolarNight } from './solar-night.ts';
import type { Enter } from '../queue/fair-queue.ts';
import { piecesWaiting, runQueued, runUntilAborted } from '../queue/queued-work.ts';
import type { RequestContext } from '../queue/request-context.ts';
import { bodyOfObject } from '../filtering/survey/survey-set.ts';

/** Parts from which a list of a night is made. */
export type TonightParts = Pick<BodyParts, 'catalogue' | 'compute' | 'now' | 'queue'> & {
  readonly filterings: Filterings;
};

/** A night at a site, and its conditions. */
type Night = {
  readonly night: SolarNight;
  readonly epochs: Float64Array;
  readonly lights: NightLights;
};

/**
 * Lists of nights: every site and night is searched once an hour at most, for all visitors together.
 *
 * @throws ProblemError naming what is wrong with the query, or `queue-full`; DOMException `AbortError`.
 */
export type Tonight = (waiting: RequestContext, query: TonightQuery) => Promise<TonightResult>;

/** Seconds after which a client should repeat a request to a busy service. */
const RETRY_AFTER_SECONDS = 5;

/** Nights whose lists are found again. */
const CACHED_NIGHTS = 200;

/** Digits of magnitudes and rates, and of angles. */
const HUNDREDTHS = 100;
const TENTHS = 10;

/** Days from noon to 6 h of the mean Sun, when a night is over in which it does not get dark. */
const MORNING = 0.75;

/**
 * Lists of the brightest objects of one night.
 *
 * The objects that are above the lowest altitude and no fainter than the limit at one dark half hour come from filtering,
 * the brightest of the dark hours first; the requested number of them is followed every ten minutes, and put in the
 * order of their brightness at their best.
 */
export function createTonight(parts: TonightParts): Tonight {
  const { catalogue, compute, filterings, now, queue } = parts;
  /** Tokens of the lists by request. */
  const tokens = new LRUCache<string, string>({ max: CACHED_NIGHTS });

  const line = { queue, fullText: piecesWaiting, retryAfterSeconds: RETRY_AFTER_SECONDS };

  return (waiting, query) =>
    runUntilAborted(waiting, line, (enter) => tonightFor(waiting.visitor, query, enter));

  async function tonightFor(visitor: string, query: TonightQuery, enter: Enter): Promise<TonightResult> {
    const { site } = observerOf(query, catalogue());
    if (site.kind === 'geocentre') {
      throw new ProblemError('no-night', {
        detail: 'At the centre of the Earth nothing rises or sets. Give a place on the ground.',
        parameter: 'observatoryCode',
      });
    }
    const { night, epochs, lights } = await requestedNight(site, query.night, enter);
    const list = lights.sky === 'dark' && query.most !== 0 ? await listOf(visitor, query, night) : undefined;
    const rows = list === undefined ? [] : await rowsOf(list, site, epochs, query, enter);
    const { from, to } = lights.shown;
    const { sky, dark, moonIlluminated } = lights;
    return {
      night: night.name,
      start: night.startUtc,
      end: night.endUtc,
      sky,
      ...(dark === undefined ? {} : { dark }),
      moments: {
        start: numberAt(epochs, from),
        step: numberAt(epochs, 1) - numberAt(epochs, 0),
        sun: lights.sun.slice(from, to).map(tenths),
        moon: lights.moon.slice(from, to).map(tenths),
      },
      moonIlluminated: Math.round(moonIlluminated),
      totalResults: Math.min(list?.matches.length ?? 0, MAX_TOTAL_RESULTS),
      objects:
        list === undefined ? [] : rows.map((course) => objectOf(course, list, night, epochs, { from, to })),
      ...(list?.preparation === undefined ? {} : { preparation: list.preparation }),
    };
  }

  /**
   * The requested night, by its name or a moment in it; else the present night or, once that is over, the
   * next.
   */
  async function requestedNight(
    site: GroundSite,
    requested: string | undefined,
    enter: Enter,
  ): Promise<Night> {
    if (requested?.includes('T')) return litNight(nightAt(site, julianDateFromIso(requested)));
    if (requested !== undefined) return litNight(nightNamed(site, requested));
    const utc = julianDateFromUnixTime(now());
    const present = await litNight(nightAt(site, utc));
    const { lights, night } = present;
    const endUtc = lights.dark?.end ?? night.startUtc + MORNING;
    return utc < endUtc ? present : litNight(nightAfter(site, night));

    async function litNight(night: SolarNight): Promise<Night> {
      checkCovered({ ...night, stepDays: 1, days: 1 }, compute.ephemeris);
      const epochs = nightEpochs(night);
      const table = await runQueued(() => compute.sunMoonOf({ site, epochs }), enter);
      return { night, epochs, lights: nightLights(table, epochs) };
    }
  }

  async function listOf(visitor: string, query: TonightQuery, night: SolarNight): Promise<FilteredList> {
    const { faintest, lowest } = limitsOf(query);
    const { observatoryCode, observatoryLatitude, observatoryLongitude, observatoryElevation } = query;
    const request = filterRequest(
      {
        observatoryCode,
        observatoryLatitude,
        observatoryLongitude,
        observatoryElevation,
        julianDateStart: night.startUtc,
        julianDateEnd: night.endUtc,
        step: 1,
        magnitudeMax: faintest,
        elevationMin: lowest,
        sort: 'magnitude',
        order: 'asc',
      },
      catalogue(),
    );
    const list = await filterings.list(visitor, request, tokens.get(request.key));
    if (list.preparation === undefined) tokens.set(request.key, list.token);
    else tokens.delete(request.key);
    return list;
  }

  async function rowsOf(
    { set: { bodies, nodes, covariances }, matches }: FilteredList,
    site: GroundSite,
    epochs: Float64Array,
    query: TonightQuery,
    enter: Enter,
  ): Promise<readonly ObjectCourse[]> {
    const limits = limitsOf(query);
    const { most = TONIGHT_DEFAULTS.most } = query;
    const courses = await inWorkers(
      matches.slice(0, most),
      (objects) =>
        compute.coursesOf({
          bodies,
          nodes,
          objects,
          site,
          epochs,
          limits,
          cachedOrbits: covariances.among(objects),
        }),
      enter,
    );
    return courses.toSorted((a, b) => a.best.magnitude - b.best.magnitude);
  }
}

function objectOf(
  { object, best, altitudes }: ObjectCourse,
  { set }: FilteredList,
  { startUtc }: SolarNight,
  epochs: Float64Array,
  { from, to }: NightLights['shown'],
): TonightObject {
  const { sample, magnitude, altitude, motion, moonElongation, uncertainty } = best;
  return {
    ...listedObject(bodyOfObject(set, object), set.catalogue.impactors, startUtc),
    ...defined({ photometry: photometryOf(set.bodies, object) }),
    best: {
      julianDate: numberAt(epochs, sample),
      magnitude: hundredths(magnitude),
      altitude: tenths(altitude),
      motion: hundredths(motion),
      moonElongation: tenths(moonElongation),
      ...(uncertainty === undefined ? {} : { uncertainty: hundredths(uncertainty) }),
    },
    altitudes: Array.from(altitudes.subarray(from, to), tenths),
  };
}

function limitsOf({
  faintest = TONIGHT_DEFAULTS.faintest,
  lowest = TONIGHT_DEFAULTS.lowest,
}: TonightQuery): NightLimits {
  return { faintest, lowest };
}

function tenths(value: number): number {
  return Math.round(value * TENTHS) / TENTHS;
}

function hundredths(value: number): number {
  return Math.round(value * HUNDREDTHS) / HUNDREDTHS;
}
