import { createActor } from 'xstate';
import { createClient } from '#client/client.ts';
import { createEphemerisStore } from '#client/ephemeris-store.ts';
import { createPageEphemeris } from '#client/ephemeris.ts';
import { createFvtClient } from '#client/fvt/fvt-client.ts';
import { createNovClient } from '#client/nov/nov-client.ts';
import type { Failure } from '#contract/rest/failure.ts';
import { fvtState } from '#contract/fvt/fvt-state.ts';
import { followTheme } from '#parts/display-settings/follow-theme.ts';
import type { CanvasView } from '#parts/scene/canvas-view.ts';
import { browserFrames } from '#parts/scene/flight.ts';
import { isPhone } from '#parts/scene/is-phone.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { SKY_FILES } from '#parts/scene/sky-files.ts';
import type { OpenFilm } from '#parts/scene/scene-session.ts';
import { createStore } from '#parts/scene/store.ts';
import type { ObjectShape } from '#parts/shapes/object-shape.ts';
import { recentSites } from '#parts/setup/stored-sites.ts';
import { needEphemeris } from '#parts/solar-system/need-ephemeris.ts';
import { keepInTab, storedInTab } from '#parts/tool-state/keep-in-tab.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { PageParts } from '#parts/tool-state/tool-sessions.ts';
import { withoutAddress } from './without-address.ts';
import { flybyPainters } from '#render/scenes/flyby-scene.ts';
import { cameraKeys, flybyPointer } from './focus.ts';
import { followShape } from './follow-shape.ts';
import { frameFlyby } from './frame-flyby.ts';
import type { FvtSession } from './fvt-session.ts';
import { fvtStateKeeper, presentState } from './fvt-state.ts';
import { providedFvt } from './provide-actors.ts';
import { overGroundOf } from './ground/over-ground.ts';
import { createFlybyView } from './scene/create-flyby-view.ts';

/** Starts the tool and restores the state that this browser tab stored. */
export function startFvt({ popups, clock }: PageParts): FvtSession & { readonly keeper: ToolStateKeeper } {
  const machine = providedFvt(createClient(clock), createFvtClient(), async () =>
    (await import('./exports.ts')).movieOfFlyby(session),
  );
  const { now, realNow } = clock;
  const isSceneReady = () => session.scene.view.pictureAt(realNow()) !== undefined;
  const fvt = createActor(machine, {
    input: { popups, now, realNow, isSceneReady, site: recentSites()[0]?.observatory },
  });
  const { timeline, settings, search, flyby, own, ground, comparison, recorder } = fvt.getSnapshot().context;
  const shape = createStore<ObjectShape | undefined>(undefined);
  const ephemeris = createEphemerisStore(createPageEphemeris());
  const overGroundOfShown = remembered(overGroundOf);
  const overGround = () => overGroundOfShown(flyby.getSnapshot().context.shown);
  const shownBy = { timeline, settings, search, flyby, own, ground, comparison };
  const sources = { ...shownBy, ephemeris, shape, overGround };
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
    if (isPhone()) search.send({ type: 'panel.turned', isOpen: false });
    frameFlyby(session, shown);
  });
  fvt.start();
  followTheme(settings);
  const stored = storedInTab('fvt', fvtState);
  if (stored !== undefined)
    fvt.send({ type: 'state.loaded', state: withoutAddress(stored, presentState(session)) });
  keepInTab('fvt', () => JSON.stringify(presentState(session)));
  needEphemeris(ephemeris, timeline, onFailed);
  return { ...session, keeper: fvtStateKeeper(session) };
}
