import type { OvtState } from '#contract/ovt-state.ts';
import { ovtStateOf } from '#machines/ovt/ovt-state.ts';
import { savedTimeline } from '#machines/scene/timeline.ts';
import { ROUTES } from '#parts/routes.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import { savedCameraOf } from '#render/cameras/saved-camera.ts';
import type { OvtSession } from './ovt-session.ts';

/** Takes and gives back the state of orbit visualisation. */
export function ovtStateKeeper(session: OvtSession): ToolStateKeeper {
  return {
    collect: () => JSON.stringify(presentState(session)),
    restore: (state) => {
      if (state.tool !== 'ovt') throw new RangeError('the state is not one of orbit visualisation');
      session.ovt.send({ type: 'state.loaded', state });
      return ROUTES.ovt;
    },
  };
}

/**
 * The state of the tool as it is saved: the one that is about to be brought back, else what stands; without a camera while
 * nothing can be seen.
 */
export function presentState({ ovt, sources, scene, clock }: OvtSession): OvtState {
  const { saved, swarm } = ovt.getSnapshot().context;
  if (saved !== undefined) return saved;
  const camera = scene.view.cameraAt(clock.realNow());
  return ovtStateOf({
    objects: sources.objects.getSnapshot().context,
    timeline: savedTimeline(sources.timeline.getSnapshot().context),
    settings: sources.settings.getSnapshot().context.settings,
    swarm: swarm.getSnapshot().context,
    camera: camera && savedCameraOf(camera),
  });
}
