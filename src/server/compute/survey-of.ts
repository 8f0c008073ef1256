import { defined } from '#catalogue/defined.ts';
import { LUNAR_DISTANCE_AU } from '#engine/constants.ts';
import type { SkyUncertainty } from '#engine/observe/target.ts';
import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { nearestToEarth } from '#engine/survey/close-approach.ts';
import { lastDayOf } from '#engine/survey/node-grid.ts';
import { createNodeTrack } from '#engine/survey/node-track.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import type { Sky } from '#engine/survey/sample-sky.ts';
import { surveySky } from '#engine/survey/survey-sky.ts';
import { createSurveyor, type SurveyBody } from '#engine/survey/surveyor.ts';
import { tdbFromUtc, utcFromTdb } from '#engine/time/scales.ts';
import { ellipseFromU } from '#engine/uncertainty/run-off.ts';
import type { SkyEllipse } from '#engine/uncertainty/sky-ellipse.ts';
import { MAX_TOTAL_RESULTS } from '#contract/limits.ts';
import type { NodesTask, WithoutNodes, SurveyMatch, SurveyTask, SurveyWindow } from '../compute.ts';
import { orbitOf, photometryOf, runOffOf } from '../survey/survey-bodies.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';

/** Looks at many objects: brings their orbits to nodes, and finds those that can be observed. */
export type SurveyMaker = {
  readonly nodesOf: (task: NodesTask) => readonly WithoutNodes[];
  readonly surveyOf: (task: SurveyTask) => readonly SurveyMatch[];
};

/** Approaches to the Earth are told from this distance on. */
const CLOSE_APPROACH_AU = 3 * LUNAR_DISTANCE_AU;

/** Skies that are kept for the next task. */
const KEPT_SKIES = 4;

/** A maker of nodes and surveys by the survey force model. */
export function createSurveyMaker({ ephemeris, cover }: CoveredEphemeris): SurveyMaker {
  const skies = new Map<string, Sky>();

  return { nodesOf, surveyOf };

  function nodesOf({ bodies, nodes, range }: NodesTask): readonly WithoutNodes[] {
    const { grid } = nodes;
    cover(grid.firstDay, lastDayOf(grid));
    const build = createNodeBuilder(ephemeris, grid);
    const without: WithoutNodes[] = [];
    for (let object = range.from; object < range.to; object++) {
      if (nodes.status[object] !== NODE_STATUS.pending) continue;
      try {
        const orbit = orbitOf(bodies, object);
        cover(orbit.epoch.day);
        const outcome = build(orbit, nodes, object);
        if (outcome.kind !== 'stored') without.push({ object, trouble: outcome });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        nodes.status[object] = NODE_STATUS.refused;
        without.push({ object, trouble: { kind: 'refused', reason: error.message } });
      }
    }
    return without;
  }

  function surveyOf(task: SurveyTask): readonly SurveyMatch[] {
    const { nodes, extremes, measure, limits, objects, range } = task;
    cover(nodes.grid.firstDay, lastDayOf(nodes.grid), task.window.startUtc, task.window.endUtc);
    const surveyor = createSurveyor(nodes, ephemeris, skyOf(task.window));
    const bodyOf = createBodies(task);
    if (measure) {
      for (let object = range.from; object < range.to; object++) {
        surveyor.measure(object, bodyOf(object), extremes);
      }
    }
    const matches: SurveyMatch[] = [];
    for (const object of objects) {
      const verdict = surveyor.judge(object, bodyOf(object), limits, extremes);
      if (verdict.kind === 'passes') {
        const closeApproachUtc = closeApproachOf(object, task);
        matches.push(defined({ object, extremes: verdict.extremes, closeApproachUtc }));
      }
      if (matches.length === MAX_TOTAL_RESULTS) break;
    }
    return matches;
  }

  /** Only objects that meet a planet come near; for them it takes one more integration. */
  function closeApproachOf(object: number, { nodes, window }: SurveyTask): number | undefined {
    if (nodes.status[object] !== NODE_STATUS.encounter) return undefined;
    const [from, to] = [tdbFromUtc(window.startUtc), tdbFromUtc(window.endUtc)];
    const approach = nearestToEarth(nodes, object, ephemeris, from.day + from.offset, to.day + to.offset);
    if (approach.distanceAu > CLOSE_APPROACH_AU) return undefined;
    return utcFromTdb({ scale: 'TDB', day: approach.dayTdb, offset: 0 });
  }

  function skyOf({ site, startUtc, endUtc }: SurveyWindow): Sky {
    const key = JSON.stringify([site, startUtc, endUtc]);
    const sky = skies.get(key) ?? surveySky(site, ephemeris, { fromUtc: startUtc, toUtc: endUtc });
    skies.delete(key);
    skies.set(key, sky);
    const [oldest] = skies.keys();
    if (skies.size > KEPT_SKIES) skies.delete(oldest);
    return sky;
  }
}

/** How often in a day the uncertainty of a place is worked out: within a night it hardly changes. */
const UNCERTAINTIES_PER_DAY = 2;

/** What is known of each object of a task; its uncertainty follows the nodes. */
function createBodies({ bodies, nodes }: SurveyTask): (object: number) => SurveyBody {
  const track = createNodeTrack(nodes);
  const state = new Float64Array(6);
  const velocity = state.subarray(3);
  return (object) => {
    const photometry = photometryOf(bodies, object);
    const runOff = runOffOf(bodies, object);
    const light = photometry === undefined ? {} : { photometry };
    if (runOff === undefined) return light;
    track.aim(object);
    let half = Number.NaN;
    let ellipse: SkyEllipse;
    const uncertainty: SkyUncertainty = (day, offset, line) => {
      const current = Math.floor((day + offset) * UNCERTAINTIES_PER_DAY);
      if (current === half) return ellipse;
      half = current;
      track.state(day - nodes.grid.firstDay + offset, state);
      const daysFromArc = Math.max(0, day + offset - runOff.arcEnd);
      ellipse = ellipseFromU(runOff.u, daysFromArc, state, velocity, line);
      return ellipse;
    };
    return { ...light, uncertainty };
  };
}
