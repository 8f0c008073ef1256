import { type Reactions, show } from '../popups/coordinator.ts';
import { notice, toast } from '../popups/notice.ts';
import type { RecorderEmitted } from './recorder.ts';
import type { TimelineEmitted } from './timeline.ts';

/** What the visitor is told of the timeline and the recorder of a 3D tool. */
export const SCENE_REACTIONS = {
  'dates.refused': ({ message }) => [show(notice('info', message))],
  'range.cut': ({ message }) => [show(toast('info', message))],
  'recording.failed': ({ message }) => [show(notice('error', message))],
} as const satisfies Reactions<TimelineEmitted | RecorderEmitted, unknown, ReturnType<typeof show<never>>>;
