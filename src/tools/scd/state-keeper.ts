import { RequestFailed } from '#contract/rest/failure.ts';
import { type ScdState, scdState } from '#contract/scd/scd-state.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { savedActors } from '#machines/saved-state/saved-workflows.ts';
import { shownRow } from '#machines/scd/opening.ts';
import { SAVED_SCD, scdAfterVisit, scdStateOf } from '#machines/scd/scd-state.ts';
import { TIME_FRAME_MESSAGE } from '#machines/planning/setup-refusals.ts';
import { setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { screenOfPath } from '#parts/planning/screen-routing.ts';
import { createPause } from '#parts/scene/pause.ts';
import { storeStateInTab, storedInTab } from '#parts/tool-state/store-in-tab.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import { withoutAddress } from '#parts/tool-state/without-address.ts';
import { addressOf, SCD_ROUTING } from './routing.ts';
import { savedCamera } from './scene/saved-camera.ts';
import { datingTrace } from './scene/trace-date.ts';
import type { ScdSession } from './scd-session.ts';
import { pathOnSite } from '#client/site.ts';

type Parts = Pick<ScdSession, 'workflows' | 'view' | 'scd'>;

/** How long the view rests before where it looks is stored, ms. */
const CAMERA_REST_MS = 500;

/** The present state; undefined while its dates are invalid. */
function presentScdState({ scd, workflows, view }: Parts): ScdState | undefined {
  const tool = presentOf(scd.getSnapshot().context);
  if (setupTimeFrame(tool.setup.context) === undefined) return undefined;
  const row = shownRow(tool.chart.context, datingTrace(workflows)?.points ?? []);
  const chart = { ...tool.chart, context: { ...tool.chart.context, row } };
  return scdStateOf({ ...tool, chart }, savedCamera(view.centre()));
}

/** The present state as JSON; undefined while its dates are invalid. */
export function scdStateText(session: Parts): string | undefined {
  const present = presentScdState(session);
  return present && JSON.stringify(present);
}

/** Brings back what the browser tab stored of the tool, and stores it from now on. */
export function storeScdState(session: Parts): void {
  const stored = storedInTab('scd', scdState);
  if (stored !== undefined) {
    const fresh = scdStateOf(presentOf(session.scd.getSnapshot().context), undefined);
    const state = withoutAddress('scd', scdState, stored, fresh, scdAfterVisit);
    session.scd.send({ type: 'state.loaded', state });
  }
  const pause = createPause(CAMERA_REST_MS);
  const atRest = {
    subscribe: (listener: () => void) => session.view.subscribe(() => pause.before(listener)),
  };
  storeStateInTab('scd', () => scdStateText(session), [...savedActors(SAVED_SCD, session.workflows), atRest]);
}

/** Takes and gives back the state of the sky chart. */
export function scdStateKeeper(session: Parts): ToolStateKeeper {
  const present = () => {
    const state = presentScdState(session);
    if (state !== undefined) return state;
    throw new RequestFailed({ kind: 'unexpected', message: TIME_FRAME_MESSAGE });
  };
  return {
    collect: () => {
      const screen = screenOfPath(SCD_ROUTING, pathOnSite());
      return JSON.stringify({ ...present(), screen });
    },
    contents: () => JSON.stringify(present()),
    restore: (state) => {
      if (state.tool !== 'scd') throw new RangeError('the state is that of another tool');
      session.scd.send({ type: 'state.loaded', state });
      return addressOf(state);
    },
  };
}
