import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import type { SearchProgress } from '#machines/fvt/approach-search-events.ts';
import { chosenFlyby, chosenTarget } from '#machines/fvt/flyby.ts';
import { isAtOpening } from '#machines/fvt/at-opening.ts';
import { isAddressOpen } from '#machines/fvt/restoring.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { ZOOM } from '#machines/scene/zoom.ts';
import { EMBEDDING } from '#parts/embedding.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { usePage } from '#parts/page.tsx';
import { ToolPopups } from '#parts/popups/tool-popups.tsx';
import { viewpointAlong } from '#parts/scene/axis-viewpoint.ts';
import { Stage } from '#parts/scene/stage.tsx';
import { SidePart } from '#parts/side-part.tsx';
import { Timeline } from '#parts/timeline/timeline.tsx';
import { beginVisit } from '#parts/tool-state/address-visit.ts';
import { useNewSearch } from '#parts/tool-state/use-new-search.ts';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import { embeddedAddressOf, flybyAddressOf } from './address.ts';
import { FLYBY_DATES } from './flyby-date.ts';
import { followFlyby } from './focus.ts';
import { useFlybyHistory } from './flyby-history.ts';
import type { FvtSession } from './fvt-session.ts';
import { presentState } from './fvt-state.ts';
import { AwaitedOpening } from './opening/opening-skeleton.tsx';
import { startFvt } from './start-fvt.ts';

const SearchPanel = lazyPart(async () => (await import('./panels/search-panel.tsx')).SearchPanel);
const OpeningPanel = lazyPart(async () => (await import('./opening/opening-panel.tsx')).OpeningPanel);
const OpeningLead = lazyPart(async () => (await import('./opening/opening-lead.tsx')).OpeningLead);
const DetailsPanel = lazyPart(async () => (await import('./panels/details-panel.tsx')).DetailsPanel);
const ComparisonPanel = lazyPart(
  async () => (await import('./comparison/comparison-panel.tsx')).ComparisonPanel,
);
const StoryPanel = lazyPart(async () => (await import('./story/story-panel.tsx')).StoryPanel);
const GroundPanel = lazyPart(async () => (await import('./ground/ground-panel.tsx')).GroundPanel);
const FlybyLegends = lazyPart(async () => (await import('./panels/flyby-legends.tsx')).FlybyLegends);
const FlybyTable = lazyPart(async () => (await import('./panels/flyby-table.tsx')).FlybyTable);
const ObjectsSlot = lazyPart(async () => (await import('#parts/objects/objects-slot.tsx')).ObjectsSlot);
const ObjectEditorSlot = lazyPart(
  async () => (await import('#parts/object-editor/object-editor-slot.tsx')).ObjectEditorSlot,
);

/** The flyby-visualisation tool: close approaches, and each of them in true proportions. */
export function FvtTool() {
  const session = usePage().tools.open(startFvt);
  const { fvt, sources, scene } = session;
  const { objectList, editor } = useSelector(fvt, ({ context }) => context);
  const isOpening = useOpening(session);
  const hasFlyby = useSelector(sources.flyby, ({ context }) => chosenFlyby(context) !== undefined);
  const isOnGround = useSelector(sources.flyby, ({ context }) => context.camera === 'ground');
  const awaited = isOpening ? <AwaitedOpening /> : null;
  useAddress(session);
  useFlybyHistory(session);
  return (
    <div className="scene-tool fvt-tool">
      <Stage
        session={scene}
        description="A body of the solar system and the object that flies past it. B has both in view, C puts the camera behind the object, G on the ground, F sets it free."
        start={
          <SidePart fallback={awaited}>
            <SearchPanel session={session} />
            <Chosen session={session} isOpening={isOpening} hasFlyby={hasFlyby} />
          </SidePart>
        }
        awaitedStart={awaited}
        details={isOpening ? <OpeningLead session={session} /> : null}
        legends={
          isOnGround ? null : (
            <SidePart>
              <FlybyLegends sources={sources} />
            </SidePart>
          )
        }
        renderTable={(onClose) => <FlybyTable sources={sources} onClose={onClose} />}
        onAxis={(axis) => {
          followFlyby(sources.flyby, scene.view, 'body');
          sources.settings.send({ type: 'zoom.chosen', zoom: ZOOM.initial });
          scene.view.look(viewpointAlong(axis));
        }}
      />
      <Timeline timeline={sources.timeline} texts={FLYBY_DATES} />
      <Waiting session={session} />
      <ToolPopups owner={fvt}>
        <SidePart>
          <ObjectsSlot list={objectList} />
          <ObjectEditorSlot editor={editor} />
        </SidePart>
      </ToolPopups>
    </div>
  );
}

/** Whether the next approaches are offered. */
function useOpening({ fvt, sources: { search, flyby } }: FvtSession): boolean {
  const { restoring } = useSelector(fvt, ({ context }) => context);
  return isAtOpening({
    search: useSelector(search, (state) => state),
    flyby: useSelector(flyby, (state) => state),
    restoring: useSelector(restoring, (state) => state),
  });
}

type ChosenProps = { session: FvtSession; isOpening: boolean; hasFlyby: boolean };

/**
 * The part below the search: what there is to choose, or what was chosen; folded while the search is open.
 */
function Chosen({ session, isOpening, hasFlyby }: ChosenProps) {
  const { sources } = session;
  const [closed, setClosed] = useState<'ground' | 'comparison' | 'story'>();
  const [isUnfolded, setUnfolded] = useState(() => EMBEDDING === undefined);
  const isSearchOpen = useSelector(sources.search, ({ context }) => context.isPanelOpen);
  const isGroundOpen = useSelector(sources.ground, (state) => state.matches('open'));
  const isStoryOpen = useSelector(sources.story, (state) => state.matches('open'));
  const isComparing = useSelector(sources.comparison, (state) => state.matches('open'));
  const ground = isGroundOpen ? sources.overGround() : undefined;
  const isOpen = isUnfolded && !isSearchOpen;
  const [wasOpening, setWasOpening] = useState(isOpening);
  if (isOpening && !wasOpening) setWasOpening(true);
  const turn = (isOpening: boolean) => {
    if (isOpening) sources.search.send({ type: 'panel.turned', isOpen: false });
    setUnfolded(isOpening);
  };
  if (isOpening) return <OpeningPanel session={session} isOpen={isOpen} onOpenChange={turn} />;
  if (!hasFlyby) return null;
  if (!isSearchOpen && isStoryOpen)
    return <StoryPanel sources={sources} onClosed={() => setClosed('story')} />;
  if (!isSearchOpen && isComparing)
    return <ComparisonPanel sources={sources} onClosed={() => setClosed('comparison')} />;
  if (!isSearchOpen && ground !== undefined)
    return <GroundPanel session={session} ground={ground} onClosed={() => setClosed('ground')} />;
  return (
    <DetailsPanel
      session={session}
      isOpen={isOpen}
      onOpenChange={turn}
      returnedTo={closed}
      takesFocus={wasOpening && EMBEDDING === undefined}
    />
  );
}

/** Covers the page while approaches are searched or a flyby is computed; both can be stopped. */
function Waiting({ session: { sources } }: { session: FvtSession }) {
  const isSearching = useSelector(sources.search, (state) => state.hasTag('searching'));
  const searching = useSelector(sources.search, ({ context }) => searchingText(context.progress));
  const isLoading = useSelector(
    sources.flyby,
    (state) => state.hasTag('loading') && chosenTarget(state.context) !== undefined,
  );
  if (isLoading)
    return (
      <SpinnerOverlay
        label="Computing the flyby"
        onStop={() => sources.flyby.send({ type: 'flyby.stopped' })}
      />
    );
  if (!isSearching) return null;
  return <SpinnerOverlay label={searching} onStop={() => sources.search.send({ type: 'search.stopped' })} />;
}

/** Looks up what the address names, and searches and shows its approach where it says in which days. */
function useAddress(session: FvtSession): void {
  const { fvt, clock } = session;
  const [follower] = useState(() => {
    const { restoring, search } = fvt.getSnapshot().context;
    return {
      follow(query: string) {
        const { address: named, faults } = flybyAddressOf(query);
        if (faults.length > 0) fvt.send({ type: 'address.refused', faults });
        if (named === undefined) return;
        const address = EMBEDDING === undefined ? named : embeddedAddressOf(named, clock.now());
        beginVisit('fvt', query, JSON.stringify(presentState(session)));
        fvt.send({ type: 'flyby.addressed', address });
      },
      isOpen: () => isAddressOpen(presentOf({ restoring, search })),
      changing: [restoring, search],
    };
  });
  useNewSearch('fvt', follower);
  useEffect(() => fvt.send({ type: 'address.followed' }), [fvt]);
}

/** For code that starts the tool without showing it, to restore or collect its state: its script comes in one piece. */
export { startFvt };

/** What is said while approaches are searched: where it takes a while, also how much is done and how long it goes on. */
export function searchingText(progress: SearchProgress | undefined): string {
  const activity = 'Searching for close approaches';
  if (progress === undefined || progress.searched === 0) return activity;
  const { searched, total, leftMs } = progress;
  const done = `${activity}, ${Math.floor((100 * searched) / total)} % done`;
  if (leftMs === undefined) return done;
  return `${done}, about ${Math.max(1, Math.round(leftMs / MILLISECONDS_PER_MINUTE))} min left`;
}
