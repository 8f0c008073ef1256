import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Photometry } from '../photometry/photometry.ts';
import type { AlongTrack } from '../uncertainty/run-off.ts';
import { type ExtremesTable, clearExtremes, storeExtremes } from './extremes-table.ts';
import { type Course, followObject } from './follow-object.ts';
import { lastDayOf } from './node-grid.ts';
import { createNodeTrack, type Track } from './node-track.ts';
import { extremesOf } from './object-extremes.ts';
import { createObjectSamples } from './object-samples.ts';
import { NODE_STATUS, nodeNear, type OrbitNodes } from './orbit-nodes.ts';
import type { Extremes, Limits } from './quantities.ts';
import { alongTrackUncertainty, type MajorAxis } from './along-track-uncertainty.ts';
import { createLimitTest } from './limit-test.ts';
import type { Sky } from './sample-sky.ts';
import { propagatedTrack } from './trajectory-track.ts';

/** What the survey knows of an object besides its orbit. */
export type SurveyBody = {
  readonly photometry?: Photometry;
  readonly alongTrack?: AlongTrack;
  /** Julian date TDB after which it is known not to exist. */
  readonly lastDay?: number;
};

/** Looks at objects one by one from one site over one window. */
export type Surveyor = {
  /** Stores the extremes of an object's direct quantities; an object without nodes gets empty intervals. */
  measure(object: number, body: SurveyBody, table: ExtremesTable): void;
  /** The test whether an object has a moment inside all limits. */
  passing(limits: Limits): (object: number, body: SurveyBody) => boolean;
  /** Between which values an object moves; undefined where it cannot be followed from the beginning of the window. */
  extremes(object: number, body: SurveyBody): Extremes | undefined;
};

/**
 * A surveyor over the nodes of many objects.
 *
 * An object fulfils the limits when they hold all at once at one sample of `sky`: at a site these are the moments of
 * astronomical night, so that no hour counts at which nothing can be observed. A test ends with the first night that
 * holds such a moment.
 */
export function createSurveyor(nodes: OrbitNodes, ephemeris: Ephemeris, sky: Sky): Surveyor {
  const samples = createObjectSamples(sky.count);
  const nodeTrack = createNodeTrack(nodes);
  const [fromDay, toDay] = spanOf(sky);
  const inside = fromDay >= nodes.grid.firstDay && toDay <= lastDayOf(nodes.grid);

  return {
    measure(object, body, table) {
      if (followAll(object, body) === undefined) clearExtremes(table, object);
      else storeExtremes(table, object, samples, sky.zenith !== undefined);
    },
    passing(limits) {
      const test = createLimitTest(limits, sky, samples);
      return (object, body) => {
        const course = courseOf(object, body);
        if (course === undefined) return false;
        return followObject(course, body.photometry, sky, samples, test(uncertaintyOf(course, body)));
      };
    },
    extremes(object, body) {
      const course = followAll(object, body);
      return course && extremesOf(samples, sky, uncertaintyOf(course, body));
    },
  };

  /** Fills the samples of an object; nothing where there is nothing to follow. */
  function followAll(object: number, body: SurveyBody): Course | undefined {
    const course = courseOf(object, body);
    if (course === undefined) return undefined;
    followObject(course, body.photometry, sky, samples);
    return samples.filled > 0 ? course : undefined;
  }

  function courseOf(object: number, { lastDay = Infinity }: SurveyBody): Course | undefined {
    if (sky.count === 0 || nodeNear(nodes, object, fromDay) === undefined) return undefined;
    const origin = nodes.grid.firstDay;
    if (inside && nodes.status[object] === NODE_STATUS.ready) {
      nodeTrack.aim(object);
      return { track: endingBy(lastDay - origin, nodeTrack), origin, stretches: sky.stretches };
    }
    const track = propagatedTrack(nodes, object, ephemeris, fromDay, toDay);
    if (track.firstOffset > fromDay - origin) return undefined;
    return { track: endingBy(lastDay - origin, track), origin, stretches: sky.moments };
  }
}

function uncertaintyOf(course: Course, { alongTrack }: SurveyBody): MajorAxis | undefined {
  return alongTrack && alongTrackUncertainty(course, alongTrack);
}

function endingBy(lastOffset: number, track: Track): Track {
  return lastOffset < track.lastOffset ? { ...track, lastOffset } : track;
}

/** Julian dates TDB of the first and last state that a sky asks for. */
function spanOf({ offset, originDay }: Sky): readonly [number, number] {
  const first = offset[0] ?? 0;
  const last = offset.at(-1) ?? 0;
  return [originDay + first, originDay + last];
}
