import { createClient } from '#client/client.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import { namedObjects } from '#parts/objects/named-objects.ts';
import { timelineChange } from '#parts/scene/timeline-change.ts';
import { viewpointOfSaved } from '#parts/scene/viewpoint.ts';
import type { Page } from '#parts/page.tsx';
import { presentState } from './ovt-state.ts';
import { startOvt } from './ovt-tool.tsx';

/** The picture of orbit visualisation, for the page around the frame. */
export function embeddedOvt({ tools }: Page): EmbeddedTool {
  const session = tools.open(startOvt);
  const { sources, scene, clock } = session;
  const client = createClient(clock);
  return {
    sets: ['dates', 'objects', 'time', 'camera'],
    async set({ objects, camera, ...instants }) {
      const turnTimeline = timelineChange(sources.timeline, instants);
      const listed = objects && (await namedObjects(client, objects));
      turnTimeline();
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
