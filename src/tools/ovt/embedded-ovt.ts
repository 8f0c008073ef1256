import { createClient } from '#client/client.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import type { TimeRange } from '#machines/kit/time-range.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import { namedObjects } from '#parts/objects/named-objects.ts';
import { viewpointOfSaved } from '#parts/scene/viewpoint.ts';
import type { Page } from '#parts/page.tsx';
import { momentOf } from '#parts/timeline/moment-text.ts';
import { presentState } from './ovt-state.ts';
import { startOvt } from './ovt-tool.tsx';

/** The picture of orbit visualisation, for the page around the frame. */
export function embeddedOvt({ tools }: Page): EmbeddedTool {
  const session = tools.open(startOvt);
  const { sources, scene, clock } = session;
  const client = createClient(clock);
  return {
    sets: ['dates', 'objects', 'time', 'camera'],
    async set({ dates, objects, time, camera }) {
      const { range: present, limits } = sources.timeline.getSnapshot().context;
      const range = dates && { startMs: momentOf(dates.start), endMs: momentOf(dates.end) };
      if (range !== undefined && !isWithin(limits, range))
        throw new EmbeddingRefusal('out-of-range', 'The dates are beyond those of the timeline.');
      const ms = time === undefined ? undefined : Date.parse(time);
      if (ms !== undefined && !isWithin(range ?? present, { startMs: ms, endMs: ms }))
        throw new EmbeddingRefusal('out-of-range', 'The time is not between the dates.');
      const listed = objects && (await namedObjects(client, objects));

      if (range !== undefined) sources.timeline.send({ type: 'range.replaced', range });
      if (ms !== undefined) sources.timeline.send({ type: 'moment.shown', ms });
      if (listed !== undefined) {
        sources.objects.send({ type: 'objects.saved', objects: listed });
        const { objects: rows } = sources.objects.getSnapshot().context;
        for (const { designator, checked } of rows) {
          if (!checked && listed.some((object) => object.designator === designator))
            sources.objects.send({ type: 'check.toggled', designator });
        }
      }
      if (camera !== undefined) scene.view.look(viewpointOfSaved(camera));
    },
    read() {
      const { timeFrame, finalAsteroidsList, activeCurrentDate, OVTcamera } = presentState(session);
      return {
        tool: 'ovt',
        dates: timeFrame,
        objects: finalAsteroidsList.map(({ designator }) => designator),
        time: activeCurrentDate,
        ...(OVTcamera === undefined ? {} : { camera: OVTcamera }),
      };
    },
  };
}

function isWithin(outer: TimeRange, { startMs, endMs }: TimeRange): boolean {
  return startMs >= outer.startMs && endMs <= outer.endMs;
}
