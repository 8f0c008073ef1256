import type { PopupsActor } from '#machines/popups/popups.ts';
import { ROUTES } from '#parts/routes.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import { presentState } from './present-state.ts';
import { ovtSession } from './session.ts';

/** Takes and gives back the state of orbit visualisation. */
export function ovtStateKeeper(popups: PopupsActor): ToolStateKeeper {
  const session = ovtSession(popups);
  return {
    collect: () => JSON.stringify(presentState(session)),
    restore: (state) => {
      if (state.tool !== 'ovt') throw new RangeError('the state is not one of orbit visualisation');
      session.ovt.send({ type: 'state.loaded', state });
      return ROUTES.ovt;
    },
  };
}
