import { RequestFailed } from '#contract/rest/failure.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { TIME_FRAME_MESSAGE } from '#machines/planning/setup-refusals.ts';
import { screenOfPath } from '#parts/planning/screen-routing.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import { presentState } from './present-state.ts';
import { addressOf, OPT_ROUTING, resultsViewOf } from './routing.ts';

/** Takes and gives back the state of observation planning. */
export function optStateKeeper(opt: OptActor): ToolStateKeeper {
  const present = () => {
    const state = presentState(opt);
    if (state === undefined) throw new RequestFailed({ kind: 'unexpected', message: TIME_FRAME_MESSAGE });
    return state;
  };
  return {
    collect: () => {
      const { pathname } = window.location;
      const shown = { screen: screenOfPath(OPT_ROUTING, pathname), results: resultsViewOf(pathname) };
      return JSON.stringify({ ...present(), ...shown });
    },
    contents: () => JSON.stringify(present()),
    restore: (state) => {
      if (state.tool !== 'opt') throw new RangeError('the state is that of another tool');
      opt.send({ type: 'state.loaded', state });
      return addressOf(state);
    },
  };
}
