import '#parts/orbit-objects/objects-table.css';
import './panels.css';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { countText } from '#contract/text/count-text.ts';
import type { ApproachSearchContext } from '#machines/fvt/approach-search-events.ts';
import { chosenTarget, type FlybyFocus, titleOfTarget } from '#machines/fvt/flyby.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { Tabs } from '#ui/content/tabs.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { focusChoices, followFlyby } from '../focus.ts';
import type { FvtSession } from '../fvt-session.ts';
import { mainBodyOf } from '../main-body-of.ts';
import { ApproachTable } from './approach-table.tsx';
import { OwnFlybysForm } from './own-flybys-form.tsx';
import { SearchForm } from './search-form.tsx';

/** The panel with the search of close approaches and the flybys of the user's own. */
export function SearchPanel({ session }: { session: FvtSession }) {
  const { fvt, sources } = session;
  const [chosen, setChosen] = useState<string>();
  const isOwnShown = useSelector(
    sources.flyby,
    ({ context }) => chosenTarget(context)?.kind === 'user-defined',
  );
  const isOpen = useSelector(sources.search, ({ context }) => context.isPanelOpen);
  const summary = useSelector(sources.search, ({ context }) => searchSummary(context));
  const isOwnComputed = useSelector(sources.ownFlybys, ({ context }) => context.computed !== undefined);
  return (
    <FloatingPanel
      title="search for close approaches"
      isCapitalized
      summary={summary}
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

/** What is searched, in a few words: `(99942) Apophis, April 2029`. */
function searchSummary({
  objects,
  bodies,
  known,
  days,
  approaches,
}: Pick<ApproachSearchContext, 'objects' | 'bodies' | 'known' | 'days' | 'approaches'>): string {
  if (objects.length === 0 && approaches.length === 0) return 'any object, any date';
  const [first, ...others] = objects;
  const [from, to] = [days.startMs, days.endMs].map((ms) =>
    utcOf(ms).toLocaleString('en-GB', { month: 'long', year: 'numeric' }),
  );
  const names = known.filter(({ id }) => bodies.includes(id)).map(({ name }) => name);
  return [
    first === undefined
      ? 'all objects'
      : others.length === 0
        ? objectTitle(first)
        : countText(objects.length, 'object'),
    ...(bodies.length === 1 && bodies[0] === 'earth' ? [] : names),
    from === to ? from : `${from} to ${to}`,
  ].join(', ');
}

const NOTHING = 'nothing';

/** What the camera follows: the object, the Moon beside the Earth, the main body or the Sun. */
function FocusChoice({ session }: { session: FvtSession }) {
  const { sources, scene } = session;
  const { flyby, search } = sources;
  const { focus, shown } = useSelector(flyby, ({ context }) => context);
  useSelector(search, ({ context }) => context);
  const body = mainBodyOf(sources);
  if (body === undefined) return null;
  const choices = focusChoices(body.id, shown !== undefined);
  const titles: Readonly<Record<FlybyFocus, string>> = {
    object: shown === undefined ? 'Object' : titleOfTarget(shown.target),
    moon: 'Moon',
    body: body.name,
    sun: 'Sun',
  };
  return (
    <PanelSection>
      <Select
        label="Focus on"
        value={focus ?? NOTHING}
        options={[
          ...(focus === undefined ? [{ id: NOTHING, title: 'Nothing' } as const] : []),
          ...choices.map((id) => ({ id, title: titles[id] })),
        ]}
        onChange={(id) => {
          if (id !== NOTHING) followFlyby(flyby, scene.view, id);
        }}
      />
    </PanelSection>
  );
}
