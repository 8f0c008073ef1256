import { optState, type OptState } from '#contract/opt/opt-state.ts';
import { optStateOf } from '#machines/opt/opt-state.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { filteredObjects, page, result } from './objects.ts';
import { startPlanning } from './planning.ts';

/** The state as the next visit of the page reads it. */
export function reloadedState(opt: ReturnType<typeof startVisit>): OptState {
  return optState.parse(JSON.parse(JSON.stringify(opt.state())));
}

export function startVisit() {
  const planning = startPlanning();
  const { actor, filtering, load, submit, read } = planning;
  return {
    ...planning,
    lists: load,
    jobs: submit,
    reads: read,
    load: (state: OptState) => actor.send({ type: 'state.loaded', state }),
    selected: () => [...filtering.getSnapshot().context.selected],
    state: () => optStateOf(presentOf(actor.getSnapshot().context)),
  };
}

export async function filteredVisit(rows: number, total = rows) {
  const opt = startVisit();
  opt.setup.send({ type: 'setup.submitted' });
  await opt.lists.calls[0]?.answer(page(filteredObjects(rows), total));
  opt.screens.length = 0;
  return opt;
}

export async function calculatedVisit() {
  const opt = await filteredVisit(3);
  opt.filtering.send({ type: 'selection.toggled' });
  opt.actor.send({ type: 'calculate.requested' });
  await opt.jobs.calls[0]?.answer({ token: 'job', estimatedTime: 0.1, selected: 3 });
  opt.clock.increment(200);
  await opt.reads.calls[0]?.answer(result(3, 3));
  return opt;
}
