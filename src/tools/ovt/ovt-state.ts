import type { OvtState } from '#contract/ovt/ovt-state.ts';
import { ovtStateOf } from '#machines/ovt/ovt-state.ts';
import { savedTimeline } from '#machines/scene/timeline.ts';
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
export function presentState({ ovt, sources, scene, clock }: OvtSession): OvtState {
  const { restoring, swarm } = ovt.getSnapshot().context;
  const { state } = restoring.getSnapshot().context;
  if (state !== undefined) return state;
  return ovtStateOf({
    objects: sources.objects.getSnapshot().context,
    timeline: savedTimeline(sources.timeline.getSnapshot().context),
    settings: sources.settings.getSnapshot().context.settings,
    swarm: swarm.getSnapshot().context,
    camera: scene.view.savedCamera(clock.realNow()),
  });
}
