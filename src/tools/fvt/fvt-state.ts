import type { FvtState } from '#contract/fvt/fvt-state.ts';
import { fvtStateOf } from '#machines/fvt/fvt-state.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { ROUTES } from '#parts/routes.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { FvtSession } from './fvt-session.ts';

/** Saves and restores the state of flyby visualisation. */
export function fvtStateKeeper(session: FvtSession): ToolStateKeeper {
  const collect = () => JSON.stringify(presentState(session));
  return {
    collect,
    contents: collect,
    restore: (state) => {
      if (state.tool !== 'fvt') throw new RangeError('the state is not one of flyby visualisation');
      session.fvt.send({ type: 'state.loaded', state });
      return ROUTES.fvt;
    },
  };
}

/** The state to be saved: the one that is being restored if there is one, or else the present one. */
export function presentState({ fvt, scene, clock }: FvtSession): FvtState {
  const tool = presentOf(fvt.getSnapshot().context);
  return tool.restoring.context.state ?? fvtStateOf(tool, scene.view.savedCamera(clock.realNow()));
}
