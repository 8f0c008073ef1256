import { type ActorRefFrom, assign, enqueueActions, raise, setup } from 'xstate';
import { failureOf } from '#contract/rest/failure.ts';
import { emittersOf } from '../editor/emitters.ts';
import { PLANNING_ACTORS } from '../planning/planning-workflows.ts';
import { setupMachine } from '../planning/setup.ts';
import { react } from '../popups/coordinator.ts';
import type { PopupsActor } from '../popups/popups.ts';
import { calculationMachine } from './calculation/calculation.ts';
import { chartsMachine } from './charts/charts.ts';
import { columnsMachine } from './calculation/columns.ts';
import { filteringMachine } from './filtering/filtering.ts';
import { nightPlanMachine } from './night-plan/night-plan.ts';
import type { OptContext } from './opt-context.ts';
import type { DestinationChosen, NightAwaited, OptEmitted, OptEvent } from './opt-events.ts';
import { ownPresetsMachine } from './filtering/own-presets.ts';
import { OPT_REACTIONS } from './opt-reactions.ts';

/**
 * The coordinator of observation planning: starts the workflows of the tool and carries what happens in one to the
 * others, to the popups and to the router, by the table of `opt-reactions.ts`. It decides nothing about their insides.
 *
 *     setup ──accepted──→ filtering ──calculate requested──→ calculation ──finished──→ results
 *       ↑                    ↑                                    ↑
 *       └── questions, by destination: restore or refresh; go to results or recalculate (popups)
 *
 * `screen.opened` is emitted for the router; opening a screen is requested by `filtering.requested` and
 * `results.requested`. The set-up is always open.
 */
export const optMachine = setup({
  types: {
    context: {} as OptContext,
    events: {} as OptEvent | DestinationChosen | NightAwaited,
    emitted: {} as OptEmitted,
    input: {} as { today: string; popups: PopupsActor },
  },
  actors: {
    ...PLANNING_ACTORS,
    setup: setupMachine,
    filtering: filteringMachine,
    calculation: calculationMachine,
    columns: columnsMachine,
    charts: chartsMachine,
    nightPlan: nightPlanMachine,
    ownPresets: ownPresetsMachine,
  },
  actions: {
    react: enqueueActions(({ enqueue, context, self, event }) =>
      react({ enqueue, context, self }, OPT_REACTIONS, event),
    ),
  },
}).createMachine({
  id: 'opt',
  context: ({ spawn, input }) => ({
    setup: spawn('setup', { id: 'setup', input: { today: input.today } }),
    observatorySearch: spawn('observatorySearch', { id: 'observatorySearch' }),
    objectList: spawn('objectList', { id: 'objectList' }),
    editor: spawn('editor', {
      id: 'editor',
      input: { purpose: 'orbits', nowMs: Date.parse(input.today) },
    }),
    filtering: spawn('filtering', { id: 'filtering' }),
    calculation: spawn('calculation', { id: 'calculation' }),
    columns: spawn('columns', { id: 'columns' }),
    charts: spawn('charts', { id: 'charts' }),
    nightPlan: spawn('nightPlan', { id: 'nightPlan' }),
    telescopes: spawn('telescopes', { id: 'telescopes' }),
    ownPresets: spawn('ownPresets', { id: 'ownPresets' }),
    popups: input.popups,
    destination: 'setup',
    awaitedNight: undefined,
  }),
  invoke: [
    { src: 'listen', input: ({ context }) => ({ emitters: emittersOf(context) }) },
    {
      src: 'readStatus',
      onDone: { actions: raise(({ event }) => ({ type: 'status.read', status: event.output })) },
      onError: {},
    },
    {
      src: 'listImpactors',
      onDone: { actions: raise(({ event }) => ({ type: 'impactors.listed', impactors: event.output })) },
      onError: {
        actions: raise(({ event }) => ({ type: 'request.failed', failure: failureOf(event.error) })),
      },
    },
  ],
  on: {
    'destination.chosen': { actions: assign({ destination: ({ event }) => event.screen }) },
    'night.awaited': { actions: assign({ awaitedNight: ({ event }) => event.night }) },
    '*': { actions: 'react' },
  },
});

export type OptActor = ActorRefFrom<typeof optMachine>;
