import { createClient } from '#client/client.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import { namedObjects } from '#parts/objects/named-objects.ts';
import { timelineChange } from '#parts/scene/timeline-change.ts';
import { viewpointOfSaved } from '#parts/scene/viewpoint.ts';
import type { Page } from '#parts/page.tsx';
import { presentState } from './sovt-state.ts';
import { startSovt } from './start-sovt.ts';

/** The rotating frame, for the page around the frame of the toolkit: the first object that it names is selected and calculated. */
export function embeddedSovt({ tools }: Page): EmbeddedTool {
  const session = tools.open(startSovt);
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
        const [first] = listed;
        if (first !== undefined) sources.objects.send({ type: 'row.clicked', designator: first.designator });
      }
      if (camera !== undefined) scene.view.look(viewpointOfSaved(camera));
    },
    read() {
      const { timeFrame, finalAsteroidsList, activeCurrentDate, SOVTcamera } = presentState(session);
      return {
        tool: 'sovt',
        dates: timeFrame,
        objects: finalAsteroidsList.map(({ designator }) => designator),
        time: activeCurrentDate,
        ...(SOVTcamera === undefined ? {} : { camera: SOVTcamera }),
      };
    },
  };
}
