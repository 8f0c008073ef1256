import type { Subscription } from 'xstate';
import { createClient } from '#client/client.ts';
import type { EmbeddedChange } from '#contract/embedding/embedding.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import type { TimeRange } from '#machines/kit/time-range.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import { namedObjects } from '#parts/objects/named-objects.ts';
import { embeddedStateOf, sceneCamera } from '#parts/scene/embedded-state.ts';
import { isWithin, timelineChange } from '#parts/scene/timeline-change.ts';
import { viewpointOfSaved } from '#parts/scene/viewpoint.ts';
import { momentOf } from '#parts/timeline/moment-text.ts';
import type { Page } from '#parts/page.tsx';
import { presentState } from './fvt-state.ts';
import { startFvt } from './start-fvt.ts';

/** A flyby is shown from five days before its nearest point to five after it, ms. */
const FLYBY_REACH_MS = 6 * MILLISECONDS_PER_DAY;

/**
 * The search of flyby visualisation and the flyby it shows, for the page around the frame. Dates and objects are those of the
 * search, which then begins, and if there is only one object, its first approach is shown; the time is one of the flyby that is shown.
 */
export function embeddedFvt({ tools }: Page): EmbeddedTool {
  const session = tools.open(startFvt);
  const { fvt, sources, scene } = session;
  const { search, timeline, flyby } = sources;
  let awaited: Subscription | undefined;
  const client = createClient();
  return {
    sets: ['dates', 'objects', 'time', 'camera'],
    async set({ dates, objects, time, camera }) {
      const eye = camera && sceneCamera(camera);
      const days = dates && searchedDays(dates);
      const begins = days !== undefined || objects !== undefined;
      const listed = objects && (await namedObjects(client, objects));
      const turnTimeline = begins ? turnLater(time, days) : timelineChange(timeline, { time });
      turnTimeline();
      if (days !== undefined) {
        search.send({ type: 'first-day.chosen', ms: days.startMs });
        search.send({ type: 'last-day.chosen', ms: days.endMs });
        search.send({ type: 'first-day.chosen', ms: days.startMs }); // one beyond the former last day was brought before it
      }
      if (listed !== undefined) search.send({ type: 'objects.saved', objects: listed });
      if (begins) begin();
      if (eye !== undefined) scene.view.look(viewpointOfSaved(eye));
    },
    read() {
      const state = presentState(session);
      return embeddedStateOf('fvt', { ...state, timeFrame: state.searchTimeFrame }, state.FVTcamera);
    },
  };

  /**
   * Turns the timeline for a flyby that is being searched: the time is shown once the flyby is loaded. @throws EmbeddingRefusal as
   * `timelineChange`.
   */
  function turnLater(time: string | undefined, days: TimeRange | undefined): () => void {
    const ms = time === undefined ? undefined : Date.parse(time);
    const { startMs, endMs } = days ?? search.getSnapshot().context.days;
    const reached = { startMs: startMs - FLYBY_REACH_MS, endMs: endMs + FLYBY_REACH_MS };
    if (ms !== undefined && !isWithin(reached, { startMs: ms, endMs: ms }))
      throw new EmbeddingRefusal('out-of-range', 'The time is not between the dates.');
    return () => {
      awaited?.unsubscribe();
      awaited = flyby.on('flyby.shown', () => {
        awaited?.unsubscribe();
        if (ms !== undefined) queueMicrotask(() => show({ startMs: ms, endMs: ms })); // after the flyby has turned the timeline to its nearest point
      });
    };
  }

  function show(moment: TimeRange): void {
    if (isWithin(timeline.getSnapshot().context.range, moment))
      timeline.send({ type: 'moment.shown', ms: moment.startMs });
  }

  function begin(): void {
    const { objects, bodies, days } = search.getSnapshot().context;
    const [object, ...others] = objects;
    const [body] = bodies;
    if (object === undefined || body === undefined || others.length > 0)
      return search.send({ type: 'search.requested' });
    const address = { object: object.designator, search: { body, days } };
    fvt.send({ type: 'flyby.addressed', address });
  }

  function searchedDays({ start, end }: NonNullable<EmbeddedChange['dates']>) {
    const days = { startMs: momentOf(start), endMs: momentOf(end) };
    if (!isWithin(search.getSnapshot().context.limits, days))
      throw new EmbeddingRefusal('out-of-range', 'The dates are beyond those that can be searched.');
    return days;
  }
}
