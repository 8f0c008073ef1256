import { useSelector } from '@xstate/react';
import { Tabs } from '#ui/content/tabs.tsx';
import { CopyPanel } from './copy-panel.tsx';
import type { ObjectEditorActor } from '#machines/editor/object-editor.ts';
import { ObjectForm } from './object-form.tsx';

const HYPERBOLIC_TIP =
  'Parabolic and hyperbolic objects are on open orbits, with an eccentricity of 1 or more: they do not return.';

/** The forms of orbits about the Sun. An object that is changed keeps its kind; a locked form also keeps its tab. */
export function OrbitTabs({ editor }: { readonly editor: ObjectEditorActor }) {
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
