import { createActor } from 'xstate';
import { createClient } from '#client/client.ts';
import { createEphemerisStore } from '#client/ephemeris-store.ts';
import { createPageEphemeris } from '#client/ephemeris.ts';
import { createNovClient } from '#client/nov/nov-client.ts';
import { createSovtClient } from '#client/sovt/sovt-client.ts';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { sovtState } from '#contract/sovt/sovt-state.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type Focus, FOCUS_BODIES, SUN_FOCUS } from '#machines/orbits/orbit-list.ts';
import { sovtAfterVisit } from '#machines/sovt/sovt-state.ts';
import { followTheme } from '#parts/display-settings/follow-theme.ts';
import { followFocus, orbitPointer } from '#parts/orbit-objects/follow-focus.ts';
import { withoutAddress } from '#parts/tool-state/without-address.ts';
import type { CanvasView } from '#parts/scene/canvas-view.ts';
import type { OpenFilm } from '#parts/scene/scene-session.ts';
import { SKY_FILES } from '#parts/scene/sky-files.ts';
import { createStore } from '#parts/scene/store.ts';
import { needEphemeris } from '#parts/solar-system/need-ephemeris.ts';
import { storeStateInTab, storedInTab } from '#parts/tool-state/store-in-tab.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { PageParts } from '#parts/tool-state/tool-sessions.ts';
import type { ShownSwarm } from '#render/layers/swarm-data.ts';
import type { Picked } from '#render/painters/painter.ts';
import { synodicPainters } from '#render/scenes/synodic-scene.ts';
import { isObjectAddressed, offerExample } from './example.ts';
import { namesOfRow, onceOpened } from './population/opened-population.ts';
import { providedSovt } from './provide-actors.ts';
import { createSynodicView } from './scene/create-synodic-view.ts';
import { keepInSight } from './scene/keep-in-sight.ts';
import type { SovtSession } from './sovt-session.ts';
import { presentState, sovtStateKeeper } from './sovt-state.ts';

/** Starts the tool and restores the state that this browser tab stored. */
export function startSovt({
  popups,
  clock,
  handovers,
}: PageParts): SovtSession & { readonly keeper: ToolStateKeeper } {
  const clients = { client: createClient(), nov: createNovClient(), sovt: createSovtClient() };
  const machine = providedSovt(clients, async () => (await import('./exports.ts')).movieOfPaths(session));
  const { now, realNow } = clock;
  const sovt = createActor(machine, { input: { popups, now, realNow } });
  const { timeline, settings, objects, paths, population, recorder } = sovt.getSnapshot().context;
  const ephemeris = createEphemerisStore(createPageEphemeris());
  const swarm = createStore<ShownSwarm | undefined>(undefined);
  const sources = { timeline, settings, objects, paths, population, swarm, ephemeris };
  const view = createSynodicView(sources);
  const pointer = orbitPointer(sources, view);
  const choosePopulation = (row: number) => {
    const names = namesOfRow(population, row);
    if (names !== undefined) sovt.send({ type: 'object.requested', phrase: names.designation });
  };
  const session: SovtSession = {
    sovt,
    sources,
    clock,
    lookFrom: (side) => sight.lookFrom(side),
    example: createStore<string | undefined>(undefined),
    scene: {
      timeline,
      settings,
      recorder,
      ephemeris,
      view,
      painters: synodicPainters(SKY_FILES),
      ...pointer,
      onSelect(picked) {
        if (picked?.kind !== 'swarm') pointer.onSelect(picked);
        else choosePopulation(picked.row);
      },
      onFollow(picked) {
        const picture = view.pictureAt(realNow());
        const placed = [...(picture?.bodies ?? []), ...(picture?.objects ?? [])];
        const placeOf = (what: Picked) =>
          what.kind === 'swarm' ? undefined : placed.find(({ id }) => id === what.id)?.position;
        followFocus(objects, view, focusOfHit(picked, placeOf));
      },
      nameOf: async (picked) =>
        picked.kind === 'swarm' ? namesOfRow(population, picked.row)?.label : undefined,
      onCover() {
        sight.onCovered();
        showExample();
      },
      canvas: createStore<CanvasView | undefined>(undefined),
      openRecorder: async () => recorder.send({ type: 'recorder.opened' }),
      exportPicture: async () => (await import('./exports.ts')).exportPaths(session),
      film: createStore<OpenFilm | undefined>(undefined),
      openFilm: async () => (await import('./exports.ts')).openFilmOfPaths(session),
    },
  };

  onceOpened(population, () => {
    import('./population/follow-population.ts').then(
      ({ followPopulation }) => followPopulation(population, settings, swarm),
      (error: unknown) => sovt.send({ type: 'request.failed', failure: failureOf(error) }),
    );
  });
  sovt.on('camera.restored', ({ camera }) => view.restoreCamera(camera));
  sovt.start();
  followTheme(settings);
  const stored = storedInTab('sovt', sovtState);
  const sight = keepInSight(session, stored === undefined || isObjectAddressed());
  const state = stored && withoutAddress('sovt', sovtState, stored, presentState(session), sovtAfterVisit);
  const hasNone = state === undefined || (state !== stored && state.finalAsteroidsList.length === 0);
  const showExample = hasNone ? once(() => offerExample(session, clients.sovt)) : () => undefined;
  if (state !== undefined) sovt.send({ type: 'state.loaded', state });
  storeStateInTab('sovt', () => JSON.stringify(presentState(session)));
  handovers.take('sovt', (handed) => sovt.send({ type: 'objects.handed', handed }));
  needEphemeris(ephemeris, timeline, (failure: Failure) => sovt.send({ type: 'request.failed', failure }));
  return { ...session, keeper: sovtStateKeeper(session) };
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}

/** How far from the origin, where the Sun is, a hit still is one of the Sun, au on each axis. */
const SUN_REACH_AU = 0.1;

/** Whether a hit is one of the Sun. @param place in the rotating frame, au. */
export function isSunHit(place: Vector3): boolean {
  return place.every((part) => Math.abs(part) <= SUN_REACH_AU);
}

/**
 * What a double click makes the camera follow: the Sun where it hits nothing or a thing beside the Sun, else the thing that it hits.
 *
 * @param placeOf where something is in the picture, au.
 */
export function focusOfHit(
  picked: Picked | undefined,
  placeOf: (picked: Picked) => Vector3 | undefined,
): Focus {
  const place = picked && placeOf(picked);
  if (picked === undefined || picked.kind === 'swarm' || (place !== undefined && isSunHit(place)))
    return SUN_FOCUS;
  if (picked.kind === 'object') return { kind: 'object', designator: picked.id };
  const body = FOCUS_BODIES.find((id) => id === picked.id);
  return body === undefined ? SUN_FOCUS : { kind: 'body', body };
}
