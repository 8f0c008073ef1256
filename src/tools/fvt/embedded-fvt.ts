import { createClient } from '#client/client.ts';
import type { EmbeddedChange } from '#contract/embedding.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import { namedObjects } from '#parts/objects/named-objects.ts';
import { embeddedStateOf } from '#parts/scene/embedded-state.ts';
import { isWithin, timelineChange } from '#parts/scene/timeline-change.ts';
import { viewpointOfSaved } from '#parts/scene/viewpoint.ts';
import { momentOf } from '#parts/timeline/moment-text.ts';
import type { Page } from '#parts/page.tsx';
import { presentState } from './fvt-state.ts';
import { startFvt } from './start-fvt.ts';

/**
 * The search of flyby visualisation and the flyby it shows, for the page around the frame. Dates and objects are those of the
 * search, which then begins, and of one object alone the first approach is shown; the time is one of the flyby that is shown.
 */
export function embeddedFvt({ tools }: Page): EmbeddedTool {
  const session = tools.open(startFvt);
  const { fvt, sources, scene, clock } = session;
  const { search, timeline } = sources;
  const client = createClient(clock);
  return {
    sets: ['dates', 'objects', 'time', 'camera'],
    async set({ dates, objects, time, camera }) {
      const days = dates && searchedDays(dates);
      const turnTimeline = timelineChange(timeline, { time });
      const listed = objects && (await namedObjects(client, objects));
      turnTimeline();
      if (days !== undefined) {
        search.send({ type: 'first-day.chosen', ms: days.startMs });
        search.send({ type: 'last-day.chosen', ms: days.endMs });
        search.send({ type: 'first-day.chosen', ms: days.startMs }); // one beyond the former last day was brought before it
      }
      if (listed !== undefined) search.send({ type: 'objects.saved', objects: listed });
      if (days !== undefined || listed !== undefined) begin();
      if (camera !== undefined) scene.view.look(viewpointOfSaved(camera));
    },
    read() {
      const state = presentState(session);
      return embeddedStateOf('fvt', { ...state, timeFrame: state.searchTimeFrame }, state.FVTcamera);
    },
  };

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
