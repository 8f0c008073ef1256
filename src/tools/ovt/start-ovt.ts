import { createActor } from 'xstate';
import { createClient } from '#client/client.ts';
import { createNovClient } from '#client/nov/nov-client.ts';
import { ovtState } from '#contract/ovt/ovt-state.ts';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import type { OvtEmitted } from '#machines/ovt/ovt-events.ts';
import { ovtAfterVisit } from '#machines/ovt/ovt-state.ts';
import { configuration, isEnabled } from '#parts/configuration.ts';
import { followTheme } from '#parts/display-settings/follow-theme.ts';
import { storeChangedParticleSize, storedParticleSize } from '#parts/display-settings/particle-size.ts';
import { orbitPointer } from '#parts/orbit-objects/follow-focus.ts';
import type { Introduction } from '#parts/orbit-objects/introduce.ts';
import { orbitSources } from '#parts/orbit-objects/orbit-sources.ts';
import { withoutAddress } from '#parts/tool-state/without-address.ts';
import { ROUTES } from '#parts/routes.ts';
import type { CanvasView } from '#parts/scene/canvas-view.ts';
import type { OpenFilm } from '#parts/scene/scene-session.ts';
import { SKY_FILES } from '#parts/scene/sky-files.ts';
import { createStore } from '#parts/scene/store.ts';
import { needEphemeris } from '#parts/solar-system/need-ephemeris.ts';
import type { SwarmNames } from '#parts/swarm/swarm-names.ts';
import { isoDayOf } from '#parts/timeline/moment-text.ts';
import { storeStateInTab, storedInTab } from '#parts/tool-state/store-in-tab.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { PageParts } from '#parts/tool-state/tool-sessions.ts';
import type { ShownSwarm } from '#render/layers/swarm-data.ts';
import { orbitsPainters } from '#render/scenes/orbits-scene.ts';
import type { OvtSession } from './ovt-session.ts';
import { ovtStateKeeper, presentState } from './ovt-state.ts';
import { providedOvt } from './provide-actors.ts';
import { createOrbitsView } from './scene/create-orbits-view.ts';
import { onSite } from '#client/site.ts';

/** Starts the tool and restores the state that this browser tab stored. */
export function startOvt({
  popups,
  clock,
  handovers,
}: PageParts): OvtSession & { readonly keeper: ToolStateKeeper } {
  const nov = createNovClient();
  const machine = providedOvt(createClient(), nov, async () =>
    (await import('./exports.ts')).movieOfOrbits(session),
  );
  const { now, realNow } = clock;
  const ovt = createActor(machine, {
    input: { popups, now, realNow, random: Math.random, particleSize: storedParticleSize() },
  });
  const { timeline, settings, objects, loading, swarm, recorder } = ovt.getSnapshot().context;
  const shownSwarm = createStore<ShownSwarm | undefined>(undefined);
  const sources = {
    ...orbitSources({ timeline, settings, objects, loading }, nov),
    swarm: shownSwarm,
  };
  const { ephemeris } = sources;
  const view = createOrbitsView(sources);
  const pointer = orbitPointer(sources, view);
  const onNamed = (phrase: string) => ovt.send({ type: 'object.requested', phrase });
  const onFailed = (failure: Failure) => ovt.send({ type: 'request.failed', failure });
  let names: SwarmNames | undefined;
  let whenCovered: (() => void) | undefined;
  const nameOfSwarm: SwarmNames = async (row) => {
    names ??= (await import('#parts/swarm/swarm-names.ts')).swarmNames(swarm, nov);
    return names(row);
  };
  const nameFrom = (row: number) =>
    nameOfSwarm(row).then(
      (name) => (name === undefined ? undefined : onNamed(name)),
      (error: unknown) => onFailed(failureOf(error)),
    );
  const session: OvtSession = {
    ovt,
    sources,
    clock,
    scene: {
      timeline,
      settings,
      recorder,
      ephemeris,
      view,
      painters: orbitsPainters(SKY_FILES),
      ...pointer,
      onSelect(picked) {
        if (picked?.kind === 'swarm') void nameFrom(picked.row);
        else pointer.onSelect(picked);
      },
      onCover() {
        const listener = whenCovered;
        whenCovered = undefined;
        listener?.();
      },
      nameOf: async (picked) => (picked.kind === 'swarm' ? nameOfSwarm(picked.row) : undefined),
      canvas: createStore<CanvasView | undefined>(undefined),
      openRecorder: async () =>
        recorder.send({
          type: 'recorder.opened',
          moments: (await import('./exports.ts')).filmMoments(session),
        }),
      exportPicture: async () => (await import('./exports.ts')).exportOrbits(session),
      film: createStore<OpenFilm | undefined>(undefined),
      openFilm: async () => (await import('./exports.ts')).openFilmOfOrbits(session),
    },
  };

  storeChangedParticleSize(settings);
  swarm.on('options.failed', ({ failure }) =>
    reportError(new Error(`The groups could not be loaded: ${failure.message}`)),
  );
  ovt.on('camera.restored', ({ camera }) => view.restoreCamera(camera));
  ovt.on('flyby.opened', openFlyby);
  ovt.on(
    'object.introduced',
    ({ designator }) =>
      void frameObject(session, designator, (listener) => {
        whenCovered = listener;
      }),
  );
  ovt.start();
  followTheme(settings);
  const stored = storedInTab('ovt', ovtState);
  if (stored !== undefined) {
    const state = withoutAddress('ovt', ovtState, stored, presentState(session), ovtAfterVisit);
    ovt.send({ type: 'state.loaded', state });
  }
  storeStateInTab('ovt', () => JSON.stringify(presentState(session)));
  handovers.take('ovt', (handed) => ovt.send({ type: 'objects.handed', handed }));
  needEphemeris(ephemeris, timeline, onFailed);
  import('#parts/swarm/follow-swarm.ts').then(
    ({ followSwarm }) => followSwarm(swarm, settings, shownSwarm), // its orbits are still on their way
    (error: unknown) => onFailed(failureOf(error)),
  );
  return { ...session, keeper: ovtStateKeeper(session) };
}

/** Shows where an object is that has just joined the list. */
async function frameObject(
  { scene: { view, canvas }, sources, clock }: OvtSession,
  designator: string,
  onceCovered: Introduction['onceCovered'],
): Promise<void> {
  const seenFrom = view.viewpoint();
  const [{ introduce }, { browserFrames }] = await Promise.all([
    import('#parts/orbit-objects/introduce.ts'),
    import('#parts/scene/flight.ts'),
  ]);
  const { realNow } = clock;
  introduce({ ...sources, view, canvas, realNow, seenFrom, onceCovered }, designator, browserFrames());
}

type Flyby = Omit<Extract<OvtEmitted, { type: 'flyby.opened' }>, 'type'>;

/** Opens the flyby visualisation in a new tab, where that tool is enabled. */
function openFlyby(flyby: Flyby): void {
  if (!isEnabled(configuration, 'fvt')) return;
  window.open(onSite(flybyAddress(flyby)), '_blank', 'noreferrer');
}

/** Address of the flyby visualisation with the days to search, the object, and the planet it passes. */
export function flybyAddress({ object, body, span }: Flyby): string {
  const start = isoDayOf(span.startMs);
  const end = isoDayOf(span.endMs);
  return `${ROUTES.fvt}?${new URLSearchParams({ start, end, object, mainbody: body }).toString()}`;
}
