import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Photometry } from '../photometry/photometry.ts';
import { createBrightnessBound } from './brightness-bound.ts';
import {
  type ExtremesTable,
  clearExtremes,
  isMeasured,
  storeBrightnessBound,
  storeExtremes,
} from './extremes-table.ts';
import { type Course, followObject } from './follow-object.ts';
import { type NightCourse, nightCourse, type NightLimits } from './night-course.ts';
import { lastDayOf } from './node-grid.ts';
import { createNodeTrack, type Track } from './node-track.ts';
import { extremesOf } from './object-extremes.ts';
import { createObjectSamples } from './object-samples.ts';
import { NODE_STATUS, nodeNear, type OrbitNodes } from './orbit-nodes.ts';
import type { Extremes, Limits, SurveyQuantity } from './quantities.ts';
import type { SkyUncertainty } from '../uncertainty/estimate.ts';
import { majorAxis, type MajorAxis } from './major-axis.ts';
import type { AlongTrack } from '../uncertainty/run-off.ts';
import { runOffUncertainty } from './run-off-uncertainty.ts';
import { createRangeWithin, emptyRange, type RangeEnds, type RangeWithin } from './range-within.ts';
import { inHalves } from './in-halves.ts';
import { createStretchBound } from './stretch-bound.ts';
import { createLimitTest } from './limit-test.ts';
import type { Sky } from './sample-sky.ts';
import { propagatedTrack } from './trajectory-track.ts';

/** Data of an object for the survey besides its orbit. */
export type SurveyBody = {
  readonly photometry?: Photometry | undefined;
  /** How uncertain it is along its track. */
  readonly alongTrack?: AlongTrack | undefined;
  /** How uncertain it is by a covariance over the samples; nothing where that cannot be propagated so far. */
  readonly uncertainty?: () => SkyUncertainty | undefined;
  /** Julian date TDB after which it is known not to exist. */
  readonly lastDay?: number;
};

/** Looks at objects one by one from one site over one window. */
export type Surveyor = {
  /** Finds out whether an object has a moment inside all limits, and nothing else of it. */
  finder(limits: Limits): (object: number, body: SurveyBody) => boolean;
  /**
   * Finds out between which values one quantity of an object lies at the moments inside all other limits.
   *
   * @param ends which of them are requested: with `low` the high one is the greatest value of those moments that were looked at.
   */
  ranges(
    limits: Limits,
    quantity: SurveyQuantity,
    ends?: RangeEnds,
  ): (object: number, body: SurveyBody) => RangeWithin;
  /** A search for objects that have a moment inside all limits. @param table where extremes are stored. */
  search(limits: Limits, table: ExtremesTable): Search;
  /**
   * The extremes between which the quantities of an object vary; undefined where it cannot be followed from
   * the beginning of the window.
   *
   * @param quantity the only one that is requested; all where it is absent.
   */
  extremes(object: number, body: SurveyBody, quantity?: SurveyQuantity): Extremes | undefined;
  /**
   * The course of an object through the night of the samples; undefined where it is never inside the limits.
   */
  course(object: number, body: SurveyBody, limits: NightLimits): NightCourse | undefined;
};

/** Looks for objects. */
export type Search = {
  /**
   * Whether an object has a moment inside all limits; the extremes of its direct quantities are stored as well, or a bound on its
   * magnitude where that is beyond the limit. An object without nodes gets empty intervals.
   *
   * @param isRequested whether it is of interest at all; else it has no such moment.
   */
  measure(object: number, body: SurveyBody, isRequested: boolean): boolean;
  /** Whether an object of interest that was measured before, or has a bound, has a moment inside all limits. */
  passes(object: number, body: SurveyBody): boolean;
};

/**
 * A surveyor over the nodes of many objects.
 *
 * An object fulfils the limits when they hold all at once at one sample of `sky`: at a site these are the moments of
 * astronomical night, so that no hour counts at which nothing can be observed. A test ends with the first night that
 * holds such a moment.
 *
 * @param trackOf the track of an object that the nodes do not describe between them, over the samples at least.
 */
export function createSurveyor(
  nodes: OrbitNodes,
  ephemeris: Ephemeris,
  sky: Sky,
  trackOf = (object: number): Track => propagatedTrack(nodes, object, ephemeris, ...spanOf(sky)),
): Surveyor {
  const samples = createObjectSamples(sky.count);
  const nodeTrack = createNodeTrack(nodes);
  const hasZenith = sky.zenith !== undefined;
  const [fromDay, toDay] = spanOf(sky);
  const inside = fromDay >= nodes.grid.firstDay && toDay <= lastDayOf(nodes.grid);

  return {
    finder(limits) {
      const test = createLimitTest(limits, sky, samples);
      const mayBeInside = createStretchBound(limits, sky, samples);
      const faintest = faintestOf(limits);
      const boundOf = brightnessBound(faintest);
      return (object, body) => {
        if (boundOf(object, body) > faintest) return false;
        const course = courseOf(object, body);
        if (course === undefined) return false;
        const isInside = test(limits.skyUncertainty && uncertaintyOf(object, course, body));
        return followObject(course, body.photometry, sky, samples, isInside, mayBeInside);
      };
    },
    ranges(limits, quantity, ends = 'both') {
      const others: Limits = { ...limits, [quantity]: undefined };
      const isForBrightest = quantity === 'magnitude' && ends === 'low';
      let range = emptyRange();
      const mayWiden = createStretchBound(others, sky, samples, isForBrightest ? () => range.low : undefined);
      const stretches = isForBrightest ? inHalves(sky.stretches) : sky.stretches;
      const widening = createRangeWithin(others, quantity, sky, samples);
      const needsUncertainty = quantity === 'skyUncertainty' || others.skyUncertainty !== undefined;
      return (object, body) => {
        range = emptyRange();
        const course = courseOf(object, body, stretches);
        if (course === undefined) return range;
        const widen = widening(needsUncertainty ? uncertaintyOf(object, course, body) : undefined, range);
        followObject(course, body.photometry, sky, samples, widen, mayWiden);
        return range;
      };
    },
    search(limits, table) {
      const test = createLimitTest(limits, sky, samples);
      const find = this.finder(limits);
      const faintest = faintestOf(limits);
      const boundOf = brightnessBound(faintest);
      return {
        measure,
        passes(object, body) {
          return isMeasured(table, object) ? find(object, body) : measure(object, body, true);
        },
      };

      function measure(object: number, body: SurveyBody, isRequested: boolean): boolean {
        const brightest = boundOf(object, body);
        if (brightest > faintest) {
          storeBrightnessBound(table, object, brightest, hasZenith);
          return false;
        }
        const course = courseOf(object, body);
        let passes = !isRequested;
        if (course !== undefined) {
          const isInside = test(uncertaintyOf(object, course, body));
          followObject(course, body.photometry, sky, samples, (stretch) => {
            passes ||= isInside(stretch);
            return false;
          });
        }
        if (course !== undefined && samples.filled > 0) storeExtremes(table, object, samples, hasZenith);
        else clearExtremes(table, object);
        return isRequested && passes;
      }
    },
    extremes(object, body, quantity) {
      const course = followAll(object, body);
      return course && extremesOf(samples, sky, uncertaintyOf(object, course, body), quantity);
    },
    course(object, body, limits) {
      const course = followAll(object, body);
      return course && nightCourse(samples, sky, limits, uncertaintyOf(object, course, body));
    },
  };

  /** Magnitudes that objects never exceed; minus infinity where none is known. @param faintest of those that are of interest. */
  function brightnessBound(faintest: number): (object: number, body: SurveyBody) => number {
    if (!inside || sky.count === 0 || faintest === Infinity) return () => -Infinity;
    const bound = createBrightnessBound(nodes, ephemeris, [fromDay, toDay]);
    return (object, { photometry }) =>
      photometry === undefined ? -Infinity : bound(object, photometry, faintest);
  }

  /** Fills the samples of an object; nothing where there is nothing to follow. */
  function followAll(object: number, body: SurveyBody): Course | undefined {
    const course = courseOf(object, body);
    if (course === undefined) return undefined;
    followObject(course, body.photometry, sky, samples);
    return samples.filled > 0 ? course : undefined;
  }

  /**
   * The uncertainty of an object by the covariance where there is one, else by the run-off along the track.
   */
  function uncertaintyOf(object: number, course: Course, body: SurveyBody): MajorAxis | undefined {
    const { alongTrack } = body;
    const isQuiet = nodes.status[object] === NODE_STATUS.ready;
    const byCovariance = body.uncertainty && onDemand(body.uncertainty);
    if (byCovariance !== undefined) return majorAxis(byCovariance, isQuiet, sky, samples);
    if (alongTrack === undefined) return undefined;
    const runOff = runOffUncertainty(nodes, object, ephemeris, course, alongTrack, [fromDay, toDay]);
    return majorAxis(runOff, isQuiet, sky, samples);
  }

  function courseOf(
    object: number,
    { lastDay = Infinity }: SurveyBody,
    stretches = sky.stretches,
  ): Course | undefined {
    if (sky.count === 0 || nodeNear(nodes, object, fromDay) === undefined) return undefined;
    const origin = nodes.grid.firstDay;
    if (inside && nodes.status[object] === NODE_STATUS.ready) {
      nodeTrack.aim(object);
      return { track: endingBy(lastDay - origin, nodeTrack), origin, stretches };
    }
    const track = trackOf(object);
    if (track.firstOffset > fromDay - origin) return undefined;
    return { track: endingBy(lastDay - origin, track), origin, stretches: sky.moments };
  }
}

/** The faintest magnitude inside some limits; infinite where any is. */
function faintestOf({ magnitude }: Limits): number {
  return magnitude?.range?.max ?? Infinity;
}

/** An uncertainty that is made when it is first needed. */
function onDemand(make: () => SkyUncertainty | undefined): SkyUncertainty {
  let made: SkyUncertainty | undefined;
  let isMade = false;
  return (day, offset, line) => {
    if (!isMade) [made, isMade] = [make(), true];
    return made === undefined ? { basis: 'none' } : made(day, offset, line);
  };
}

function endingBy(lastOffset: number, track: Track): Track {
  return lastOffset < track.lastOffset ? { ...track, lastOffset } : track;
}

/** Julian dates TDB of the first and last state that a sky needs. */
function spanOf({ offset, originDay }: Sky): readonly [number, number] {
  const first = offset[0] ?? 0;
  const last = offset.at(-1) ?? 0;
  return [originDay + first, originDay + last];
}
