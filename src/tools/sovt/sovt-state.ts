import type { SovtState } from '#contract/sovt/sovt-state.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { sovtStateOf } from '#machines/sovt/sovt-state.ts';
import { ROUTES } from '#parts/routes.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { SovtSession } from './sovt-session.ts';

/** Saves and restores the state of synodic orbit visualisation. */
export function sovtStateKeeper(session: SovtSession): ToolStateKeeper {
  const collect = () => JSON.stringify(presentState(session));
  return {
    collect,
    contents: collect,
    restore: (state) => {
      if (state.tool !== 'sovt') throw new RangeError('the state is not one of synodic orbit visualisation');
      session.sovt.send({ type: 'state.loaded', state });
      return ROUTES.sovt;
    },
  };
}

/**
 * The state to be saved: the one that is about to be restored if there is one, or else the present one. It has no camera
 * while there is nothing to see.
 */
export function presentState({ sovt, scene, clock }: SovtSession): SovtState {
  const tool = presentOf(sovt.getSnapshot().context);
  return tool.restoring.context.state ?? sovtStateOf(tool, scene.view.savedCamera(clock.realNow()));
}
