import type { ActorRefFrom } from 'xstate';
import type { objectEditorMachine } from '#machines/editor/object-editor.ts';

/** The running editor of user-defined objects. */
export type ObjectEditorActor = ActorRefFrom<typeof objectEditorMachine>;
