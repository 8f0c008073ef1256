import { createActor, fromPromise } from 'xstate';
import { clientActors } from '#client/actors.ts';
import { createClient, type Client } from '#client/client.ts';
import { createOptClient, type OptClient } from '#client/opt/opt-client.ts';
import type {
  CalculateQuery,
  CalculationResult,
  CalculationTicket,
  PlotTables,
  ShortTermQuery,
} from '#contract/opt/calculation.ts';
import type { FilteringQuery, FilteringResult } from '#contract/opt/filtering.ts';
import { readOwnPresets } from '#contract/opt/own-presets.ts';
import { RequestFailed } from '#contract/rest/failure.ts';
import { calculationMachine } from '#machines/opt/calculation/calculation.ts';
import { plotsMachine } from '#machines/opt/charts/plots.ts';
import { filteringMachine } from '#machines/opt/filtering/filtering.ts';
import type { OwnPresetsActor } from '#machines/opt/filtering/own-presets.ts';
import { nightPlanMachine } from '#machines/opt/night-plan/night-plan.ts';
import { type OptActor, optMachine } from '#machines/opt/opt.ts';
import { TIME_FRAME_MESSAGE } from '#machines/planning/setup-refusals.ts';
import { planningActors } from '#parts/planning/planning-actors.ts';
import { leadToScreens, screenOfPath } from '#parts/planning/screen-routing.ts';
import { followZone } from '#parts/setup/follow-zone.ts';
import { keepHorizons } from '#parts/setup/stored-horizons.ts';
import { keepSites } from '#parts/setup/stored-sites.ts';
import { readStored, store } from '#parts/storage.ts';
import { keepTelescopes } from '#parts/telescope/stored-telescopes.ts';
import { isoDayOf } from '#parts/timeline/moment-text.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { PageParts } from '#parts/tool-state/tool-sessions.ts';
import { keepState, presentState } from './present-state.ts';
import { OPT_ROUTING, addressOf, resultsViewOf } from './routing.ts';
import { followNights } from './setup/follow-nights.ts';

/** The running tool. */
export type OptSession = { readonly opt: OptActor; readonly keeper: ToolStateKeeper };

/** Starts the tool, with the state stored before a reload. */
export function startOpt({ popups, clock }: PageParts): OptSession {
  const today = isoDayOf(clock.now());
  const opt = createActor(providedOpt({ ...createClient(), ...createOptClient(clock) }), {
    input: { today, popups },
  });
  opt.start();
  leadToScreens(opt, OPT_ROUTING);
  const { setup, telescopes, ownPresets } = opt.getSnapshot().context;
  keepSites(setup);
  keepHorizons(setup);
  keepTelescopes(telescopes);
  keepPresets(ownPresets);
  keepState(opt);
  followZone(setup);
  followNights(setup, clock);
  return { opt, keeper: optStateKeeper(opt) };
}

/** Observation planning with every actor provided: the one place where its behaviour meets network and browser. */
export function providedOpt(client: Client & OptClient): typeof optMachine {
  const actors = clientActors(client);
  const calculation = calculationActors(client);
  return optMachine.provide({
    actors: {
      ...planningActors(actors),
      filtering: filteringMachine.provide({ actors: { loadPage: filteringActor(client) } }),
      calculation: calculationMachine.provide({
        actors: { ...calculation, plots: plotsMachine.provide({ actors: plotActors(client) }) },
      }),
      nightPlan: nightPlanMachine.provide({
        actors: { rows: calculationMachine.provide({ actors: { ...calculation, plots: NO_PLOTS } }) },
      }),
      ...actors.opt,
    },
  });
}

type Token = { readonly token: string };
type WithToken<Query> = { readonly query: Query; readonly token: string | undefined };

function filteringActor(client: OptClient) {
  return fromPromise<FilteringResult, WithToken<FilteringQuery>>(({ input: { query, token }, signal }) =>
    client.filter(query, { token, signal }),
  );
}

function calculationActors(client: OptClient) {
  return {
    startCalculation: fromPromise<CalculationTicket, WithToken<CalculateQuery>>(
      ({ input: { query, token }, signal }) => client.calculate(query, { token, signal }),
    ),
    readResult: fromPromise<CalculationResult, Token>(({ input: { token }, signal }) =>
      client.result({ token, signal }),
    ),
    cancelCalculation: fromPromise<void, Token>(async ({ input: { token }, signal }) => {
      await client.cancel({ token, signal });
    }),
  };
}

function plotActors(client: OptClient) {
  return {
    loadLongTerm: fromPromise<PlotTables, Token>(({ input: { token }, signal }) =>
      client.longTerm({ token, signal }),
    ),
    loadShortTerm: fromPromise<PlotTables, Token & ShortTermQuery>(({ input: { token, ...query }, signal }) =>
      client.shortTerm(query, { token, signal }),
    ),
  };
}

/** The rows of a night suffice here: tables of plots are not requested. */
const NO_PLOTS = plotsMachine.provide({ actors: { loadLongTerm: never(), loadShortTerm: never() } });

function never<Input>() {
  return fromPromise<PlotTables, Input>(() => new Promise(() => undefined));
}

/** Stores and restores the state of observation planning. */
function optStateKeeper(opt: OptActor): ToolStateKeeper {
  const present = () => {
    const state = presentState(opt);
    if (state === undefined) throw new RequestFailed({ kind: 'unexpected', message: TIME_FRAME_MESSAGE });
    return state;
  };
  return {
    collect: () => {
      const { pathname } = window.location;
      const shown = { screen: screenOfPath(OPT_ROUTING, pathname), results: resultsViewOf(pathname) };
      return JSON.stringify({ ...present(), ...shown });
    },
    contents: () => JSON.stringify(present()),
    restore: (state) => {
      if (state.tool !== 'opt') throw new RangeError('the state is that of another tool');
      opt.send({ type: 'state.loaded', state });
      return addressOf(state);
    },
  };
}

const PRESETS_KEY = 'filter-presets';

/** Gives the tool the user's presets, and stores their changes. */
function keepPresets(ownPresets: OwnPresetsActor): void {
  ownPresets.send({ type: 'presets.learned', presets: readOwnPresets(readStored(PRESETS_KEY) ?? '') });
  ownPresets.on('presets.changed', () =>
    store(PRESETS_KEY, JSON.stringify(ownPresets.getSnapshot().context.presets)),
  );
}
