import { expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import { FVT_FILE_NAME } from '#machines/fvt/fvt-tables.ts';
import { type FrameEvent, type FrameTiming, filmMachine, type StripFrame } from '#machines/scene/film.ts';
import { type FilmPlan, leftAtPace } from '#machines/scene/film-plan.ts';
import { deferredActor } from '../fakes/deferred.ts';

const NOW = Date.parse('2026-03-01T10:20:30.400Z');
const LIMITS = { startMs: Date.UTC(2029, 3, 8), endMs: Date.UTC(2029, 3, 18) };

test('a film is planned, made frame by frame and saved under the name of its tool', async () => {
  const { actor, films, files, state } = start();
  actor.send({ type: 'film.planned', change: { framesPerSecond: 24, seconds: 2 } });
  actor.send({ type: 'film.requested' });
  expect(films[0]?.plan).toMatchObject({ framesPerSecond: 24, seconds: 2, span: LIMITS });
  films[0]?.send({ type: 'frame.filmed', done: 47 });
  expect(actor.getSnapshot().context.done).toBe(47);
  const film = new Blob([], { type: 'video/mp4; codecs="avc1.640028"' });
  films[0]?.send({ type: 'film.made', film });
  expect(files.calls[0]?.input).toEqual({
    name: 'FlybyVisualisationTool_Film_2026-03-01T10-20-30.400Z.mp4',
    content: film,
  });
  await files.calls[0]?.answer();
  expect(state()).toEqual(['planning', 'saved']);
  expect(actor.getSnapshot().context.film).toBeUndefined();
});

test('a film that is stopped is thrown away, and the next one begins again', () => {
  const { actor, films, state } = start();
  actor.send({ type: 'film.requested' });
  films[0]?.send({ type: 'frame.filmed', done: 3 });
  actor.send({ type: 'film.closed' }); // without effect while the film is made
  expect(state()).toEqual(['filming', 'none']);
  actor.send({ type: 'film.stopped' });
  expect(films[0]?.isOver).toBe(true);
  expect(state()).toEqual(['planning', 'stopped']);
  actor.send({ type: 'film.requested' });
  expect(actor.getSnapshot().context.done).toBe(0);
});

test('a film that fails, or cannot be saved, says so until the plan changes', async () => {
  const { actor, films, files, state } = start();
  actor.send({ type: 'film.requested' });
  films[0]?.send({ type: 'film.failed' });
  expect(state()).toEqual(['planning', 'failed']);
  actor.send({ type: 'film.planned', change: { seconds: 5 } });
  expect(state()).toEqual(['planning', 'none']);
  actor.send({ type: 'film.requested' });
  films[1]?.send({ type: 'film.made', film: new Blob([]) });
  await files.calls[0]?.fail(new Error('no room'));
  expect(state()).toEqual(['planning', 'failed']);
});

test('a film that has no data for a date says which', () => {
  const { actor, films, state } = start();
  actor.send({ type: 'film.requested' });
  films[0]?.send({ type: 'date.missing', date: LIMITS.endMs });
  expect(state()).toEqual(['planning', 'date missing']);
  expect(actor.getSnapshot().context.missingDate).toBe(LIMITS.endMs);
});

test('a film ends where the browser encodes none of its size', () => {
  const { actor, films, state } = start();
  actor.send({ type: 'film.requested' });
  films[0]?.send({ type: 'encoder.missing' });
  expect(films[0]?.isOver).toBe(true);
  expect(state()).toEqual(['planning', 'no encoder']);
});

test('how long a film still takes follows from the frames that are made', () => {
  const { actor, films } = start();
  actor.send({ type: 'film.planned', change: { framesPerSecond: 30, seconds: 15 } });
  actor.send({ type: 'film.requested' });
  expect(actor.getSnapshot().context.leftMs).toBeUndefined();
  films[0]?.send({ type: 'frame.filmed', done: 90 });
  expect(actor.getSnapshot().context.leftMs).toBe(0);
  expect(leftAtPace(18_000, 90, 450)).toBe(72_000);
});

test('a picture is made in the size of the film, and saved under the name of pictures', async () => {
  const { actor, pictures, files, state } = start();
  actor.send({ type: 'film.planned', change: { size: { width: 3840, height: 2160 } } });
  actor.send({ type: 'picture.requested' });
  expect(pictures.calls[0]?.input.size).toEqual({ width: 3840, height: 2160 });
  const picture = new Blob([], { type: 'image/png' });
  await pictures.calls[0]?.answer(picture);
  expect(files.calls[0]?.input).toEqual({
    name: 'FlybyVisualisationTool_2026-03-01T10-20-30.400Z.png',
    content: picture,
  });
  await files.calls[0]?.answer();
  expect(state()).toEqual(['planning', 'picture saved']);
  actor.send({ type: 'picture.requested' });
  await pictures.calls[1]?.fail(new Error('no memory'));
  expect(state()).toEqual(['planning', 'failed']);
});

test('a plan that no longer changes is shown in small, and frames are timed before the first film', async () => {
  const { actor, strips, timings, clock } = start();
  clock.increment(200);
  actor.send({ type: 'film.planned', change: { seconds: 10 } });
  clock.increment(200);
  expect(strips.calls).toHaveLength(0);
  clock.increment(100);
  expect(strips.calls[0]?.input).toMatchObject({ seconds: 10 });
  const frames = [{ date: LIMITS.startMs, picture: 'data:,' }];
  await strips.calls[0]?.answer(frames);
  await timings.calls[0]?.answer({ kind: 'timed', msPerPixel: 0.001 });
  const { plan } = actor.getSnapshot().context;
  expect(actor.getSnapshot().context).toMatchObject({ strip: { plan, frames }, msPerPixel: 0.001 });
  actor.send({ type: 'film.planned', change: { seconds: 20 } });
  clock.increment(300);
  await strips.calls[1]?.answer(frames);
  expect([actor.getSnapshot().value, timings.calls.length]).toEqual([{ planning: 'shown' }, 1]);
});

test('a plan is shown in small again when the view gets other colours, also while a picture is made', async () => {
  const { actor, strips, timings, pictures, files, clock } = start();
  clock.increment(300);
  await strips.calls[0]?.answer([]);
  await timings.calls[0]?.answer({ kind: 'timed', msPerPixel: 0.001 });
  actor.send({ type: 'colours.changed' });
  clock.increment(300);
  await strips.calls[1]?.answer([{ date: LIMITS.startMs, picture: 'data:,red' }]);
  expect(actor.getSnapshot().context.strip?.frames).toMatchObject([{ picture: 'data:,red' }]);
  actor.send({ type: 'picture.requested' });
  actor.send({ type: 'colours.changed' });
  await pictures.calls[0]?.answer(new Blob([], { type: 'image/png' }));
  await files.calls[0]?.answer();
  clock.increment(300);
  expect(strips.calls).toHaveLength(3);
});

test('before a film is made it is said that the browser encodes none of its size', async () => {
  const { strips, timings, clock, state } = start();
  clock.increment(300);
  await strips.calls[0]?.answer([]);
  await timings.calls[0]?.answer({ kind: 'no encoder' });
  expect(state()).toEqual(['planning', 'no encoder']);
});

test('a film that is requested while its plan is shown in small does not wait for that', () => {
  const { actor, strips, clock, state } = start();
  clock.increment(300);
  actor.send({ type: 'film.requested' });
  expect([state(), strips.calls[0]?.signal.aborted]).toEqual([['filming', 'none'], true]);
});

test('a film that is closed is over', () => {
  const { actor } = start();
  actor.send({ type: 'film.closed' });
  expect(actor.getSnapshot().status).toBe('done');
});

type FilmCall = { readonly plan: FilmPlan; readonly send: (event: FrameEvent) => void; isOver: boolean };

function start() {
  const films: FilmCall[] = [];
  const pictures = deferredActor<Blob, FilmPlan>();
  const files = deferredActor<void, { name: string; content: Blob }>();
  const strips = deferredActor<readonly StripFrame[], FilmPlan>();
  const timings = deferredActor<FrameTiming, FilmPlan>();
  const clock = new SimulatedClock();
  const actor = createActor(
    filmMachine.provide({
      actors: {
        filmFrames: fromCallback<EventObject, FilmPlan>(({ input, sendBack }) => {
          const film: FilmCall = { plan: input, send: sendBack, isOver: false };
          films.push(film);
          return () => {
            film.isOver = true;
          };
        }),
        paintPicture: pictures.actor,
        saveFile: files.actor,
        paintStrip: strips.actor,
        timeFrames: timings.actor,
      },
    }),
    { clock, input: { fileName: FVT_FILE_NAME, now: () => NOW, limits: LIMITS } },
  ).start();
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return [typeof value === 'string' ? value : 'planning', context.outcome];
  };
  return { actor, films, pictures, files, strips, timings, clock, state };
}
