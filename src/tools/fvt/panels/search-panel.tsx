import '#parts/orbit-objects/objects-table.css';
import './panels.css';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FloatingPanel } from '#ui/overlays/floating-panel.tsx';
import { Tabs } from '#ui/content/tabs.tsx';
import type { FvtSession } from '../fvt-session.ts';
import { ApproachTable } from './approach-table.tsx';
import { FocusChoice } from './focus-choice.tsx';
import { OwnFlybysForm } from './own-flybys-form.tsx';
import { SearchForm } from './search-form.tsx';

/** The panel with the search of close approaches and the flybys of the user's own. */
export function SearchPanel({ session }: { session: FvtSession }) {
  const { fvt, sources } = session;
  const [chosen, setChosen] = useState<string>();
  const isOwnShown = useSelector(
    sources.flyby,
    ({ context: { requested, shown } }) => (requested ?? shown)?.target.kind === 'own',
  );
  const isOpen = useSelector(sources.search, ({ context }) => context.isPanelOpen);
  const isOwnComputed = useSelector(sources.own, ({ context }) => context.computed !== undefined);
  return (
    <FloatingPanel
      title="search for close approaches"
      isOpen={isOpen}
      onOpenChange={(open) => sources.search.send({ type: 'panel.turned', isOpen: open })}
    >
      <Tabs
        label="Objects"
        selected={chosen ?? (isOwnShown ? 'user-defined' : 'database')}
        onSelect={setChosen}
        tabs={[
          {
            id: 'database',
            title: 'Database objects',
            content: (
              <>
                <SearchForm fvt={fvt} sources={sources} />
                <ApproachTable fvt={fvt} sources={sources} now={session.clock.now} />
                <FocusChoice session={session} />
              </>
            ),
          },
          {
            id: 'user-defined',
            title: 'User-defined objects',
            content: (
              <>
                <OwnFlybysForm fvt={fvt} sources={sources} />
                {isOwnComputed ? <FocusChoice session={session} /> : null}
              </>
            ),
          },
        ]}
      />
    </FloatingPanel>
  );
}
