import { type ActorRefFrom, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { Impactor } from '#contract/asteroid.ts';
import { failureOf } from '#contract/rest/failure.ts';
import type { OvtState } from '#contract/ovt/ovt-state.ts';
import { MOST_PERTURBED } from '../scene/display-settings-rules.ts';
import { displaySettingsMachine } from '../scene/display-settings.ts';
import { listen } from '../kit/listen.ts';
import { notProvided } from '../kit/not-provided.ts';
import { react } from '../popups/coordinator.ts';
import { emittersOf } from '../editor/emitters.ts';
import { objectEditorMachine } from '../editor/object-editor.ts';
import { objectListMachine } from '../objects/object-list.ts';
import { orbitLoadingMachine } from '../orbits/orbit-loading.ts';
import { orbitObjectsMachine } from '../orbits/orbit-objects.ts';
import type { OvtEmitted, OvtEvent, OvtWorkflows } from './ovt-events.ts';
import { OVT_REACTIONS } from './ovt-reactions.ts';
import { OVT_FILE_NAME, OVT_SECTIONS, OVT_TIMELINE } from './ovt-tables.ts';
import { recorderMachine } from '../scene/recorder.ts';
import { restoringMachine } from '../orbits/restoring.ts';
import type { SceneToolContext, SceneToolInput } from '../scene/scene-tool.ts';
import { swarmMachine } from '../orbits/swarm.ts';
import { timelineMachine } from '../scene/timeline.ts';

export type OvtContext = OvtWorkflows & SceneToolContext;

export type OvtInput = SceneToolInput & {
  /** A random number from 0 to 1. */
  readonly random: () => number;
  /** The size that the browser stored. */
  readonly particleSize: number | undefined;
};

/**
 * The coordinator of orbit visualisation: starts the workflows of the tool and carries what happens in one to the
 * others, to the popups and to the page, by the table of `ovt-reactions.ts`. It decides nothing about their insides.
 */
export const ovtMachine = setup({
  types: {
    context: {} as OvtContext,
    events: {} as OvtEvent,
    emitted: {} as OvtEmitted,
    input: {} as OvtInput,
  },
  actors: {
    objectList: objectListMachine,
    objects: orbitObjectsMachine,
    loading: orbitLoadingMachine,
    editor: objectEditorMachine,
    swarm: swarmMachine,
    timeline: timelineMachine,
    settings: displaySettingsMachine,
    recorder: recorderMachine,
    restoring: restoringMachine<OvtState>(),
    listImpactors: fromPromise<readonly Impactor[]>(notProvided),
    listen,
  },
  actions: {
    react: enqueueActions(({ enqueue, context, self, event }) =>
      react({ enqueue, context, self }, OVT_REACTIONS, event),
    ),
  },
}).createMachine({
  id: 'ovt',
  context: ({ spawn, input: { popups, now, realNow, random, particleSize } }) => ({
    objectList: spawn('objectList', { id: 'objectList' }),
    objects: spawn('objects', { id: 'objects' }),
    loading: spawn('loading', { id: 'loading', input: { mostPerturbed: MOST_PERTURBED } }),
    editor: spawn('editor', { id: 'editor', input: { purpose: 'orbits', nowMs: now() } }),
    swarm: spawn('swarm', { id: 'swarm', input: { random } }),
    timeline: spawn('timeline', {
      id: 'timeline',
      input: { options: OVT_TIMELINE, nowMs: now(), realNow },
    }),
    settings: spawn('settings', {
      id: 'settings',
      input: { sections: OVT_SECTIONS, hasCharts: false, particleSize },
    }),
    recorder: spawn('recorder', { id: 'recorder', input: { fileName: OVT_FILE_NAME, now } }),
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

export type OvtActor = ActorRefFrom<typeof ovtMachine>;
