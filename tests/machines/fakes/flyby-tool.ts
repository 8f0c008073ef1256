import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import type { AsteroidsByName, ListedObject } from '#contract/asteroid.ts';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { FlybyFile } from '#contract/fvt/flyby-bytes.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import type { SearchAnswer, SearchInputs } from '#machines/fvt/approach-search-events.ts';
import { approachSearchMachine } from '#machines/fvt/approach-search.ts';
import { type ComparedApproach, type ComparedSolution, comparisonMachine } from '#machines/fvt/comparison.ts';
import { type FlybyEvent, flybyMachine, type FlybyTarget } from '#machines/fvt/flyby.ts';
import type { FvtEmitted } from '#machines/fvt/fvt-events.ts';
import { fvtStateOf } from '#machines/fvt/fvt-state.ts';
import { fvtMachine } from '#machines/fvt/fvt.ts';
import { openingMachine } from '#machines/fvt/opening.ts';
import type { TimeRange } from '#machines/kit/time-range.ts';
import type { SearchQuery } from '#machines/kit/search.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { type ObjectScope, objectSearchMachine } from '#machines/objects/object-search.ts';
import { popupsMachine } from '#machines/popups/popups.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { deferredActor } from './deferred.ts';
import { shownPopup } from './shown-popup.ts';

/** The day on which the tool is opened. */
export const NOW = Date.parse('2026-03-01T12:00:00Z');

/** A search that was requested: its inputs, and a way to send its responses; `over` once it is no longer waited for. */
export type SearchCall = {
  readonly inputs: SearchInputs;
  readonly send: (answer: SearchAnswer) => void;
  over: boolean;
};

/** Flyby visualisation on 1 March 2026 without a service: the test responds to its requests. */
export function startFlybys(watchScene: (onReady: () => void) => void = (onReady) => onReady()) {
  const popups = createActor(popupsMachine).start();
  const find = deferredActor<AsteroidsByName, { names: readonly string[] }>();
  const bodies = deferredActor<readonly MainBodyRecord[]>();
  const flybys = deferredActor<FlybyFile, FlybyTarget>();
  const comparisons = deferredActor<readonly ComparedSolution[], ComparedApproach>();
  const searches: SearchCall[] = [];
  const openings: SearchCall[] = [];
  const featured = deferredActor<readonly CloseApproach[], TimeRange>();
  const following = deferredActor<readonly CloseApproach[], SearchInputs>();
  const searching = (calls: SearchCall[]) =>
    fromCallback<EventObject, SearchInputs>(({ input, sendBack }) => {
      const call: SearchCall = { inputs: input, send: sendBack, over: false };
      calls.push(call);
      return () => {
        call.over = true;
      };
    });
  const search = objectSearchMachine.provide({
    actors: { findByPhrase: deferredActor<readonly ListedObject[], SearchQuery<ObjectScope>>().actor },
  });
  const machine = fvtMachine.provide({
    actors: {
      objectList: objectListMachine.provide({ actors: { search, findByNames: find.actor } }),
      editor: objectEditorMachine.provide({ actors: { search } }),
      search: approachSearchMachine.provide({
        actors: {
          listBodies: bodies.actor,
          findByNames: find.actor,
          searchApproaches: searching(searches),
          listApproaches: following.actor,
        },
      }),
      opening: openingMachine.provide({
        actors: { searchApproaches: searching(openings), findFeatured: featured.actor },
      }),
      flyby: flybyMachine.provide({
        actors: {
          loadFlyby: flybys.actor,
          watchScene: fromCallback<FlybyEvent>(({ sendBack }) =>
            watchScene(() => sendBack({ type: 'scene.ready' })),
          ),
        },
      }),
      comparison: comparisonMachine.provide({ actors: { compareSolutions: comparisons.actor } }),
    },
  });
  const clock = new SimulatedClock();
  const fvt = createActor(machine, {
    clock,
    input: { popups, now: () => NOW, realNow: () => clock.now(), site: undefined },
  });
  const emitted: FvtEmitted[] = [];
  fvt.on('*', (event) => emitted.push(event));
  fvt.start();
  const context = () => fvt.getSnapshot().context;
  const answers = { find, bodies, flybys, searches, openings, featured, following };
  return { fvt, clock, emitted, context, ...answers, ...shownPopup(popups, fvt) };
}

/** What a tool would save. */
export function stateOf(context: ReturnType<ReturnType<typeof startFlybys>['context']>) {
  return fvtStateOf(presentOf(context), {
    position: [1, 2, 3],
    rotation: [0.1, 0.2, 0.3],
    quaternion: [0, 0, 0, 1],
  });
}
