import '#parts/orbit-objects/objects-table.css';
import './panels.css';
import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { bodyOfTarget, type FlybyCamera, type FlybyFocus, titleOfTarget } from '#machines/fvt/flyby.ts';

import { Tabs } from '#ui/content/tabs.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { motionAt } from '../details/detail-facts.ts';
import { cameraChoices, focusChoices, followFlyby } from '../focus.ts';
import type { FvtSession } from '../fvt-session.ts';
import { groundViewOf, seenFrom } from '../ground/ground-facts.ts';
import { SiteChoice } from '../ground/site-choice.tsx';
import { mainBodyOf } from '../main-body-of.ts';
import { cameraWords } from '../scene/camera-words.ts';
import { ApproachTable } from './approach-table.tsx';
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
      <CameraChoice session={session} />
    </PanelSection>
  );
}

const TITLES: Readonly<Record<FlybyCamera, string>> = {
  free: 'Free',
  chase: 'Behind the object',
  ground: 'From the ground',
};

/** How the camera goes, from which site it looks on the ground, and what it shows in words. */
function CameraChoice({ session }: { session: FvtSession }) {
  const { sources } = session;
  const { flyby, ground, timeline } = sources;
  const { camera, shown } = useSelector(flyby, ({ context }) => context);
  const site = useSelector(ground, ({ context }) => context.site);
  const isPlaying = useSelector(timeline, (state) => state.hasTag('playing'));
  const date = useSelector(timeline, ({ context }) => context.currentMs);
  if (shown === undefined) return null;
  const body = bodyOfTarget(shown.target);
  const over = sources.overGround();
  const seen = over && site && seenFrom(over, groundViewOf(site), date);
  const isSiteMissing = camera === 'ground' && site === undefined;

  const words = cameraWords(camera, {
    object: titleOfTarget(shown.target),
    body: body.name,
    distance: motionAt(shown, date)?.distance,
    seen,
  });
  return (
    <>
      <Select
        label="Camera"
        value={camera}
        options={cameraChoices(body.id).map((id) => ({ id, title: TITLES[id] }))}
        onChange={(chosen) => flyby.send({ type: 'camera.chosen', camera: chosen })}
      />
      {camera === 'ground' ? <SiteChoice session={session} /> : null}
      <output className="small muted">
        {isSiteMissing ? 'Choose a site to look from.' : isPlaying ? null : words}
      </output>
    </>
  );
}
