import type { OvtState } from '#contract/ovt-state.ts';
import { ovtStateOf } from '#machines/ovt/ovt-state.ts';
import { savedTimeline } from '#machines/scene/timeline.ts';
import { savedCameraOf } from '#render/cameras/saved-camera.ts';
import type { OvtSession } from './session.ts';
import { createFrameMaker } from './view/frame-maker.ts';

/**
 * The state of the tool as it is saved: the one that is about to be brought back, else what stands; without a camera while
 * nothing can be seen.
 */
export function presentState({ ovt, sources }: OvtSession): OvtState {
  const { saved, swarm } = ovt.getSnapshot().context;
  if (saved !== undefined) return saved;
  const camera = createFrameMaker(sources)(performance.now())?.inputs.camera;
  return ovtStateOf({
    objects: sources.objects.getSnapshot().context,
    timeline: savedTimeline(sources.timeline.getSnapshot().context),
    settings: sources.settings.getSnapshot().context.settings,
    swarm: swarm.getSnapshot().context,
    camera: camera && savedCameraOf(camera),
  });
}
