import { clientActors } from '#client/actors.ts';
import type { Client } from '#client/client.ts';
import { calculationMachine } from '#machines/opt/calculation.ts';
import { filteringMachine } from '#machines/opt/filtering.ts';
import { optMachine } from '#machines/opt/opt.ts';
import { plotsMachine } from '#machines/opt/plots.ts';
import { planningActors } from '#parts/planning/planning-actors.ts';

/** Observation planning with every actor provided: the one place where its behaviour meets network and browser. */
export function providedOpt(client: Client): typeof optMachine {
  const actors = clientActors(client);
  return optMachine.provide({
    actors: {
      ...planningActors(actors),
      filtering: filteringMachine.provide({ actors: actors.filtering }),
      calculation: calculationMachine.provide({
        actors: { ...actors.calculation, plots: plotsMachine.provide({ actors: actors.plots }) },
      }),
      ...actors.opt,
    },
  });
}
