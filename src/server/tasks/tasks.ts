import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { createApproachMaker } from './approaches-of.ts';
import { createBudgetMaker } from './budget-of.ts';
import { type Computed, computed } from './computed.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';
import { createEphemerisMaker } from './ephemeris-of.ts';
import { extremesRows } from './extremes-rows.ts';
import { createFlybyMaker } from './flyby-of.ts';
import { createNodeMaker } from './nodes-of.ts';
import { createPopulationMaker } from './population-of.ts';
import { createScanMaker } from './scan-of.ts';
import { createSurveyMaker } from './survey-of.ts';
import type { ExtremesTask } from './survey-tasks.ts';
import { createSynodicMaker } from './synodic-of.ts';
import { createTableMaker } from './table-of.ts';
import { createWindowsMaker } from './windows-of.ts';

/** Every task of a worker thread, by name; those of a single orbit return a refusal where the orbit allows no result. */
export function createTasks(covered: CoveredEphemeris, earthNow: () => EarthOrientation) {
  const { ephemerisOf, sunMoonOf } = createEphemerisMaker(covered, earthNow);
  const survey = createSurveyMaker(covered, earthNow);
  const { flybyOf, conicFlybyOf } = createFlybyMaker(covered, earthNow);
  return {
    ephemerisOf: orRefusal(ephemerisOf),
    sunMoonOf,
    ...createNodeMaker(covered),
    ...survey,
    extremesOf: (task: ExtremesTask) => extremesRows(survey.extremesOf(task)),
    ...createPopulationMaker(covered),
    ...createScanMaker(covered, earthNow),
    budgetOf: orRefusal(createBudgetMaker(covered, earthNow).budgetOf),
    approachesOf: orRefusal(createApproachMaker(covered, earthNow).approachesOf),
    flybyOf: orRefusal(flybyOf),
    conicFlybyOf: orRefusal(conicFlybyOf),
    tableOf: orRefusal(createTableMaker(covered).tableOf),
    synodicOf: orRefusal(createSynodicMaker(covered, earthNow).synodicOf),
    windowsOf: orRefusal(createWindowsMaker(covered, earthNow).windowsOf),
  };
}

function orRefusal<Task, Value>(compute: (task: Task) => Value): (task: Task) => Computed<Value> {
  return (task) => computed(() => compute(task));
}
