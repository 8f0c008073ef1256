import { flybyRange } from '#machines/fvt/close-approach.ts';
import type { StoryTask } from '#machines/fvt/story-parts.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { ZOOM } from '#machines/scene/zoom.ts';
import type { FvtSession } from '../fvt-session.ts';
import { besideNearest } from '../scene/beside-nearest.ts';

/** The view is filmed or recorded for something else. */
export class ViewInUse extends Error {
  override readonly name = 'ViewInUse';
}

/**
 * Has something made while the view shows body and object of a flyby, from the side that the user chose for both or else
 * from beside the nearest point, with its dates and a caption; afterwards camera, dates and caption
 * are what they were. A film and the recorder close before, where they may.
 *
 * @throws {ViewInUse} (as a rejection) where they may not, and whatever `make` is rejected with.
 */
export async function inStoryView<Made>(
  { scene, sources, clock }: FvtSession,
  { flyby: { file }, film: { size } }: StoryTask,
  make: () => Promise<Made>,
): Promise<Made> {
  const { recorder, film, view } = scene;
  const { flyby, settings, timeline } = sources;
  film.get()?.actor?.send({ type: 'film.closed' });
  recorder.send({ type: 'recorder.closed' });
  if (film.get() !== undefined || !recorder.getSnapshot().matches('hidden')) throw new ViewInUse();

  const { camera } = flyby.getSnapshot().context;
  const viewpoint = view.viewpoint();
  const { zoom, objectsSettings } = settings.getSnapshot().context.settings;
  const { range } = timeline.getSnapshot().context;
  const ms = currentAt(timeline.getSnapshot().context, clock.realNow());
  film.set({ actor: undefined, size });
  flyby.send({ type: 'camera.chosen', camera: 'both' });
  if (camera !== 'both') view.look(besideNearest(file.facts.nearest));
  settings.send({ type: 'zoom.chosen', zoom: ZOOM.initial });
  settings.send({ type: 'option.changed', key: 'caption', value: true });
  timeline.send({ type: 'range.replaced', range: flybyRange(file.facts.jds), ms });
  try {
    return await make();
  } finally {
    film.set(undefined);
    const isSame = flyby.getSnapshot().context.shown?.file === file;
    const { caption } = objectsSettings;
    if (caption !== undefined)
      settings.send({ type: 'option.changed', key: 'caption', value: caption.value });
    if (isSame) {
      settings.send({ type: 'zoom.chosen', zoom });
      view.look(viewpoint);
      flyby.send({ type: 'camera.chosen', camera });
      timeline.send({ type: 'range.replaced', range, ms });
    }
  }
}
