import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { faultsIn } from '#machines/editor/object-editor-context.ts';
import type { objectEditorMachine } from '#machines/editor/object-editor.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { ObjectEditorActor } from '#machines/editor/object-editor.ts';

/** Clears, leaves or saves the form that is open, and says what it waits for. */
export function EditorButtons({ editor }: { readonly editor: ObjectEditorActor }) {
  const mayClear = useSelector(editor, (state) => state.can({ type: 'form.cleared' }));
  const maySave = useSelector(editor, (state) => state.can({ type: 'object.saved' }));
  const remark = useSelector(editor, remarkOf);
  return (
    <div className="editor-buttons">
      <output className="small muted">{remark}</output>
      <Button
        isDisabled={!mayClear}
        onPress={({ target }) => {
          editor.send({ type: 'form.cleared' });
          focusFirstField(target);
        }}
      >
        Clear all
      </Button>
      <Button onPress={() => editor.send({ type: 'editor.cancelled' })}>Cancel</Button>
      <Button kind="primary" isDisabled={!maySave} onPress={() => editor.send({ type: 'object.saved' })}>
        Save object
      </Button>
    </div>
  );
}

function remarkOf(state: SnapshotFrom<typeof objectEditorMachine>): string {
  if (state.hasTag('locked'))
    return 'Orbits are being calculated or loaded. You can go on as soon as they are ready.';
  if (state.hasTag('copying')) return 'Copy in progress';
  const { size } = faultsIn(state.context);
  if (size === 0) return '';
  return size === 1 ? '1 field to fill in or correct' : `${size} fields to fill in or correct`;
}

/** The button that clears is disabled by its own work: the focus goes on to where one starts anew. */
function focusFirstField(button: Element): void {
  button.closest('[role="dialog"]')?.querySelector<HTMLElement>('.editor-fields input')?.focus();
}
