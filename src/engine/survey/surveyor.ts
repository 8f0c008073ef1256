import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { SkyUncertainty } from '../observe/target.ts';
import type { Photometry } from '../photometry/photometry.ts';
import { type ExtremesTable, clearExtremes, mayPass, storeExtremes } from './extremes-table.ts';
import { judgeSamples, type Verdict } from './judge-samples.ts';
import { lastDayOf } from './node-grid.ts';
import { createNodeTrack } from './node-track.ts';
import { createObjectSamples, followObject } from './object-samples.ts';
import { NODE_STATUS, type OrbitNodes } from './orbit-nodes.ts';
import type { Limits } from './quantities.ts';
import type { Sky } from './sample-sky.ts';
import { thresholdsOf } from './thresholds.ts';
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
  /** Whether an object has a moment inside all limits, and between which values it moves. */
  judge(object: number, body: SurveyBody, limits: Limits, table: ExtremesTable): Verdict;
};

/**
 * A surveyor over the nodes of many objects.
 *
 * An object fulfils the limits when they hold all at once at one sample of `sky`: at a site these are the moments of
 * astronomical night, so nothing is promised at an hour when nobody can look.
 */
export function createSurveyor(nodes: OrbitNodes, ephemeris: Ephemeris, sky: Sky): Surveyor {
  const samples = createObjectSamples(sky.count);
  const nodeTrack = createNodeTrack(nodes);
  const [fromDay, toDay] = spanOf(sky);
  const inside = fromDay >= nodes.grid.firstDay && toDay <= lastDayOf(nodes.grid);

  return {
    measure(object, body, table) {
      if (!follow(object, body)) return clearExtremes(table, object);
      storeExtremes(table, object, samples, sky.zenith !== undefined);
    },
    judge(object, body, limits, table) {
      const thresholds = thresholdsOf(limits);
      if (!mayPass(table, object, thresholds) || !follow(object, body)) return { kind: 'fails' };
      return judgeSamples(samples, sky, thresholds, limits, body.uncertainty);
    },
  };

  /** Fills the samples of an object; false where there is nothing to follow. */
  function follow(object: number, body: SurveyBody): boolean {
    const status = nodes.status[object];
    if (sky.count === 0 || (status !== NODE_STATUS.ready && status !== NODE_STATUS.encounter)) return false;
    const track = inside && status === NODE_STATUS.ready ? aimed(object) : propagated(object);
    followObject(track, nodes.grid.firstDay, body.photometry, sky, samples);
    return samples.filled > 0;
  }

  function aimed(object: number) {
    nodeTrack.aim(object);
    return nodeTrack;
  }

  function propagated(object: number) {
    return propagatedTrack(nodes, object, ephemeris, fromDay, toDay);
  }
}

/** Julian dates TDB of the first and last state that a sky asks for. */
function spanOf({ stretches, originDay }: Sky): readonly [number, number] {
  const first = stretches[0]?.middle ?? 0;
  const last = stretches.at(-1)?.middle ?? 0;
  return [originDay + first, originDay + last];
}
