import type { ActorRefFrom } from 'xstate';
import type { timelineMachine } from '#machines/scene/timeline.ts';

/** The running timeline of a 3D tool. */
export type TimelineActor = ActorRefFrom<typeof timelineMachine>;
