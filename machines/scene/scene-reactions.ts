import { noCommands, type Reactions, show } from '../popups/coordinator.ts';
import { notice, toast } from '../popups/notice.ts';
import type { RecorderEmitted } from './recorder.ts';
import type { TimelineEmitted, TimelineEvent } from './timeline.ts';

type SceneCommand =
  ReturnType<typeof show<never>> | { readonly to: 'timeline'; readonly event: TimelineEvent };

/** The commands that follow from events of the timeline and the recorder of a 3D tool. */
export const SCENE_REACTIONS = {
  'dates.refused': ({ message }) => [show(notice('info', message))],
  'range.cut': ({ message }) => [show(toast('info', message))],
  'range.changed': noCommands,
  'passage.requested': ({ range, seconds }) => [
    { to: 'timeline', event: { type: 'passage.played', range, seconds } },
  ],
  'recording.failed': ({ message }) => [show(notice('error', message))],
} as const satisfies Reactions<TimelineEmitted | RecorderEmitted, unknown, SceneCommand>;

/** While what is shown is being loaded, neither the dates nor the form of an object can be changed. */
export const LOCKED_WHILE_LOADING = {
  'loading.begun': () => [
    { to: 'timeline', event: { type: 'dates.locked' } } as const,
    { to: 'editor', event: { type: 'ephemerides.loading' } } as const,
  ],
  'loading.finished': () => [
    { to: 'timeline', event: { type: 'dates.freed' } } as const,
    { to: 'editor', event: { type: 'ephemerides.loaded' } } as const,
  ],
};

/** The page turns the camera of a scene to where a state saw it; nothing for one that was saved without a scene. */
export function restoredCamera<Camera>(camera: Camera | undefined) {
  return camera === undefined ? [] : [{ to: 'page', event: { type: 'camera.restored', camera } } as const];
}
