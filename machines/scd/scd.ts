import { type ActorRefFrom, enqueueActions, raise, setup } from 'xstate';
import { failureOf } from '#contract/rest/failure.ts';
import { emittersOf } from '../editor/emitters.ts';
import { namedObjectMachine } from '../objects/named-object.ts';
import { PLANNING_ACTORS } from '../planning/planning-workflows.ts';
import { HOUR_STEP } from '../planning/time-step.ts';
import { react } from '../popups/coordinator.ts';
import type { PopupsActor } from '../popups/popups.ts';
import { displaySettingsMachine } from '../scene/display-settings.ts';
import { backgroundStarsMachine } from './background-stars.ts';
import { chartSetupMachine } from './chart-setup.ts';
import { chartMachine } from './chart.ts';
import { instrumentsMachine } from './instruments.ts';
import type { ScdContext } from './scd-context.ts';
import type { ScdEmitted, ScdEvent } from './scd-events.ts';
import { SCD_REACTIONS } from './scd-reactions.ts';
import { SCD_SECTIONS } from './scd-tables.ts';
import { tracesMachine } from './traces.ts';

/**
 * The coordinator of the sky chart: starts the workflows of the tool and carries what happens in one to the others, to
 * the popups and to the page, by the table of `scd-reactions.ts`. It decides nothing about their insides.
 *
 *     setup ──accepted──→ traces ──arrived──→ chart
 *                                    chart at rest ──→ stars
 */
export const scdMachine = setup({
  types: {
    context: {} as ScdContext,
    events: {} as ScdEvent,
    emitted: {} as ScdEmitted,
    /** `now` is the present moment, YYYY-MM-DDTHH:mm, UTC. */
    input: {} as { now: string; popups: PopupsActor },
  },
  actors: {
    ...PLANNING_ACTORS,
    setup: chartSetupMachine,
    named: namedObjectMachine,
    traces: tracesMachine,
    chart: chartMachine,
    stars: backgroundStarsMachine,
    settings: displaySettingsMachine,
    instruments: instrumentsMachine,
  },
  actions: {
    react: enqueueActions(({ enqueue, context, self, event }) =>
      react({ enqueue, context, self }, SCD_REACTIONS, event),
    ),
  },
}).createMachine({
  id: 'scd',
  context: ({ spawn, input: { now, popups } }) => ({
    setup: spawn('setup', {
      id: 'setup',
      input: { today: now, precision: 'minute', objectSource: 'list', timeStep: HOUR_STEP },
    }),
    observatorySearch: spawn('observatorySearch', { id: 'observatorySearch' }),
    objectList: spawn('objectList', { id: 'objectList' }),
    named: spawn('named', { id: 'named' }),
    editor: spawn('editor', { id: 'editor', input: { purpose: 'orbits', nowMs: Date.parse(`${now}Z`) } }),
    traces: spawn('traces', { id: 'traces' }),
    chart: spawn('chart', { id: 'chart' }),
    stars: spawn('stars', { id: 'stars' }),
    settings: spawn('settings', {
      id: 'settings',
      input: { sections: SCD_SECTIONS, hasCharts: false, particleSize: undefined },
    }),
    telescopes: spawn('telescopes', { id: 'telescopes' }),
    instruments: spawn('instruments', { id: 'instruments' }),
    popups,
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
  on: { '*': { actions: 'react' } },
});

export type ScdActor = ActorRefFrom<typeof scdMachine>;
