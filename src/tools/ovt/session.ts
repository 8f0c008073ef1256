import { createActor } from 'xstate';
import { createClient } from '#client/client.ts';
import { createPageEphemeris } from '#client/ephemeris.ts';
import { createNovClient } from '#client/nov/nov-client.ts';
import type { OvtActor } from '#machines/ovt/ovt.ts';
import type { PopupsActor } from '#machines/popups/popups.ts';
import { followTheme } from '#parts/display-settings/follow-theme.ts';
import { createStore, type Store } from '#parts/scene/store.ts';
import { FIRST_VIEWPOINT, type Viewpoint } from '#parts/scene/viewpoint.ts';
import { keepInTab, keptInTab } from '#parts/tool-state/keep-in-tab.ts';
import type { ShownSwarm } from '#render/layers/swarm-data.ts';
import { keptParticleSize, keepParticleSize } from './kept-particle-size.ts';
import { presentState } from './present-state.ts';
import { providedOvt } from './provide-actors.ts';
import { followShapes, type Shapes } from './shapes/follow-shapes.ts';
import { followSwarm } from './swarm/follow-swarm.ts';
import type { OrbitsView } from './view/orbits-view.ts';
import { tdbOfMs } from './view/simulated-instant.ts';
import type { ViewSources } from './view/view-sources.ts';

/** The running tool with what its view is made from. */
export type OvtSession = {
  readonly ovt: OvtActor;
  readonly sources: ViewSources;
  /** Designations of the rows of the swarm of all near-Earth objects; asked for once. */
  readonly swarmNames: () => Promise<readonly string[]>;
  /** The view while the tool is on the screen. */
  readonly view: Store<OrbitsView | undefined>;
};

const sessions = new WeakMap<PopupsActor, OvtSession>();

/** The tool of this page: started at the first visit and kept running while the visitor is elsewhere. */
export function ovtSession(popups: PopupsActor): OvtSession {
  const running = sessions.get(popups);
  if (running !== undefined) return running;
  const nov = createNovClient();
  const view = createStore<OrbitsView | undefined>(undefined);
  const viewpoint = createStore<Viewpoint>(FIRST_VIEWPOINT);
  const sceneSwarm = createStore<ShownSwarm | undefined>(undefined);
  const shapes = createStore<Shapes>(new Map());
  const machine = providedOvt(createClient(), nov, async () =>
    (await import('./export/film.ts')).filmOf(session),
  );
  const ovt = createActor(machine, {
    input: {
      popups,
      now: Date.now,
      realNow: () => performance.now(),
      random: Math.random,
      particleSize: keptParticleSize(),
    },
  });
  const { timeline, settings, objects, loading, swarm } = ovt.getSnapshot().context;
  const ephemeris = createPageEphemeris();
  const sources = { timeline, settings, objects, loading, ephemeris, swarm: sceneSwarm, viewpoint, shapes };
  const session: OvtSession = { ovt, sources, view, swarmNames: onceAnswered(() => nov.swarmNames()) };
  sessions.set(popups, session);
  settings.on('particle-size.changed', ({ size }) => keepParticleSize(size));
  swarm.on('options.failed', ({ failure }) =>
    reportError(new Error(`The groups of small objects cannot be had: ${failure.message}`)),
  );
  ovt.start();
  followTheme(settings);
  const kept = keptInTab('ovt');
  if (kept !== undefined) ovt.send({ type: 'state.loaded', state: kept });
  keepInTab('ovt', () => JSON.stringify(presentState(session)));
  void loadToday(sources).catch(() => undefined); // asked for again by the first picture, which tells of it
  followSwarm(swarm, settings, sceneSwarm);
  followShapes(objects, nov, shapes);
  return session;
}

/** The ephemeris of the first picture is asked for at once, while the canvas is being made ready. */
async function loadToday({ ephemeris, timeline }: ViewSources): Promise<void> {
  const { day } = tdbOfMs(timeline.getSnapshot().context.currentMs);
  await ephemeris.load(day, day);
}

/** Asks once; a question that got no answer may be asked again. */
function onceAnswered<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
