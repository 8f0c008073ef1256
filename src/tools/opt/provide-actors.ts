import { fromPromise } from 'xstate';
import { clientActors } from '#client/actors.ts';
import type { Client } from '#client/client.ts';
import type { PlotTables } from '#contract/opt/calculation.ts';
import { calculationMachine } from '#machines/opt/calculation/calculation.ts';
import { filteringMachine } from '#machines/opt/filtering/filtering.ts';
import { nightPlanMachine } from '#machines/opt/night-plan/night-plan.ts';
import { optMachine } from '#machines/opt/opt.ts';
import { plotsMachine } from '#machines/opt/charts/plots.ts';
import { planningActors } from '#parts/planning/planning-actors.ts';

/** Observation planning with every actor provided: the one place where its behaviour meets network and browser. */
export function providedOpt(client: Client): typeof optMachine {
  const actors = clientActors(client);
  const { calculation, plots } = actors;
  return optMachine.provide({
    actors: {
      ...planningActors(actors),
      filtering: filteringMachine.provide({ actors: actors.filtering }),
      calculation: calculationMachine.provide({
        actors: { ...calculation, plots: plotsMachine.provide({ actors: plots }) },
      }),
      nightPlan: nightPlanMachine.provide({
        actors: { rows: calculationMachine.provide({ actors: { ...calculation, plots: NO_PLOTS } }) },
      }),
      ...actors.opt,
    },
  });
}

/** The rows of a night suffice here: tables of plots are not requested. */
const NO_PLOTS = plotsMachine.provide({ actors: { loadLongTerm: never(), loadShortTerm: never() } });

function never<Input>() {
  return fromPromise<PlotTables, Input>(() => new Promise(() => undefined));
}
