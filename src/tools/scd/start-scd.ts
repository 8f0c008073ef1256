import { createActor } from 'xstate';
import { createClient } from '#client/client.ts';
import { createEphemerisStore } from '#client/ephemeris-store.ts';
import { createPageEphemeris } from '#client/ephemeris.ts';
import { onServiceBack } from '#client/reachability.ts';
import { createScdClient } from '#client/scd/scd-client.ts';
import { createTabCache } from '#client/tab-cache.ts';
import { earthOfUt1 } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { followTheme } from '#parts/display-settings/follow-theme.ts';
import { leadToScreens } from '#parts/planning/screen-routing.ts';
import { createPause } from '#parts/scene/pause.ts';
import { createStore, type Store } from '#parts/scene/store.ts';
import { followZone } from '#parts/setup/follow-zone.ts';
import { keepHorizons } from '#parts/setup/stored-horizons.ts';
import { keepSites } from '#parts/setup/stored-sites.ts';
import { readInTab, removeInTab, storeInTab } from '#parts/storage.ts';
import { planOf } from '#machines/planning/plan.ts';
import { starSight } from '#machines/scd/background-stars.ts';
import { minuteOf } from '#parts/timeline/moment-text.ts';
import { keepTelescopes } from '#parts/telescope/stored-telescopes.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { PageParts } from '#parts/tool-state/tool-sessions.ts';
import { followActive } from './follow-active.ts';
import { providedScd } from './provide-actors.ts';
import { SCD_ROUTING } from './routing.ts';
import type { ShownSky } from './scene/show-sky.ts';
import { followSkyContent } from './scene/sky-content.ts';
import type { ShownSurvey } from './scene/shown-survey.ts';
import { createSkyView } from './scene/sky-view.ts';
import { storeScdState, scdStateKeeper } from './state-keeper.ts';
import type { ScdSession } from './scd-session.ts';
import { cameraFromSaved } from './scene/saved-camera.ts';

/** How long the chart rests before fainter stars are fetched, ms. */
const REST_MS = 300;

/** Starts the tool, with the state stored before a reload. */
export function startScd({
  popups,
  clock,
  handovers,
}: PageParts): ScdSession & { readonly keeper: ToolStateKeeper } {
  const cache = createTabCache({ read: readInTab, write: storeInTab, remove: removeInTab });
  const machine = providedScd(createClient(), createScdClient({ ...clock, cache }));
  const scd = createActor(machine, { input: { now: minuteOf(clock.now()), popups } });
  const workflows = scd.getSnapshot().context;
  const ephemeris = createEphemerisStore(createPageEphemeris());
  const content = followSkyContent();
  const view = createSkyView({ scd: workflows, ephemeris, earth: followEarth(), content });
  const session: ScdSession = {
    scd,
    workflows,
    ephemeris,
    content,
    view,
    survey: createStore<ShownSurvey | undefined>(undefined),
    shown: createStore<ShownSky | undefined>(undefined),
    clock,
  };
  scd.on('camera.restored', ({ camera }) => view.look(cameraFromSaved(camera)));
  scd.on('survey.named', ({ address }) => {
    import('./scene/shown-survey.ts')
      .then(({ openSurvey }) => openSurvey(address))
      .then(session.survey.set)
      .catch(reportError);
  });
  scd.start();
  leadToScreens(scd, SCD_ROUTING);
  keepSites(workflows.setup);
  keepHorizons(workflows.setup);
  keepTelescopes(workflows.telescopes);
  followTheme(workflows.settings);
  followActive(session);
  storeScdState(session);
  handovers.take('scd', (plan) => scd.send({ type: 'plan.handed', plan }));
  const { setup, chart } = workflows;
  followZone(setup);
  const pause = createPause(REST_MS);
  view.subscribe(() =>
    pause.before(() => {
      const plan = planOf(setup.getSnapshot().context);
      if (session.shown.get() === undefined || plan === undefined) return;
      const place = { ...view.centre(), fov: chart.getSnapshot().context.fov.value };
      workflows.stars.send({ type: 'place.shown', place, sight: starSight(plan) });
    }),
  );
  onServiceBack(() => workflows.stars.send({ type: 'service.returned' }));
  return { ...session, keeper: scdStateKeeper(session) };
}

/**
 * The Earth's orientation once its table has been loaded, for which stars need not wait. A failure to load it is reported to the console
 * only.
 */
function followEarth(): Store<EarthOrientation | undefined> {
  const store = createStore<EarthOrientation | undefined>(undefined);
  import('#engine/time/data/ut1-minus-tai.ts').then((table) => store.set(earthOfUt1(table)), reportError);
  return store;
}
