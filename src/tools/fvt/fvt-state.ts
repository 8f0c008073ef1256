import type { FvtState } from '#contract/fvt/fvt-state.ts';
import { fvtStateOf } from '#machines/fvt/fvt-state.ts';
import { savedTimeline } from '#machines/scene/timeline.ts';
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
export function presentState({ fvt, sources, scene, clock }: FvtSession): FvtState {
  const { restoring } = fvt.getSnapshot().context;
  const { state } = restoring.getSnapshot().context;
  if (state !== undefined) return state;
  return fvtStateOf({
    search: sources.search.getSnapshot().context,
    flyby: sources.flyby.getSnapshot().context,
    own: sources.own.getSnapshot().context,
    ground: sources.ground.getSnapshot().context,
    timeline: savedTimeline(sources.timeline.getSnapshot().context),
    settings: sources.settings.getSnapshot().context.settings,
    camera: scene.view.savedCamera(clock.realNow()),
  });
}
