import type { Emitter } from '../kit/listen.ts';
import type { ObjectListActor } from '../objects/object-list.ts';
import type { PopupsActor } from '../popups/popups.ts';
import type { ObjectEditorActor } from './object-editor.ts';

/** What the coordinator of every tool has in its context; each adds the rest. */
type CoordinatorContext = {
  readonly objectList: ObjectListActor;
  readonly editor: ObjectEditorActor;
  readonly popups: PopupsActor;
};

/** What a coordinator listens to: its workflows and the searches within two of them; the popups send it their answers. */
export function emittersOf({ popups: _answering, ...workflows }: CoordinatorContext): readonly Emitter[] {
  const searches = [workflows.objectList, workflows.editor].map(
    (actor) => actor.getSnapshot().context.search,
  );
  return [...searches, ...Object.values<unknown>(workflows).filter(isEmitter)];
}

function isEmitter(value: unknown): value is Emitter {
  return typeof value === 'object' && value !== null && 'on' in value;
}
