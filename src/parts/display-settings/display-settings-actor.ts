import type { ActorRefFrom } from 'xstate';
import type { displaySettingsMachine } from '#machines/scene/display-settings.ts';

/** The running display settings of a 3D tool. */
export type DisplaySettingsActor = ActorRefFrom<typeof displaySettingsMachine>;
