import { createActor, SimulatedClock } from 'xstate';
import type { AsteroidsByName, Impactor } from '#contract/asteroid.ts';
import type { CalculationResult, CalculationTicket, PlotTables } from '#contract/opt/calculation.ts';
import type { FilteringResult } from '#contract/opt/filtering.ts';
import type { Observatory } from '#contract/site/observatory.ts';
import type { ServiceStatus } from '#contract/status.ts';
import { calculationMachine } from '#machines/opt/calculation/calculation.ts';
import type { CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import { filteringMachine } from '#machines/opt/filtering/filtering.ts';
import type { PageRequest } from '#machines/opt/filtering/filtering-rules.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { observatorySearchMachine } from '#machines/planning/observatory-search.ts';
import { nightPlanMachine } from '#machines/opt/night-plan/night-plan.ts';
import { optMachine } from '#machines/opt/opt.ts';
import type { OptEmitted } from '#machines/opt/opt-events.ts';
import { plotsMachine } from '#machines/opt/charts/plots.ts';
import { popupsMachine } from '#machines/popups/popups.ts';
import type { SearchQuery } from '#machines/kit/search.ts';
import { deferredActor } from './deferred.ts';
import { filteredObjects, page, result } from './objects.ts';
import { shownPopup } from './shown-popup.ts';

/** Observation planning on 5 March 2026 without a service: the test responds to its requests. */
export function startPlanning(
  deliver: (type: string) => void = () => undefined,
  popups = createActor(popupsMachine).start(),
) {
  const load = deferredActor<FilteringResult, PageRequest>();
  const submit = deferredActor<CalculationTicket, Pick<CalculationRequest, 'query' | 'token'>>();
  const read = deferredActor<CalculationResult, { token: string }>();
  const cancel = deferredActor<void, { token: string }>();
  const plots = deferredActor<PlotTables, { token: string }>();
  const names = deferredActor<AsteroidsByName, { names: readonly string[] }>();
  const impactors = deferredActor<readonly Impactor[]>();
  const status = deferredActor<ServiceStatus>();
  const find = deferredActor<readonly Observatory[], SearchQuery<never>>();
  const clock = new SimulatedClock();
  const calculated = calculationMachine.provide({
    actors: {
      startCalculation: submit.actor,
      readResult: read.actor,
      cancelCalculation: cancel.actor,
      plots: plotsMachine.provide({ actors: { loadLongTerm: plots.actor, loadShortTerm: plots.actor } }),
    },
  });
  const machine = optMachine.provide({
    actors: {
      observatorySearch: observatorySearchMachine.provide({ actors: { findByPhrase: find.actor } }),
      objectList: objectListMachine.provide({ actors: { findByNames: names.actor } }),
      filtering: filteringMachine.provide({ actors: { loadPage: load.actor } }),
      calculation: calculated,
      nightPlan: nightPlanMachine.provide({ actors: { rows: calculated } }),
      listImpactors: impactors.actor,
      readStatus: status.actor,
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { today: '2026-03-05', popups },
    inspect: (event) => event.type === '@xstate.event' && deliver(event.event.type),
  });
  const screens: OptEmitted[] = [];
  actor.on('screen.opened', (event) => screens.push(event));
  actor.start();
  return {
    actor,
    ...actor.getSnapshot().context,
    clock,
    screens,
    load,
    submit,
    read,
    cancel,
    plots,
    names,
    impactors,
    status,
    find,
    ...shownPopup(popups, actor),
  };
}

/** The same with a list of this many rows. */
export async function filteredPlanning(rows: number) {
  const opt = startPlanning();
  opt.setup.send({ type: 'setup.submitted' });
  await opt.load.calls[0]?.answer(page(filteredObjects(rows), rows));
  return opt;
}

/** The same with three rows checked and calculated. */
export async function calculatedPlanning() {
  const opt = await filteredPlanning(3);
  opt.filtering.send({ type: 'selection.toggled' });
  opt.actor.send({ type: 'calculate.requested' });
  await opt.submit.calls[0]?.answer({ token: 'job', estimatedTime: 0.1, selected: 3 });
  opt.clock.increment(200);
  await opt.read.calls[0]?.answer(result(3, 3));
  return opt;
}
