import { fromCallback, fromPromise } from 'xstate';
import { clientActors } from '#client/actors.ts';
import type { Client } from '#client/client.ts';
import { loadTraces } from '#client/scd/load-traces.ts';
import { scdActors } from '#client/scd/scd-actors.ts';
import type { ScdClient } from '#client/scd/scd-client.ts';
import { backgroundStarsMachine } from '#machines/scd/background-stars.ts';
import { chartSetupMachine } from '#machines/scd/chart-setup.ts';
import { namedObjectMachine } from '#machines/objects/named-object.ts';
import { scdMachine } from '#machines/scd/scd.ts';
import { type TracesEvent, type TracesInput, tracesMachine } from '#machines/scd/traces.ts';
import { planningActors } from '#parts/planning/planning-actors.ts';
import { locate } from '#parts/setup/locate.ts';

/** The sky chart with every actor provided: the one place where its behaviour meets network and browser. */
export function providedScd(client: Client, scd: ScdClient): typeof scdMachine {
  const actors = clientActors(client);
  const { loadStars } = scdActors(scd);
  return scdMachine.provide({
    actors: {
      ...planningActors(actors),
      setup: chartSetupMachine.provide({ actors: { locate: fromPromise(locate) } }),
      named: namedObjectMachine.provide({ actors: actors.objectList }),
      traces: tracesMachine.provide({
        actors: {
          loadTraces: fromCallback<TracesEvent, TracesInput>(({ input, sendBack }) =>
            loadTraces(scd, input, sendBack),
          ),
        },
      }),
      stars: backgroundStarsMachine.provide({ actors: { loadStars } }),
      ...actors.opt,
    },
  });
}
