import type { OptState } from '#contract/opt-state.ts';
import { optStateOf } from '#machines/opt/opt-state.ts';
import { setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { readInTab, storeInTab } from '#parts/storage.ts';
import { readKept, writeKept } from './kept-state.ts';
import type { OptActor } from './session.ts';

const KEY = 'opt-state';

/**
 * Keeps the state in the browser tab whenever it changes and its dates hold, so that a reload finds it again.
 */
export function keepState(opt: OptActor): void {
  const { setup, filtering, calculation, columns } = opt.getSnapshot().context;
  let written = '';
  const keep = () => {
    const state = presentState(opt);
    if (state === undefined) return;
    const text = writeKept(state);
    if (text === written) return;
    written = text;
    storeInTab(KEY, text);
  };
  setup.subscribe(keep);
  filtering.subscribe(keep);
  calculation.subscribe(keep);
  columns.subscribe(keep);
}

/** Brings back what was kept; what cannot be read is ignored. */
export function restoreState(opt: OptActor): void {
  const state = readKept(readInTab(KEY) ?? '');
  if (state !== undefined) opt.send({ type: 'state.loaded', state });
}

/** The state of the tool; undefined while its dates do not hold. */
export function presentState(opt: OptActor): OptState | undefined {
  const { setup, filtering, calculation, columns } = opt.getSnapshot().context;
  const plan = setup.getSnapshot().context;
  if (setupTimeFrame(plan) === undefined) return undefined;
  return optStateOf({
    setup: plan,
    filtering: filtering.getSnapshot().context,
    calculation: calculation.getSnapshot(),
    columns: columns.getSnapshot().context,
  });
}
