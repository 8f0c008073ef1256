import { type ActorRefFrom, enqueueActions, setup } from 'xstate';
import { emittersOf } from '../editor/emitters.ts';
import { objectEditorMachine } from '../editor/object-editor.ts';
import { listen } from '../kit/listen.ts';
import { objectListMachine } from '../objects/object-list.ts';
import { react } from '../popups/coordinator.ts';
import { displaySettingsMachine } from '../scene/display-settings.ts';
import { recorderMachine } from '../scene/recorder.ts';
import type { SceneToolContext, SceneToolInput } from '../scene/scene-tool.ts';
import { timelineMachine } from '../scene/timeline.ts';
import { approachSearchMachine } from './approach-search.ts';
import { comparisonMachine } from './comparison.ts';
import { flybyMachine } from './flyby.ts';
import type { FvtEmitted, FvtEvent, FvtWorkflows } from './fvt-events.ts';
import { FVT_REACTIONS } from './fvt-reactions.ts';
import { FVT_FILE_NAME, FVT_SECTIONS, FVT_TIMELINE } from './fvt-tables.ts';
import { groundMachine } from './ground.ts';
import { openingMachine } from './opening.ts';
import { observatorySearchMachine } from '../planning/observatory-search.ts';
import type { Observatory } from '../planning/observatory.ts';
import { ownFlybysMachine } from './own-flybys.ts';
import { storyMachine } from './story.ts';
import { flybyRestoringMachine } from './restoring.ts';

export type FvtContext = FvtWorkflows & SceneToolContext;

export type FvtInput = SceneToolInput & {
  /** The site from which the user observed last. */
  readonly site: Observatory | undefined;
};

/**
 * The coordinator of flyby visualisation: starts the workflows of the tool and carries what happens in one to the others,
 * to the popups and to the page, by the table of `fvt-reactions.ts`.
 */
export const fvtMachine = setup({
  types: {
    context: {} as FvtContext,
    events: {} as FvtEvent,
    emitted: {} as FvtEmitted,
    input: {} as FvtInput,
  },
  actors: {
    objectList: objectListMachine,
    editor: objectEditorMachine,
    search: approachSearchMachine,
    opening: openingMachine,
    flyby: flybyMachine,
    ownFlybys: ownFlybysMachine,
    ground: groundMachine,
    comparison: comparisonMachine,
    story: storyMachine,
    observatorySearch: observatorySearchMachine,
    timeline: timelineMachine,
    settings: displaySettingsMachine,
    recorder: recorderMachine,
    restoring: flybyRestoringMachine,
    listen,
  },
  actions: {
    react: enqueueActions(({ enqueue, context, self, event }) =>
      react({ enqueue, context, self }, FVT_REACTIONS, event),
    ),
  },
}).createMachine({
  id: 'fvt',
  context: ({ spawn, input: { popups, now, realNow, site } }) => ({
    objectList: spawn('objectList', { id: 'objectList', input: { definesObjects: false } }),
    editor: spawn('editor', { id: 'editor', input: { purpose: 'flyby', nowMs: now() } }),
    search: spawn('search', { id: 'search', input: { nowMs: now() } }),
    opening: spawn('opening', { id: 'opening', input: { nowMs: now() } }),
    flyby: spawn('flyby', { id: 'flyby' }),
    ownFlybys: spawn('ownFlybys', { id: 'ownFlybys' }),
    ground: spawn('ground', { id: 'ground', input: { site } }),
    comparison: spawn('comparison', { id: 'comparison' }),
    story: spawn('story', { id: 'story', input: { now } }),
    observatorySearch: spawn('observatorySearch', { id: 'observatorySearch' }),
    timeline: spawn('timeline', {
      id: 'timeline',
      input: { options: FVT_TIMELINE, nowMs: now(), realNow },
    }),
    preview: spawn('timeline', {
      id: 'preview',
      input: { options: FVT_TIMELINE, nowMs: now(), realNow },
    }),
    settings: spawn('settings', {
      id: 'settings',
      input: { sections: FVT_SECTIONS, hasCharts: false, particleSize: undefined },
    }),
    recorder: spawn('recorder', { id: 'recorder', input: { fileName: FVT_FILE_NAME, now } }),
    restoring: spawn('restoring', { id: 'restoring' }),
    popups,
  }),
  invoke: { src: 'listen', input: ({ context }) => ({ emitters: emittersOf(context) }) },
  on: { '*': { actions: 'react' } },
});

export type FvtActor = ActorRefFrom<typeof fvtMachine>;
