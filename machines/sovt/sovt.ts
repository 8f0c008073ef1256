import { type ActorRefFrom, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { Impactor } from '#contract/asteroid.ts';
import { failureOf } from '#contract/rest/failure.ts';
import type { SovtState } from '#contract/sovt/sovt-state.ts';
import { emittersOf } from '../editor/emitters.ts';
import { objectEditorMachine } from '../editor/object-editor.ts';
import { listen } from '../kit/listen.ts';
import { objectListMachine } from '../objects/object-list.ts';
import { orbitObjectsMachine } from '../orbits/orbit-objects.ts';
import { notProvided } from '../kit/not-provided.ts';
import { observatorySearchMachine } from '../planning/observatory-search.ts';
import { react } from '../popups/coordinator.ts';
import { displaySettingsMachine } from '../scene/display-settings.ts';
import { recorderMachine } from '../scene/recorder.ts';
import { restoringMachine } from '../orbits/restoring.ts';
import type { SceneToolContext, SceneToolInput } from '../scene/scene-tool.ts';
import { timelineMachine } from '../scene/timeline.ts';
import { chartAxisMachine } from './chart-axis.ts';
import { parametersMachine } from './parameters.ts';
import { pathsMachine } from './paths.ts';
import { populationMachine } from './population.ts';
import type { SovtEmitted, SovtEvent, SovtWorkflows } from './sovt-events.ts';
import { SOVT_REACTIONS } from './sovt-reactions.ts';
import { EARTH_FOCUS, SOVT_FILE_NAME, SOVT_SECTIONS, SOVT_TIMELINE } from './sovt-tables.ts';
import { windowsMachine } from './windows.ts';

export type SovtContext = SovtWorkflows & SceneToolContext;

/**
 * The coordinator of synodic orbit visualisation: starts the workflows of the tool and carries what happens in one to the
 * others, to the popups and to the page, by the table of `sovt-reactions.ts`. It decides nothing about their insides.
 */
export const sovtMachine = setup({
  types: {
    context: {} as SovtContext,
    events: {} as SovtEvent,
    emitted: {} as SovtEmitted,
    input: {} as SceneToolInput,
  },
  actors: {
    objectList: objectListMachine,
    objects: orbitObjectsMachine,
    parameters: parametersMachine,
    paths: pathsMachine,
    chartAxis: chartAxisMachine,
    windows: windowsMachine,
    observatorySearch: observatorySearchMachine,
    population: populationMachine,
    editor: objectEditorMachine,
    timeline: timelineMachine,
    settings: displaySettingsMachine,
    recorder: recorderMachine,
    restoring: restoringMachine<SovtState>(),
    listImpactors: fromPromise<readonly Impactor[]>(notProvided),
    listen,
  },
  actions: {
    react: enqueueActions(({ enqueue, context, self, event }) =>
      react({ enqueue, context, self }, SOVT_REACTIONS, event),
    ),
  },
}).createMachine({
  id: 'sovt',
  context: ({ spawn, input: { popups, now, realNow } }) => ({
    objectList: spawn('objectList', { id: 'objectList' }),
    objects: spawn('objects', { id: 'objects', input: { focus: EARTH_FOCUS, selectsUnconfirmed: true } }),
    parameters: spawn('parameters', { id: 'parameters' }),
    paths: spawn('paths', { id: 'paths' }),
    chartAxis: spawn('chartAxis', { id: 'chartAxis' }),
    windows: spawn('windows', { id: 'windows' }),
    observatorySearch: spawn('observatorySearch', { id: 'observatorySearch' }),
    population: spawn('population', { id: 'population', input: { now } }),
    editor: spawn('editor', { id: 'editor', input: { purpose: 'orbits', nowMs: now() } }),
    timeline: spawn('timeline', {
      id: 'timeline',
      input: { options: SOVT_TIMELINE, nowMs: now(), realNow },
    }),
    settings: spawn('settings', {
      id: 'settings',
      input: { sections: SOVT_SECTIONS, hasCharts: true, particleSize: undefined },
    }),
    recorder: spawn('recorder', { id: 'recorder', input: { fileName: SOVT_FILE_NAME, now } }),
    restoring: spawn('restoring', { id: 'restoring' }),
    popups,
  }),
  invoke: [
    { src: 'listen', input: ({ context }) => ({ emitters: emittersOf(context) }) },
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

export type SovtActor = ActorRefFrom<typeof sovtMachine>;
