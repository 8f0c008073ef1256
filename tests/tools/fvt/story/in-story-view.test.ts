import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { ShownFlyby } from '#machines/fvt/flyby.ts';
import { FIRST_STORY_FILM } from '#machines/fvt/story-parts.ts';
import { filmMachine } from '#machines/scene/film.ts';
import type { OpenFilm } from '#parts/scene/scene-session.ts';
import { createStore } from '#parts/scene/store.ts';
import { FIRST_VIEWPOINT, type Viewpoint } from '#parts/scene/viewpoint.ts';
import type { FvtSession } from '#tools/fvt/fvt-session.ts';
import { inStoryView, ViewInUse } from '#tools/fvt/story/in-story-view.ts';
import { approach, flybyFile } from '../../../machines/fakes/flybys.ts';
import { NOW, startFlybys } from '../../../machines/fakes/flyby-tool.ts';

const RANGE = { startMs: Date.UTC(2029, 3, 9), endMs: Date.UTC(2029, 3, 11) };

test('while a Story is painted both bodies are in view with a caption, and afterwards all is as it was', async () => {
  const { session, task, state } = await watched();
  const before = state();
  expect(before).toMatchObject({ camera: 'chase', zoom: 4, range: RANGE, viewpoint: FIRST_VIEWPOINT });
  await inStoryView(session, task, async () => {
    expect(state()).toMatchObject({ camera: 'both', caption: true, zoom: 2.5 });
    expect(state().viewpoint).not.toEqual(FIRST_VIEWPOINT);
    expect(state().range.endMs).toBeGreaterThan(Date.parse(task.flyby.file.facts.datetime));
    expect(session.scene.film.get()).toEqual({ actor: undefined, size: { width: 1920, height: 1080 } });
  });
  expect(state()).toEqual(before);
  expect(session.scene.film.get()).toBeUndefined();
});

test('the view is as it was also where a Story fails', async () => {
  const { session, task, state } = await watched();
  const before = state();
  const failing = inStoryView(session, task, () => Promise.reject(new RangeError('the scene was left')));
  await expect(failing).rejects.toThrow(RangeError);
  expect(state()).toEqual(before);
});

test('a film that is planned gives way to a Story, one that is made does not', async () => {
  const { session, task } = await watched();
  const { film, recorder } = session.scene;
  open(film);
  recorder.send({ type: 'recorder.opened' });
  await inStoryView(session, task, async () => expect(recorder.getSnapshot().value).toBe('hidden'));
  open(film).send({ type: 'film.requested' });
  await expect(inStoryView(session, task, async () => undefined)).rejects.toThrow(ViewInUse);
});

/** Opens a film that leaves the store when it closes. */
function open(film: FvtSession['scene']['film']) {
  const actor = createActor(filmMachine.provide({ actors: { filmFrames: fromCallback(() => undefined) } }), {
    input: { fileName: 'film', now: () => NOW, limits: RANGE },
  });
  actor.subscribe(({ status }) =>
    film.set(status === 'done' ? undefined : { actor, size: { width: 1, height: 1 } }),
  );
  return actor.start();
}

/** A flyby seen from behind its object, zoomed in, on some of its days. */
async function watched() {
  const { fvt, context, flybys } = startFlybys();
  fvt.send({ type: 'row.chosen', approach: approach() });
  await flybys.calls[0]?.answer(flybyFile());
  const { flyby, settings, timeline, recorder } = context();
  const viewpoint = createStore<Viewpoint>(FIRST_VIEWPOINT);
  const film = createStore<OpenFilm | undefined>(undefined);
  const view = { viewpoint: viewpoint.get, look: viewpoint.set };
  const session = {
    scene: { recorder, film, view },
    sources: { flyby, settings, timeline },
    clock: { now: () => NOW, realNow: () => 0 },
  } as unknown as FvtSession;
  flyby.send({ type: 'camera.chosen', camera: 'chase' });
  settings.send({ type: 'zoom.chosen', zoom: 4 });
  timeline.send({ type: 'range.replaced', range: RANGE, ms: RANGE.startMs + 1 });
  const shown = flyby.getSnapshot().context.shown as ShownFlyby;
  const state = () => {
    const { zoom, objectsSettings } = settings.getSnapshot().context.settings;
    const { range, currentMs } = timeline.getSnapshot().context;
    const { camera, focus } = flyby.getSnapshot().context;
    return {
      camera,
      focus,
      zoom,
      caption: objectsSettings.caption?.value,
      range,
      currentMs,
      viewpoint: viewpoint.get(),
    };
  };
  return { session, task: { part: 'picture', flyby: shown, film: FIRST_STORY_FILM } as const, state };
}
