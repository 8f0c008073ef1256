import type { Client } from '#client/client.ts';
import type { ListedObject } from '#contract/asteroid.ts';
import type { EmbeddedState } from '#contract/embedding/embedding.ts';
import type { OrbitObjectsActor } from '#machines/orbits/orbit-objects.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import { namedObjects } from '#parts/objects/named-objects.ts';
import { sceneCamera } from '#parts/scene/embedded-state.ts';
import { timelineChange } from '#parts/scene/timeline-change.ts';
import { viewpointOfSaved } from '#parts/scene/viewpoint.ts';
import type { SceneSession } from '#parts/scene/scene-session.ts';

/** A tool of orbits as it is set from outside. */
type OrbitTool = {
  readonly timeline: TimelineActor;
  readonly objects: OrbitObjectsActor;
  readonly view: Pick<SceneSession<unknown>['view'], 'look'>;
  readonly client: Pick<Client, 'findObjectsByName'>;
  /** Brings to the screen what is on the list now. */
  readonly show: (listed: readonly ListedObject[]) => void;
  readonly read: () => EmbeddedState;
};

/** A tool of orbits for the page around the frame: dates, list, time and camera. */
export function embeddedOrbits(tool: OrbitTool): EmbeddedTool {
  return {
    sets: ['dates', 'objects', 'time', 'camera'],
    async set({ objects, camera, ...instants }) {
      const eye = camera && sceneCamera(camera);
      const lookUpAgain = objects === undefined ? undefined : abandonLookUp(tool.objects);
      const prepare = async () => {
        const listed = objects && (await namedObjects(tool.client, objects));
        return { listed, turnTimeline: timelineChange(tool.timeline, instants) };
      };
      const { listed, turnTimeline } = await prepare().catch((error: unknown) => {
        lookUpAgain?.();
        throw error;
      });
      turnTimeline();
      if (listed !== undefined) {
        tool.objects.send({ type: 'objects.saved', objects: listed });
        tool.show(listed);
      }
      if (eye !== undefined) tool.view.look(viewpointOfSaved(eye));
    },
    read: tool.read,
  };
}

/** Ends the look-up of a name, which would come into a list that is requested later. @returns begins it again. */
function abandonLookUp(objects: OrbitObjectsActor): (() => void) | undefined {
  const snapshot = objects.getSnapshot();
  if (!snapshot.matches('lookingUp')) return undefined;
  objects.send({ type: 'lookup.abandoned' });
  const { phrase } = snapshot.context;
  return () => objects.send({ type: 'object.requested', phrase });
}
