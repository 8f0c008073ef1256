import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { countText } from '#contract/text/count-text.ts';
import { faultsIn, isChanged } from '#machines/editor/object-editor-context.ts';
import type { ObjectEditorActor, objectEditorMachine } from '#machines/editor/object-editor.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Tabs } from '#ui/content/tabs.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { CopyPanel } from './copy-panel.tsx';
import { ObjectForm } from './object-form.tsx';
import './object-editor.css';

/** Describes a user-defined object: two tabs for orbits about the Sun, a single form for flybys. */
export function ObjectEditorPopup({ editor }: { readonly editor: ObjectEditorActor }) {
  const { purpose, edited } = useSelector(editor, ({ context }) => context);
  const hasTyped = useSelector(editor, ({ context }) => isChanged(context));
  return (
    <Dialog
      title={edited === undefined ? 'New user-defined object' : `Edit ${edited.objectName}`}
      size="large"
      onClose={() => editor.send({ type: 'editor.cancelled' })}
      isUnsaved={hasTyped}
      footer={<EditorButtons editor={editor} />}
    >
      {purpose === 'flyby' ? <ObjectForm editor={editor} /> : <OrbitTabs editor={editor} />}
    </Dialog>
  );
}

/** Clears, leaves or saves the form that is open, and says what it waits for. */
function EditorButtons({ editor }: { readonly editor: ObjectEditorActor }) {
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
  return size === 0 ? '' : `${countText(size, 'field')} to fill in or correct`;
}

/** The button that clears is disabled by its own work: the focus goes on to where one starts again. */
function focusFirstField(button: Element): void {
  button.closest('[role="dialog"]')?.querySelector<HTMLElement>('.editor-fields input')?.focus();
}

const HYPERBOLIC_TIP =
  'Parabolic and hyperbolic objects are on open orbits, with an eccentricity of 1 or more: they do not return.';

/** The forms of orbits about the Sun. An object that is changed keeps its kind; a locked form also keeps its tab. */
function OrbitTabs({ editor }: { readonly editor: ObjectEditorActor }) {
  const tab = useSelector(editor, ({ context }) => context.tab);
  const mayTurn = useSelector(editor, (state) =>
    state.can({ type: 'tab.chosen', tab: state.context.tab === 'ELLIPTICAL' ? 'HYPERBOLIC' : 'ELLIPTICAL' }),
  );
  return (
    <Tabs
      label="Kinds of orbit"
      selected={tab}
      onSelect={(id) =>
        editor.send({ type: 'tab.chosen', tab: id === 'HYPERBOLIC' ? 'HYPERBOLIC' : 'ELLIPTICAL' })
      }
      tabs={[
        {
          id: 'ELLIPTICAL',
          title: 'Elliptical',
          isDisabled: tab !== 'ELLIPTICAL' && !mayTurn,
          content: (
            <div className="editor-form">
              <CopyPanel editor={editor} />
              <ObjectForm editor={editor} />
            </div>
          ),
        },
        {
          id: 'HYPERBOLIC',
          title: 'Hyperbolic',
          tip: HYPERBOLIC_TIP,
          isDisabled: tab !== 'HYPERBOLIC' && !mayTurn,
          content: (
            <div className="editor-form">
              <p className="phone-only small muted">{HYPERBOLIC_TIP}</p>
              <ObjectForm editor={editor} />
            </div>
          ),
        },
      ]}
    />
  );
}
