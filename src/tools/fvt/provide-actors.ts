import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { clientActors } from '#client/actors.ts';
import type { Client } from '#client/client.ts';
import type { FvtClient } from '#client/fvt/fvt-client.ts';
import { createSearchPace } from '#client/fvt/search-pace.ts';
import { failureOf } from '#contract/rest/failure.ts';
import type { CloseApproach, CloseApproachesQuery } from '#contract/fvt/close-approaches.ts';
import type { FlybyFile } from '#contract/fvt/flyby-bytes.ts';
import type { FlybyQuery } from '#contract/fvt/flyby.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { passageOf } from '#contract/fvt/solutions.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import type { SearchAnswer, SearchInputs } from '#machines/fvt/approach-search-events.ts';
import { approachSearchMachine } from '#machines/fvt/approach-search.ts';
import { FIRST_BODIES } from '#machines/fvt/body-choice.ts';
import { FEATURED_OBJECTS } from '#contract/fvt/featured-objects.ts';
import { openingMachine } from '#machines/fvt/opening.ts';
import type { TimeRange } from '#machines/kit/time-range.ts';
import { flybyDate } from '#machines/fvt/close-approach.ts';
import { type ComparedApproach, type ComparedSolution, comparisonMachine } from '#machines/fvt/comparison.ts';
import { type FlybyEvent, flybyMachine, type FlybyTarget } from '#machines/fvt/flyby.ts';
import { fvtMachine } from '#machines/fvt/fvt.ts';
import { ownFlybyQuery } from '#machines/fvt/own-flyby-query.ts';
import { observatorySearchMachine } from '#machines/planning/observatory-search.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { objectSearchMachine } from '#machines/objects/object-search.ts';
import { providedRecorder } from '#parts/recorder/capture.ts';
import type { Movie } from '#parts/recorder/record-movie.ts';
import type { FvtSession } from './fvt-session.ts';
import { providedStory } from './story/provided-story.ts';

/** Calls a listener when all data of a picture are loaded, at once if they are, until the returned function is called. */
export type WatchScene = (onReady: () => void) => () => void;

/** The machine of flyby visualisation with all actors provided, connected to network and browser. */
export function providedFvt(
  client: Client,
  calls: FvtClient,
  openMovie: () => Promise<Movie>,
  watchScene: WatchScene,
  session: () => FvtSession,
): typeof fvtMachine {
  const actors = clientActors(client);
  const search = objectSearchMachine.provide({ actors: actors.objectSearch });
  return fvtMachine.provide({
    actors: {
      objectList: objectListMachine.provide({ actors: { search, ...actors.objectList } }),
      editor: objectEditorMachine.provide({ actors: { search } }),
      search: approachSearchMachine.provide({
        actors: {
          ...actors.objectList,
          listBodies: fromPromise<readonly MainBodyRecord[]>(({ signal }) => calls.mainBodies({ signal })),
          searchApproaches: searchApproaches(calls),
          listApproaches: fromPromise<readonly CloseApproach[], SearchInputs>(({ input, signal }) =>
            listApproaches(calls, queryOf(input), signal),
          ),
        },
      }),
      opening: openingMachine.provide({
        actors: {
          searchApproaches: searchApproaches(calls),
          findFeatured: fromPromise<readonly CloseApproach[], TimeRange>(({ input, signal }) =>
            listApproaches(
              calls,
              {
                ...queryOf({ bodies: FIRST_BODIES, days: input, objects: [] }),
                names: [...FEATURED_OBJECTS],
              },
              signal,
            ),
          ),
        },
      }),
      flyby: flybyMachine.provide({
        actors: {
          loadFlyby: fromPromise<FlybyFile, FlybyTarget>(({ input, signal }) =>
            loadFlyby(calls, input, signal),
          ),
          watchScene: fromCallback<FlybyEvent>(({ sendBack }) =>
            watchScene(() => sendBack({ type: 'scene.ready' })),
          ),
        },
      }),
      comparison: comparisonMachine.provide({
        actors: {
          compareSolutions: fromPromise<readonly ComparedSolution[], ComparedApproach>(({ input, signal }) =>
            compareSolutions(calls, input, signal),
          ),
        },
      }),
      story: providedStory(session),
      observatorySearch: observatorySearchMachine.provide({ actors: actors.observatorySearch }),
      recorder: providedRecorder(openMovie),
    },
  });
}

function searchApproaches(calls: FvtClient) {
  return fromCallback<EventObject, SearchInputs>(({ sendBack, input }) => {
    const ending = new AbortController();
    const notify = (answer: SearchAnswer) => {
      if (!ending.signal.aborted) sendBack(answer);
    };
    const paceOf = createSearchPace(() => performance.now());
    calls
      .closeApproaches(
        queryOf(input),
        ({ closeApproaches, done, total }) =>
          notify({
            type: 'search.progressed',
            approaches: closeApproaches,
            progress: { searched: done, total, leftMs: paceOf(done, total) },
          }),
        { signal: ending.signal },
      )
      .then(
        (answer) => notify({ type: 'search.answered', answer }),
        (error: unknown) => notify({ type: 'search.broken', failure: failureOf(error) }),
      );
    return () => ending.abort();
  });
}

function queryOf({ bodies, days, objects }: SearchInputs): CloseApproachesQuery {
  return {
    startDate: modifiedJulianDate(days.startMs),
    endDate: modifiedJulianDate(days.endMs),
    mainBody: [...bodies],
    names: objects.map(({ designator }) => designator),
  };
}

async function listApproaches(
  calls: FvtClient,
  query: CloseApproachesQuery,
  signal: AbortSignal,
): Promise<readonly CloseApproach[]> {
  return (await calls.closeApproaches(query, () => undefined, { signal })).closeApproaches;
}

function loadFlyby(calls: FvtClient, target: FlybyTarget, signal: AbortSignal): Promise<FlybyFile> {
  if (target.kind === 'user-defined')
    return calls.flybyUserDefined(ownFlybyQuery(target.object, target.body), { signal });
  return calls.flyby(flybyQueryOf(target.approach), { signal });
}

function flybyQueryOf(approach: CloseApproach): FlybyQuery {
  return { name: approach.designator, date: flybyDate(approach), center: approach.mainBody.id };
}

/** The service's approach by each orbit, then the flybys that the user defined. */
async function compareSolutions(
  calls: FvtClient,
  { approach, userDefined }: ComparedApproach,
  signal: AbortSignal,
): Promise<readonly ComparedSolution[]> {
  const ownSolutions = userDefined.map(async ({ object, body }): Promise<ComparedSolution> => {
    const { facts } = await calls.flybyUserDefined(ownFlybyQuery(object, body), { signal });
    return { ownName: object.objectName, provenance: facts.provenance, passage: passageOf(facts) };
  });
  const [{ solutions }, ...others] = await Promise.all([
    calls.solutions(flybyQueryOf(approach), { signal }),
    ...ownSolutions,
  ]);
  return [...solutions, ...others];
}

/** A Modified Julian Date, UTC. */
function modifiedJulianDate(ms: number): number {
  return julianDateFromUnixTime(ms) - MJD_ORIGIN;
}
