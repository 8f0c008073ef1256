import type { OvtState } from '#contract/ovt/ovt-state.ts';
import { ovtStateOf } from '#machines/ovt/ovt-state.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { ROUTES } from '#parts/routes.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { OvtSession } from './ovt-session.ts';

/** Saves and restores the state of orbit visualisation. */
export function ovtStateKeeper(session: OvtSession): ToolStateKeeper {
  const collect = () => JSON.stringify(presentState(session));
  return {
    collect,
    contents: collect,
    restore: (state) => {
      if (state.tool !== 'ovt') throw new RangeError('the state is not one of orbit visualisation');
      session.ovt.send({ type: 'state.loaded', state });
      return ROUTES.ovt;
    },
  };
}

/**
 * The state to be saved: the one that is about to be restored if there is one, or else the present one. It has no camera
 * while there is nothing to see.
 */
export function presentState({ ovt, scene, clock }: OvtSession): OvtState {
  const tool = presentOf(ovt.getSnapshot().context);
  return tool.restoring.context.state ?? ovtStateOf(tool, scene.view.savedCamera(clock.realNow()));
}
