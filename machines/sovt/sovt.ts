import { type ActorRefFrom, assign, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { Impactor } from '#contract/asteroid.ts';
import { failureOf } from '#contract/failure.ts';
import type { SovtState } from '#contract/sovt-state.ts';
import { objectEditorMachine } from '../editor/object-editor.ts';
import { listen } from '../kit/listen.ts';
import { objectListMachine } from '../objects/object-list.ts';
import { orbitObjectsMachine } from '../orbits/orbit-objects.ts';
import { notProvided } from '../kit/not-provided.ts';
import { observatorySearchMachine } from '../planning/observatory-search.ts';
import { react } from '../popups/coordinator.ts';
import { displaySettingsMachine } from '../scene/display-settings.ts';
import { recorderMachine } from '../scene/recorder.ts';
import { RELOAD_PAUSE_MS } from '../saved-state/loading-pauses.ts';
import type { SceneToolContext, SceneToolInput } from '../scene/scene-tool.ts';
import { timelineMachine } from '../scene/timeline.ts';
import { parametersMachine } from './parameters.ts';
import { pathsMachine } from './paths.ts';
import { populationMachine } from './population.ts';
import type { SovtEmitted, SovtEvent, SovtWorkflows, StateLoaded } from './sovt-events.ts';
import { SOVT_REACTIONS } from './sovt-reactions.ts';
import { EARTH_FOCUS, SOVT_FILE_NAME, SOVT_SECTIONS, SOVT_TIMELINE } from './sovt-tables.ts';
import { EMPTY_LIST, sovtEventsOf } from './sovt-state.ts';
import { windowsMachine } from './windows.ts';

export type SovtContext = SovtWorkflows & SceneToolContext<SovtState>;

/**
 * The coordinator of synodic orbit visualisation: starts the workflows of the tool and carries what happens in one to the
 * others, to the popups and to the page, by the table of `sovt-reactions.ts`. It decides nothing about their insides.
 *
 *     ready ─state loaded→ restoring ─1 s→ ready
 *
 * Another state that is loaded meanwhile takes the place of the first.
 */
export const sovtMachine = setup({
  types: {
    context: {} as SovtContext,
    events: {} as SovtEvent | StateLoaded,
    emitted: {} as SovtEmitted,
    input: {} as SceneToolInput,
    tags: {} as 'restoring',
  },
  actors: {
    objectList: objectListMachine,
    objects: orbitObjectsMachine,
    parameters: parametersMachine,
    paths: pathsMachine,
    windows: windowsMachine,
    observatorySearch: observatorySearchMachine,
    population: populationMachine,
    editor: objectEditorMachine,
    timeline: timelineMachine,
    settings: displaySettingsMachine,
    recorder: recorderMachine,
    listImpactors: fromPromise<readonly Impactor[]>(notProvided),
    listen,
  },
  actions: {
    react: enqueueActions(({ enqueue, context, self, event }) =>
      react({ enqueue, context, self }, SOVT_REACTIONS, event),
    ),
    restore: enqueueActions(({ enqueue, context: { saved, ...actors } }) => {
      if (saved === undefined) return;
      const { timeline, settings, paths, objects, population, windows } = sovtEventsOf(saved);
      enqueue.sendTo(actors.timeline, timeline);
      for (const event of settings) enqueue.sendTo(actors.settings, event);
      enqueue.sendTo(actors.objects, EMPTY_LIST);
      enqueue.sendTo(actors.paths, paths);
      enqueue.sendTo(actors.objects, objects);
      enqueue.sendTo(actors.population, population);
      enqueue.sendTo(actors.windows, windows);
      if (saved.SOVTcamera !== undefined) enqueue.emit({ type: 'camera.restored', camera: saved.SOVTcamera });
    }),
  },
  delays: { reloadPause: RELOAD_PAUSE_MS },
}).createMachine({
  id: 'sovt',
  context: ({ spawn, input: { popups, now, realNow } }) => ({
    objectList: spawn('objectList', { id: 'objectList' }),
    objects: spawn('objects', { id: 'objects', input: { focus: EARTH_FOCUS } }),
    parameters: spawn('parameters', { id: 'parameters' }),
    paths: spawn('paths', { id: 'paths' }),
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
    popups,
    saved: undefined,
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
  initial: 'ready',
  on: {
    'state.loaded': {
      target: '.restoring',
      reenter: true,
      actions: assign({ saved: ({ event }) => event.state }),
    },
    '*': { actions: 'react' },
  },
  states: {
    ready: { entry: assign({ saved: undefined }) },
    restoring: {
      tags: 'restoring',
      after: { reloadPause: { target: 'ready', actions: 'restore' } },
    },
  },
});

export type SovtActor = ActorRefFrom<typeof sovtMachine>;

/** The workflows that the coordinator listens to. */
function emittersOf(context: SovtContext) {
  const { objectList, objects, parameters, paths, windows, population } = context;
  const { editor, timeline, settings, recorder, observatorySearch } = context;
  const searches = [objectList, editor].map((actor) => actor.getSnapshot().context.search);
  const own = [objects, parameters, paths, windows, population];
  return [...searches, observatorySearch, objectList, ...own, editor, timeline, settings, recorder];
}
