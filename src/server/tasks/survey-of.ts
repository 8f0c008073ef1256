import { LRUCache } from 'lru-cache';
import { defined } from '#catalogue/defined.ts';
import { LUNAR_DISTANCE_AU, TURN } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { createDailyBrightness } from '#engine/survey/brightness-bound.ts';
import { nearestToEarth } from '#engine/survey/close-approach.ts';
import { clearExtremes, mayPass } from '#engine/survey/extremes-table.ts';
import { lastDayOf } from '#engine/survey/node-grid.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import type { Sky } from '#engine/survey/sample-sky.ts';
import { skyOf as skyAtEpochs, surveySky } from '#engine/survey/survey-sky.ts';
import { createSurveyor, type SurveyBody, type Surveyor } from '#engine/survey/surveyor.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { thresholdsOf } from '#engine/survey/thresholds.ts';
import { tdbDayFromUtc, utcFromTdbDay } from '#engine/time/scales.ts';
import { ifFollowed } from './computed.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';
import { createPathCache } from './path-cache.ts';
import { photometryOf, surveyBodyOf } from './survey-bodies.ts';
import {
  type BrightnessTask,
  type CoursesTask,
  type ExtremesTask,
  type MeasuringTask,
  type ObjectCourse,
  type ObjectExtremes,
  type ObjectRanges,
  RANGE_MARK,
  type RangesTask,
  type SurveyTask,
  type SurveyWindow,
} from './survey-tasks.ts';

/** Looks at many objects through a window of nights. */
type SurveyMaker = {
  /** The objects that are inside all limits at one moment; one that cannot be followed is none of them. */
  readonly surveyOf: (task: SurveyTask) => Int32Array;
  /** Between which values a quantity of objects lies at the moments inside all other limits. */
  readonly rangesOf: (task: RangesTask) => ObjectRanges;
  /** For every object, and every day, a magnitude that it does not exceed; minus infinity where none is known. */
  readonly brightestOf: (task: BrightnessTask) => Float32Array;
  /** The same as `surveyOf`; measures what is not measured yet. */
  readonly measureOf: (task: MeasuringTask) => Int32Array;
  /** The extremes of some objects over the nights; one that cannot be followed is left out. */
  readonly extremesOf: (task: ExtremesTask) => readonly ObjectExtremes[];
  /** The courses of some objects through a night; one that cannot be followed is left out. */
  readonly coursesOf: (task: CoursesTask) => readonly ObjectCourse[];
  /** Nights of a window in which it is dark at some time; 0 at the geocentre, where there is no night. */
  readonly nightsOf: (window: SurveyWindow) => number;
};

/** Approaches to the Earth within this distance are reported. */
const CLOSE_APPROACH_AU = 3 * LUNAR_DISTANCE_AU;

/** Bytes of the skies that a worker caches, and of a sample of one: five hundred sites over a week, or a few over a year. */
const CACHED_BYTES = 20_000_000;
const SAMPLE_BYTES = 240;

/** A maker of surveys by the survey force model. @param earthNow how the Earth is turned, as far as it is known by now */
export function createSurveyMaker(
  covered: CoveredEphemeris,
  earthNow: () => EarthOrientation = () => BUILT_IN_EARTH,
): SurveyMaker {
  const { ephemeris, cover } = covered;
  const skies = new LRUCache<string, Sky>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ count }) => SAMPLE_BYTES * (1 + count),
  });
  const paths = createPathCache(covered);

  return { surveyOf, rangesOf, brightestOf, measureOf, extremesOf, coursesOf, nightsOf };

  function surveyOf(task: SurveyTask): Int32Array {
    const isFound = surveyorOf(task).finder(task.limits);
    const bodyOf = bodiesOf(task, spanOf(task.window));
    return task.objects.filter((object) => ifFollowed(() => isFound(object, bodyOf(object))) === true);
  }

  function rangesOf(task: RangesTask): ObjectRanges {
    const { limits, quantity, ends, objects } = task;
    const rangeOf = surveyorOf(task).ranges(limits, quantity, ends);
    const bodyOf = bodiesOf(task, spanOf(task.window));
    const [low, high] = [new Float64Array(objects.length), new Float64Array(objects.length)];
    const marks = new Uint8Array(objects.length).fill(RANGE_MARK.failing);
    objects.forEach((object, place) => {
      const range = ifFollowed(() => rangeOf(object, bodyOf(object)));
      if (range === undefined) return;
      low[place] = range.low;
      high[place] = range.high;
      if (range.hasAbsent) marks[place] = RANGE_MARK.hasAbsent;
      else marks[place] = range.low <= range.high ? RANGE_MARK.inside : RANGE_MARK.nowhere;
    });
    return { low, high, marks };
  }

  function brightestOf({ bodies, nodes, range: { from, to }, days }: BrightnessTask): Float32Array {
    cover(nodes.grid.firstDay, lastDayOf(nodes.grid));
    const trackOf = (object: number, fromDay: number, toDay: number) =>
      paths.track(nodes, object, { fromDay, toDay });
    const store = createDailyBrightness(nodes, ephemeris, days, trackOf);
    const brightest = new Float32Array((to - from) * days.length);
    for (let object = from, at = 0; object < to; object++, at += days.length)
      ifFollowed(() => store(object, photometryOf(bodies, object), brightest.subarray(at, at + days.length)));
    return brightest;
  }

  function measureOf(task: MeasuringTask): Int32Array {
    const { extremes, measure, limits, objects } = task;
    const search = surveyorOf(task).search(limits, extremes);
    const bodyOf = bodiesOf(task, spanOf(task.window));
    const requested = new Set(objects);
    const outcomes = new Map<number, boolean>();
    for (const { from, to } of measure) {
      for (let object = from; object < to; object++) {
        const passes = ifFollowed(() => search.measure(object, bodyOf(object), requested.has(object)));
        if (passes === undefined) clearExtremes(extremes, object);
        outcomes.set(object, passes === true);
      }
    }
    const thresholds = thresholdsOf(limits);
    return objects.filter(
      (object) =>
        outcomes.get(object) ??
        (mayPass(extremes, object, thresholds) &&
          ifFollowed(() => search.passes(object, bodyOf(object))) === true),
    );
  }

  function extremesOf(task: ExtremesTask): readonly ObjectExtremes[] {
    const surveyor = surveyorOf(task);
    const bodyOf = bodiesOf(task, spanOf(task.window));
    return [...task.objects].flatMap((object) => {
      const found = ifFollowed(() => {
        const extremes = surveyor.extremes(object, bodyOf(object), task.quantity);
        if (extremes === undefined || task.quantity !== undefined) return extremes && { object, extremes };
        return defined({ object, extremes, closeApproachUtc: closeApproachOf(object, task) });
      });
      return found === undefined ? [] : [found];
    });
  }

  /** Objects with what is known of them, a cached covariance included. */
  function bodiesOf(
    { bodies, cachedOrbits }: Pick<SurveyTask, 'bodies' | 'cachedOrbits'>,
    span: DaySpan,
  ): (object: number) => SurveyBody {
    return (object) => {
      const known = surveyBodyOf(bodies, object);
      const body = cachedOrbits?.get(object);
      return body === undefined ? known : { ...known, uncertainty: () => paths.uncertainty(body, span) };
    };
  }

  function coursesOf(task: CoursesTask): readonly ObjectCourse[] {
    const { nodes, objects, site, epochs, limits } = task;
    const [first, last] = [numberAt(epochs, 0), numberAt(epochs, epochs.length - 1)];
    cover(nodes.grid.firstDay, lastDayOf(nodes.grid), first, last);
    const span = { fromDay: tdbDayFromUtc(first), toDay: tdbDayFromUtc(last) };
    const bodyOf = bodiesOf(task, span);
    const sky = cachedSky(JSON.stringify([site, first, epochs.length]), () =>
      skyAtEpochs(site, ephemeris, [...epochs], false, earthNow()),
    );
    const surveyor = createSurveyor(nodes, ephemeris, sky, (object) => paths.track(nodes, object, span));
    return [...objects].flatMap((object) => {
      const course = ifFollowed(() => surveyor.course(object, bodyOf(object), limits));
      return course === undefined ? [] : [{ object, ...course }];
    });
  }

  function nightsOf(window: SurveyWindow): number {
    const { site } = window;
    if (site.kind !== 'ground') return 0;
    cover(window.startUtc, window.endUtc);
    const { originDay, offset } = skyOf(window);
    return new Set(Array.from(offset, (days) => Math.floor(originDay + days + site.longitude / TURN))).size;
  }

  function surveyorOf({ nodes, window }: ExtremesTask): Surveyor {
    cover(nodes.grid.firstDay, lastDayOf(nodes.grid), window.startUtc, window.endUtc);
    const span = spanOf(window);
    return createSurveyor(nodes, ephemeris, skyOf(window), (object) => paths.track(nodes, object, span));
  }

  /** Only objects that meet a planet come near; for them it takes one more integration. An impact is the last approach. */
  function closeApproachOf(object: number, { nodes, window }: ExtremesTask): number | undefined {
    if (nodes.status[object] === NODE_STATUS.ready) return undefined;
    const span = spanOf(window);
    const track = paths.track(nodes, object, span);
    const approach = nearestToEarth(track, nodes.grid.firstDay, ephemeris, span.fromDay, span.toDay);
    if (approach.distanceAu > CLOSE_APPROACH_AU) return undefined;
    return utcFromTdbDay(approach.dayTdb);
  }

  function skyOf({ site, startUtc, endUtc }: SurveyWindow): Sky {
    return cachedSky(JSON.stringify([site, startUtc, endUtc]), () =>
      surveySky(site, ephemeris, { fromUtc: startUtc, toUtc: endUtc }, earthNow()),
    );
  }

  function cachedSky(key: string, make: () => Sky): Sky {
    const sky = skies.get(key) ?? make();
    skies.set(key, sky);
    return sky;
  }
}

/** Julian dates TDB of a window: the same for all sites, whose nights lie elsewhere in it. */
function spanOf({ startUtc, endUtc }: SurveyWindow): DaySpan {
  return { fromDay: tdbDayFromUtc(startUtc), toDay: tdbDayFromUtc(endUtc) };
}
