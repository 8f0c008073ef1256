import { createActor } from 'xstate';
import { createClient } from '#client/client.ts';
import { createEphemerisStore } from '#client/ephemeris-store.ts';
import { createPageEphemeris } from '#client/ephemeris.ts';
import { createFvtClient } from '#client/fvt/fvt-client.ts';
import { onServiceBack } from '#client/reachability.ts';
import { createNovClient, type NovClient } from '#client/nov/nov-client.ts';
import { fvtState, type FvtState } from '#contract/fvt/fvt-state.ts';
import type { Failure } from '#contract/rest/failure.ts';
import { afterVisit } from '#machines/fvt/after-visit.ts';
import type { FlybyActor, ShownFlyby } from '#machines/fvt/flyby.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { ZOOM } from '#machines/scene/zoom.ts';
import { followTheme } from '#parts/display-settings/follow-theme.ts';
import type { CanvasView } from '#parts/scene/canvas-view.ts';
import { browserFrames, fly } from '#parts/scene/flight.ts';
import { remembered } from '#parts/scene/remembered.ts';
import type { OpenFilm } from '#parts/scene/scene-session.ts';
import { SKY_FILES } from '#parts/scene/sky-files.ts';
import { createStore, type Store } from '#parts/scene/store.ts';
import { centredViewpoint } from '#parts/scene/viewpoint.ts';
import { recentSites } from '#parts/setup/stored-sites.ts';
import { loadShape, type ObjectShape } from '#parts/shapes/object-shape.ts';
import { needEphemeris } from '#parts/solar-system/need-ephemeris.ts';
import { endVisit } from '#parts/tool-state/address-visit.ts';
import { storeStateInTab, storedInTab } from '#parts/tool-state/store-in-tab.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { PageParts } from '#parts/tool-state/tool-sessions.ts';
import { flybyPainters } from '#render/scenes/flyby-scene.ts';
import { fittingAboveScaleBar } from '#render/picture/free-area.ts';
import { flybyAddressOf } from './address.ts';
import { cameraKeys, flybyPointer } from './focus.ts';
import type { FvtSession } from './fvt-session.ts';
import { fvtStateKeeper, presentState } from './fvt-state.ts';
import { overGroundOf } from './ground/over-ground.ts';
import { providedFvt } from './provide-actors.ts';
import { WHOLE_PICTURE } from './scene/pair-in-view.ts';
import { besideNearest } from './scene/beside-nearest.ts';
import { createFlybyView } from './scene/create-flyby-view.ts';
import { watchPreview } from './scene/shown-time.ts';

/** Starts the tool and restores the state that this browser tab stored. */
export function startFvt({ popups, clock }: PageParts): FvtSession & { readonly keeper: ToolStateKeeper } {
  const { now, realNow } = clock;
  const machine = providedFvt(
    createClient(),
    createFvtClient(),
    async () => (await import('./exports.ts')).movieOfFlyby(session),
    (onReady) => {
      const look = () => {
        if (view.pictureAt(realNow()) !== undefined) onReady();
      };
      look();
      return view.subscribe(look);
    },
    () => session,
  );
  const fvt = createActor(machine, {
    input: { popups, now, realNow, site: recentSites()[0]?.observatory },
  });
  const {
    timeline,
    preview,
    settings,
    search,
    flyby,
    ownFlybys,
    ground,
    opening,
    comparison,
    story,
    recorder,
  } = fvt.getSnapshot().context;
  const shape = createStore<ObjectShape | undefined>(undefined);
  const ephemeris = createEphemerisStore(createPageEphemeris());
  const overGroundOfShown = remembered(overGroundOf);
  const overGround = () => overGroundOfShown(flyby.getSnapshot().context.shown);
  const shownBy = {
    timeline,
    preview,
    settings,
    search,
    flyby,
    ownFlybys,
    ground,
    opening,
    comparison,
    story,
  };
  const uncovered = createStore(WHOLE_PICTURE);
  const sources = { ...shownBy, ephemeris, shape, uncovered, overGround };
  const view = createFlybyView(sources, () => browserFrames().areReduced);
  const session: FvtSession = {
    fvt,
    sources,
    clock,
    scene: {
      timeline,
      settings,
      recorder,
      ephemeris,
      view,
      painters: flybyPainters(SKY_FILES),
      ...flybyPointer(flyby, settings, view),
      nameOf: async () => undefined,
      keys: cameraKeys(flyby),
      onCover: (cover, size) => uncovered.set(fittingAboveScaleBar(size, cover)),
      canvas: createStore<CanvasView | undefined>(undefined),
      openRecorder: async () => recorder.send({ type: 'recorder.opened', moments: [] }),
      exportPicture: async () => (await import('./exports.ts')).exportFlyby(session),
      film: createStore<OpenFilm | undefined>(undefined),
      openFilm: async () => (await import('./exports.ts')).openFilmOfFlyby(session),
    },
  };
  const onFailed = (failure: Failure) => fvt.send({ type: 'request.failed', failure });
  followShape(flyby, createNovClient(), shape);
  fvt.on('camera.restored', ({ camera }) => view.restoreCamera(camera));
  fvt.on('flyby.framed', ({ flyby: shown }) => {
    frameFlyby(session, shown);
    if (shown.isPreview === true && !browserFrames().areReduced) playPreview(preview);
  });
  watchPreview({ timeline, flyby }, () => fvt.send({ type: 'preview.left' }));
  fvt.start();
  followTheme(settings);
  const stored = storedInTab('fvt', fvtState);
  if (stored !== undefined)
    fvt.send({ type: 'state.loaded', state: withoutAddress(stored, presentState(session)) });
  storeStateInTab('fvt', () => JSON.stringify(presentState(session)));
  needEphemeris(ephemeris, timeline, onFailed);
  onServiceBack(() => {
    search.send({ type: 'bodies.requested' });
    if (isMissing(opening)) opening.send({ type: 'opening.entered' });
  });
  return { ...session, keeper: fvtStateKeeper(session) };
}

/**
 * The state that the tab stored, without what the address of a former visit brought.
 *
 * @param fresh the state of the tool as it opens for the first time.
 */
function withoutAddress(stored: FvtState, fresh: FvtState): FvtState {
  const ended = endVisit('fvt');
  const address = ended && flybyAddressOf(ended.query).address;
  if (address === undefined) return stored;
  return afterVisit(stored, fvtState.safeParse(ended?.before).data ?? fresh, address);
}

/** Whether what the tool opens with could not be loaded. */
function isMissing(opening: FvtSession['sources']['opening']): boolean {
  const snapshot = opening.getSnapshot();
  return snapshot.matches({ next: 'missing' }) || snapshot.matches({ featured: 'missing' });
}

/** Loads the shape of the object that flies by; one that cannot be obtained is left out, and the marker stays. */
function followShape(flyby: FlybyActor, nov: NovClient, shape: Store<ObjectShape | undefined>): void {
  let requested: string | undefined;
  let ending = new AbortController();
  const load = async (name: string, { signal }: AbortController) => {
    const loaded = await loadShape(nov, name, signal).catch(() => undefined);
    if (!signal.aborted) shape.set(loaded);
  };
  flyby.subscribe(({ context: { shown } }) => {
    const name = shown?.file.facts.designator ?? shown?.file.facts.name;
    if (name === requested) return;
    requested = name;
    ending.abort();
    shape.set(undefined);
    ending = new AbortController();
    if (name !== undefined) void load(name, ending);
  });
}

/** How long a preview takes, and at which fraction of its span it stops: just after the nearest point. */
const PREVIEW_SECONDS = 24;
const PREVIEW_PART = 0.55;

/** Plays a preview from its start to a little after the nearest point. */
function playPreview(preview: TimelineActor): void {
  const { startMs, endMs } = preview.getSnapshot().context.range;
  const range = { startMs, endMs: startMs + PREVIEW_PART * (endMs - startMs) };
  preview.send({ type: 'passage.played', range, seconds: PREVIEW_SECONDS });
}

/** Flies to where the whole of a flyby is seen: from aside of the nearest point, above the ecliptic. */
function frameFlyby(
  { scene: { view }, sources: { settings } }: Pick<FvtSession, 'scene' | 'sources'>,
  { file }: ShownFlyby,
): void {
  settings.send({ type: 'zoom.chosen', zoom: ZOOM.initial });
  const from = centredViewpoint(view.viewpoint());
  fly(view, { from, to: besideNearest(file.facts.nearest) }, browserFrames());
}
