import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { FvtState } from '#contract/fvt-state.ts';
import { objectEditorMachine } from '../editor/object-editor.ts';
import { listen } from '../kit/listen.ts';
import { objectListMachine } from '../objects/object-list.ts';
import { react } from '../popups/coordinator.ts';
import { displaySettingsMachine } from '../scene/display-settings.ts';
import { recorderMachine } from '../scene/recorder.ts';
import { RELOAD_PAUSE_MS } from '../saved-state/loading-pauses.ts';
import type { SceneToolContext, SceneToolInput } from '../scene/scene-tool.ts';
import { timelineMachine } from '../scene/timeline.ts';
import { NO_FILTER } from './approach-filter.ts';
import { approachSearchMachine } from './approach-search.ts';
import { comparisonMachine } from './comparison.ts';
import { flybyMachine } from './flyby.ts';
import type { FvtEmitted, FvtEvent, StateLoaded } from './fvt-events.ts';
import { FVT_REACTIONS, type FvtWorkflows } from './fvt-reactions.ts';
import { FVT_FILE_NAME, FVT_SECTIONS, FVT_TIMELINE } from './fvt-tables.ts';
import { savedFlybyTimeline, savedSearch, savedSite, savedTarget } from './fvt-state.ts';
import { groundMachine } from './ground.ts';
import { observatorySearchMachine } from '../planning/observatory-search.ts';
import type { Observatory } from '../planning/observatory.ts';
import { ownFlybysMachine } from './own-flybys.ts';

/** From the loading of a state on, milliseconds: dates and focus come back after the search, and the state counts as restored. */
export const TIMELINE_RESTORED_MS = 3000;
export const STATE_RESTORED_MS = 4000;

export type FvtContext = FvtWorkflows & SceneToolContext<FvtState>;

export type FvtInput = SceneToolInput & {
  /** Whether all is there that a picture is made from. */
  readonly isSceneReady: () => boolean;
  /** From where the visitor observed last. */
  readonly site: Observatory | undefined;
};

/**
 * The coordinator of flyby visualisation: starts the workflows of the tool and carries what happens in one to the others,
 * to the popups and to the page, by the table of `fvt-reactions.ts`.
 *
 *     ready ─state loaded→ restoring(pausing ─1 s→ awaitingBodies → searched ─3 s→ dated ─4 s→) ready
 *
 * Bodies are waited for where the state has a flyby of the visitor's own, which is about one of them.
 */
export const fvtMachine = setup({
  types: {
    context: {} as FvtContext,
    events: {} as FvtEvent | StateLoaded,
    emitted: {} as FvtEmitted,
    input: {} as FvtInput,
    tags: {} as 'restoring',
  },
  actors: {
    objectList: objectListMachine,
    editor: objectEditorMachine,
    search: approachSearchMachine,
    flyby: flybyMachine,
    own: ownFlybysMachine,
    ground: groundMachine,
    comparison: comparisonMachine,
    observatorySearch: observatorySearchMachine,
    timeline: timelineMachine,
    settings: displaySettingsMachine,
    recorder: recorderMachine,
    listen,
  },
  actions: {
    react: enqueueActions(({ enqueue, context, self, event }) =>
      react({ enqueue, context, self }, FVT_REACTIONS, event),
    ),
    restoreSearch: enqueueActions(({ enqueue, context }) => {
      const { saved, search, flyby, own, ground, settings } = context;
      if (saved === undefined) return;
      const { known } = search.getSnapshot().context;
      enqueue.sendTo(settings, { type: 'settings.loaded', saved: saved.displaySettings });
      enqueue.sendTo(settings, { type: 'zoom.chosen', zoom: saved.activeZoomFVT });
      enqueue.sendTo(own, {
        type: 'own.loaded',
        objects: saved.userDefinedObjects,
        selected: saved.selectedObjectName ?? undefined,
        body: known.find(({ id }) => id === saved.userDefinedBody),
      });
      const site = savedSite(saved);
      if (site !== undefined) enqueue.sendTo(ground, { type: 'site.chosen', site });
      const selected = saved.selectedCloseApproach ?? undefined;
      enqueue.sendTo(search, {
        type: 'search.loaded',
        inputs: savedSearch(saved),
        filter: saved.approachFilter ?? NO_FILTER,
        selected,
      });
      const target = savedTarget(saved, known);
      enqueue.sendTo(
        flyby,
        target === undefined ? { type: 'flyby.cleared' } : { type: 'flyby.wanted', target, isRestored: true },
      );
    }),
    restoreView: enqueueActions(({ enqueue, context: { saved, timeline, flyby } }) => {
      if (saved === undefined) return;
      enqueue.sendTo(timeline, { type: 'timeline.loaded', saved: savedFlybyTimeline(saved) });
      const { focusFVT: focus, FVTcamera: camera } = saved;
      enqueue.sendTo(flyby, focus === undefined ? { type: 'focus.reset' } : { type: 'focus.chosen', focus });
      if (saved.cameraFVT !== undefined)
        enqueue.sendTo(flyby, { type: 'camera.chosen', camera: saved.cameraFVT });
      if (camera !== undefined) enqueue.emit({ type: 'camera.restored', camera });
    }),
  },
  guards: {
    hasItsBody: ({ context: { saved, search } }) =>
      (saved?.userDefinedBody ?? undefined) === undefined ||
      search.getSnapshot().matches({ bodies: 'known' }),
  },
  delays: {
    reloadPause: RELOAD_PAUSE_MS,
    untilDates: TIMELINE_RESTORED_MS - RELOAD_PAUSE_MS,
    untilRestored: STATE_RESTORED_MS - TIMELINE_RESTORED_MS,
  },
}).createMachine({
  id: 'fvt',
  context: ({ spawn, input: { popups, now, realNow, isSceneReady, site } }) => ({
    objectList: spawn('objectList', { id: 'objectList' }),
    editor: spawn('editor', { id: 'editor', input: { purpose: 'flyby', nowMs: now() } }),
    search: spawn('search', { id: 'search', input: { nowMs: now() } }),
    flyby: spawn('flyby', { id: 'flyby', input: { isSceneReady } }),
    own: spawn('own', { id: 'own' }),
    ground: spawn('ground', { id: 'ground', input: { site } }),
    comparison: spawn('comparison', { id: 'comparison' }),
    observatorySearch: spawn('observatorySearch', { id: 'observatorySearch' }),
    timeline: spawn('timeline', {
      id: 'timeline',
      input: { options: FVT_TIMELINE, nowMs: now(), realNow },
    }),
    settings: spawn('settings', {
      id: 'settings',
      input: { sections: FVT_SECTIONS, hasCharts: false, particleSize: undefined },
    }),
    recorder: spawn('recorder', { id: 'recorder', input: { fileName: FVT_FILE_NAME, now } }),
    popups,
    saved: undefined,
  }),
  invoke: { src: 'listen', input: ({ context }) => ({ emitters: emittersOf(context) }) },
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
      initial: 'pausing',
      states: {
        pausing: { after: { reloadPause: 'awaitingBodies' } },
        awaitingBodies: {
          always: { guard: 'hasItsBody', target: 'searched' },
          on: { 'bodies.settled': 'searched' },
        },
        searched: {
          entry: 'restoreSearch',
          after: { untilDates: { target: 'dated', actions: 'restoreView' } },
        },
        dated: { after: { untilRestored: '#fvt.ready' } },
      },
    },
  },
});

export type FvtActor = ActorRefFrom<typeof fvtMachine>;

/** The workflows that the coordinator listens to. */
function emittersOf(context: FvtContext) {
  const { objectList, editor, observatorySearch, search, flyby, own, comparison } = context;
  const { timeline, settings, recorder } = context;
  const boxes = [objectList, editor].map((actor) => actor.getSnapshot().context.search);
  const ofFlybys = [search, flyby, own, comparison];
  return [...boxes, observatorySearch, objectList, editor, ...ofFlybys, timeline, settings, recorder];
}
