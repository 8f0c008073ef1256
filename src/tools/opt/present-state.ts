import { type OptState, optState } from '#contract/opt/opt-state.ts';
import { optStateOf, SAVED_OPT } from '#machines/opt/opt-state.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { savedActors } from '#machines/saved-state/saved-workflows.ts';
import { storeStateInTab, storedInTab } from '#parts/tool-state/store-in-tab.ts';

/** The state of the tool; undefined while its dates are invalid. */
export function presentState(opt: OptActor): OptState | undefined {
  const tool = presentOf(opt.getSnapshot().context);
  return setupTimeFrame(tool.setup.context) === undefined ? undefined : optStateOf(tool);
}

/** Brings back what the browser tab stored of the tool, and stores it from now on. */
export function keepState(opt: OptActor): void {
  const state = storedInTab('opt', optState);
  if (state !== undefined) opt.send({ type: 'state.loaded', state });
  const stateText = () => {
    const present = presentState(opt);
    return present && JSON.stringify(present);
  };
  storeStateInTab('opt', stateText, savedActors(SAVED_OPT, opt.getSnapshot().context));
}
