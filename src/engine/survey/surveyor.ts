import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { SkyUncertainty } from '../observe/target.ts';
import type { Photometry } from '../photometry/photometry.ts';
import { type ExtremesTable, clearExtremes, storeExtremes } from './extremes-table.ts';
import { followObject } from './follow-object.ts';
import { lastDayOf } from './node-grid.ts';
import { createNodeTrack, type Track } from './node-track.ts';
import { extremesOf } from './object-extremes.ts';
import { createObjectSamples } from './object-samples.ts';
import { NODE_STATUS, type OrbitNodes } from './orbit-nodes.ts';
import type { Extremes, Limits } from './quantities.ts';
import { createSampleJudge, type StretchTest } from './sample-judge.ts';
import type { Sky } from './sample-sky.ts';
import { propagatedTrack } from './trajectory-track.ts';

/** What the survey knows of an object beside its orbit. */
export type SurveyBody = {
  readonly photometry?: Photometry;
  readonly uncertainty?: SkyUncertainty;
};

/** Looks at objects one by one from one site over one window. */
export type Surveyor = {
  /** Stores the extremes of an object's direct quantities; an object without nodes gets empty intervals. */
  measure(object: number, body: SurveyBody, table: ExtremesTable): void;
  /** The test whether an object has a moment inside all limits. */
  passing(limits: Limits): (object: number, body: SurveyBody) => boolean;
  /** Between which values an object moves; nothing where there is nothing to follow. */
  extremes(object: number, body: SurveyBody): Extremes | undefined;
};

/**
 * A surveyor over the nodes of many objects.
 *
 * An object fulfils the limits when they hold all at once at one sample of `sky`: at a site these are the moments of
 * astronomical night, so nothing is promised at an hour when nobody can look. A test ends with the first night that
 * holds such a moment.
 */
export function createSurveyor(nodes: OrbitNodes, ephemeris: Ephemeris, sky: Sky): Surveyor {
  const samples = createObjectSamples(sky.count);
  const nodeTrack = createNodeTrack(nodes);
  const [fromDay, toDay] = spanOf(sky);
  const inside = fromDay >= nodes.grid.firstDay && toDay <= lastDayOf(nodes.grid);

  return {
    measure(object, { photometry }, table) {
      if (followAll(object, photometry)) storeExtremes(table, object, samples, sky.zenith !== undefined);
      else clearExtremes(table, object);
    },
    passing(limits) {
      const judge = createSampleJudge(limits, sky, samples);
      return (object, { photometry, uncertainty }) => follow(object, photometry, judge(uncertainty));
    },
    extremes(object, { photometry, uncertainty }) {
      return followAll(object, photometry) ? extremesOf(samples, sky, uncertainty) : undefined;
    },
  };

  /** Fills all samples of an object; false where there is nothing to follow. */
  function followAll(object: number, law: Photometry | undefined): boolean {
    samples.filled = 0;
    follow(object, law);
    return samples.filled > 0;
  }

  /** Fills the samples of an object until a stretch is enough; false where none was. */
  function follow(object: number, law: Photometry | undefined, isEnough?: StretchTest): boolean {
    const track = trackOf(object);
    if (track === undefined) return false;
    return followObject(track, nodes.grid.firstDay, law, sky, samples, isEnough);
  }

  function trackOf(object: number): Track | undefined {
    const status = nodes.status[object];
    if (sky.count === 0 || (status !== NODE_STATUS.ready && status !== NODE_STATUS.encounter))
      return undefined;
    if (!inside || status === NODE_STATUS.encounter) {
      return propagatedTrack(nodes, object, ephemeris, fromDay, toDay);
    }
    nodeTrack.aim(object);
    return nodeTrack;
  }
}

/** Julian dates TDB of the first and last state that a sky asks for. */
function spanOf({ stretches, originDay }: Sky): readonly [number, number] {
  const first = stretches[0]?.middle ?? 0;
  const last = stretches.at(-1)?.middle ?? 0;
  return [originDay + first, originDay + last];
}
