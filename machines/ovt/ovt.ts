import { type AnyActorRef, assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { Impactor } from '#contract/asteroid.ts';
import { failureOf } from '#contract/failure.ts';
import type { OvtState } from '#contract/ovt-state.ts';
import { displaySettingsMachine } from '../scene/display-settings.ts';
import { listen } from '../kit/listen.ts';
import { notProvided } from '../kit/not-provided.ts';
import { failed } from '../popups/notice.ts';
import { objectEditorMachine } from '../editor/object-editor.ts';
import { objectListMachine } from '../objects/object-list.ts';
import { orbitLoadingMachine } from '../orbits/orbit-loading.ts';
import { orbitObjectsMachine } from '../orbits/orbit-objects.ts';
import type { OvtActors, OvtEmitted, OvtEvent, OvtNews } from './ovt-events.ts';
import { reactionsTo } from './ovt-reactions.ts';
import { ovtEventsOf } from './ovt-state.ts';
import { recorderMachine } from '../scene/recorder.ts';
import { swarmMachine } from '../orbits/swarm.ts';
import { timelineMachine } from '../scene/timeline.ts';
import { TIMELINES } from '../scene/timeline-options.ts';

/** Pause before a loaded state takes the place of the current one, milliseconds. */
export const RELOAD_PAUSE_MS = 1000;

export type OvtContext = OvtActors & {
  /** What is restored once the pause is over. */
  readonly saved: OvtState | undefined;
};

export type OvtInput = {
  readonly popups: OvtActors['popups'];
  /** The present, UTC milliseconds. */
  readonly now: () => number;
  /** Milliseconds of real time that never go back, as `performance.now`. */
  readonly realNow: () => number;
  /** A number from 0 to 1 by chance. */
  readonly random: () => number;
  /** As the browser kept it. */
  readonly particleSize: number | undefined;
};

/**
 * The coordinator of orbit visualisation: starts the workflows of the tool and carries what happens in one to the
 * others, to the popups and to the page, by the table of `ovt-reactions.ts`. It decides nothing about their insides.
 *
 *     ready ─state loaded→ restoring ─1 s→ ready
 *
 * Another state that is loaded meanwhile takes the place of the first.
 */
export const ovtMachine = setup({
  types: {
    context: {} as OvtContext,
    events: {} as OvtEvent | OvtNews,
    emitted: {} as OvtEmitted,
    input: {} as OvtInput,
    tags: {} as 'restoring',
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
    listImpactors: fromPromise<readonly Impactor[]>(notProvided),
    listen,
  },
  actions: {
    react: enqueueActions(({ enqueue, context, event }) => {
      for (const order of reactionsTo(event, context)) {
        if (order.to === 'page') enqueue.emit(order.event);
        else enqueue.sendTo(context[order.to] as AnyActorRef, order.event);
      }
    }),
    restore: enqueueActions(({ enqueue, context: { saved, ...actors } }) => {
      if (saved === undefined) return;
      const { timeline, settings, swarm, objects } = ovtEventsOf(saved);
      enqueue.sendTo(actors.timeline, timeline);
      for (const event of settings) enqueue.sendTo(actors.settings, event);
      enqueue.sendTo(actors.swarm, swarm);
      enqueue.sendTo(actors.objects, objects);
      if (saved.OVTcamera !== undefined) enqueue.emit({ type: 'camera.restored', camera: saved.OVTcamera });
    }),
  },
  delays: { reloadPause: RELOAD_PAUSE_MS },
}).createMachine({
  id: 'ovt',
  context: ({ spawn, input: { popups, now, realNow, random, particleSize } }) => {
    const settings = spawn('settings', { id: 'settings', input: { tool: 'ovt', particleSize } });
    const { maxSavedPerturbedObjects: mostPerturbed } = settings.getSnapshot().context.settings;
    return {
      objectList: spawn('objectList', { id: 'objectList' }),
      objects: spawn('objects', { id: 'objects' }),
      loading: spawn('loading', { id: 'loading', input: { mostPerturbed } }),
      editor: spawn('editor', { id: 'editor', input: { purpose: 'orbits', nowMs: now() } }),
      swarm: spawn('swarm', { id: 'swarm', input: { random } }),
      timeline: spawn('timeline', {
        id: 'timeline',
        input: { options: TIMELINES.ovt, nowMs: now(), realNow },
      }),
      settings,
      recorder: spawn('recorder', { id: 'recorder', input: { tool: 'ovt', now } }),
      popups,
      saved: undefined,
    };
  },
  invoke: [
    { src: 'listen', input: ({ context }) => ({ sources: sourcesOf(context) }) },
    {
      src: 'listImpactors',
      onDone: {
        actions: sendTo(
          ({ context }) => context.objects,
          ({ event }) => ({ type: 'impactors.listed', impactors: event.output }),
        ),
      },
      onError: {
        actions: sendTo(
          ({ context }) => context.popups,
          ({ event }) => ({ type: 'popup.opened', popup: failed(failureOf(event.error)) }),
        ),
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

/** The workflows whose news the coordinator carries on. */
function sourcesOf(context: OvtContext) {
  const { objectList, objects, loading, editor, swarm, timeline, settings, recorder, popups } = context;
  const searches = [objectList, editor].map((actor) => actor.getSnapshot().context.search);
  return [...searches, objectList, objects, loading, editor, swarm, timeline, settings, recorder, popups];
}
