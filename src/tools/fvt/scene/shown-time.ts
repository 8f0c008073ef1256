import { type FlybyActor, previewedApproach } from '#machines/fvt/flyby.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { followAll } from '#parts/scene/store.ts';
import type { SceneTime } from '#parts/scene/view.ts';

type Timed = {
  readonly timeline: TimelineActor;
  readonly preview: TimelineActor;
  readonly flyby: FlybyActor;
};

/** The time of the picture: a preview has one beside the timeline. */
export function shownTime({ timeline, preview, flyby }: Timed): SceneTime {
  return {
    getSnapshot: () => (isPreviewed(flyby) ? preview : timeline).getSnapshot(),
    subscribe: (listener) => followAll([timeline, preview, flyby], listener),
  };
}

/** Calls the listener whenever the timeline is moved during a preview, or while one is loaded. */
export function watchPreview({ timeline, flyby }: Omit<Timed, 'preview'>, onMoved: () => void): void {
  let last = timeline.getSnapshot().context;
  timeline.subscribe(({ context }) => {
    const { range, currentMs, anchor } = last;
    last = context;
    const isAtRest = context.range === range && context.currentMs === currentMs && context.anchor === anchor;
    if (!isAtRest && previewedApproach(flyby.getSnapshot().context) !== undefined) onMoved();
  });
}

function isPreviewed(flyby: FlybyActor): boolean {
  return flyby.getSnapshot().context.shown?.isPreview === true;
}
