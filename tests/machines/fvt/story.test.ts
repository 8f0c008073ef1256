import { expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback } from 'xstate';
import { presentPart, storyMachine } from '#machines/fvt/story.ts';
import {
  type StoryContent,
  type StoryFile,
  storyFilmPlan,
  type StoryPartEvent,
  type StoryTask,
} from '#machines/fvt/story-parts.ts';
import type { ShownFlyby } from '#machines/fvt/flyby.ts';
import { deferredActor } from '../fakes/deferred.ts';
import { approach, flybyFile } from '../fakes/flybys.ts';
import { startFlybys } from '../fakes/flyby-tool.ts';
import { deadStates } from '../fakes/reachability.ts';

const NOW = Date.parse('2026-03-01T10:20:30.400Z');
const APOPHIS: ShownFlyby = {
  target: { kind: 'approach', approach: approach() },
  file: flybyFile(),
  isRestored: false,
};
const PICTURE: StoryFile = { name: 'picture.png', content: new Blob(['picture']) };
const FILM: StoryFile = { name: 'film.mp4', content: new Blob(['film']) };
const MAP: StoryFile = { name: 'ground-track.svg', content: new Blob(['map']) };
const TEXT: StoryFile = { name: 'index.html', content: new Blob(['text']) };

test('a Story is a picture, a film, a map and its texts, in one archive that is saved', async () => {
  const { actor, parts, texts, packing, files } = opened();
  actor.send({ type: 'story.requested' });
  expect(parts[0]?.task).toMatchObject({ part: 'picture', flyby: APOPHIS });
  parts[0]?.send({ type: 'part.made', files: [PICTURE] });
  expect(parts[0]?.isOver).toBe(true);
  expect(parts[1]?.task.part).toBe('film');
  parts[1]?.send({ type: 'part.made', files: [FILM] });
  parts[2]?.send({ type: 'part.made', files: [MAP] });
  expect(texts.calls[0]?.input.parts).toMatchObject({ film: { kind: 'made' } });
  await texts.calls[0]?.answer([TEXT]);
  expect(packing.calls[0]?.input).toEqual([TEXT, PICTURE, FILM, MAP]);
  const zip = new Blob(['zip']);
  await packing.calls[0]?.answer(zip);
  const saved = { name: 'FlybyVisualisationTool_Story_2026-03-01T10-20-30.400Z.zip', content: zip };
  expect(files.calls[0]?.input).toEqual(saved);
  await files.calls[0]?.answer();
  expect(actor.getSnapshot().matches({ open: 'planning' })).toBe(true);
  expect(actor.getSnapshot().context.outcome).toBe('saved');
  actor.send({ type: 'saving.requested' });
  expect(files.calls[1]?.input).toEqual(saved);
});

test('the film of a Story lasts fifteen seconds and shows six hours on both sides of the nearest point', () => {
  const { actor, parts } = opened();
  actor.send({ type: 'story.requested' });
  const task = parts[0]?.task;
  const nearest = Date.parse(APOPHIS.file.facts.datetime);
  expect(task && storyFilmPlan(task)).toMatchObject({
    size: { width: 1920, height: 1080 },
    framesPerSecond: 30,
    seconds: 15,
    span: { startMs: nearest - 6 * 3_600_000, endMs: nearest + 6 * 3_600_000 },
  });
});

test('how long the film still takes follows from the frames that are made', () => {
  let now = NOW;
  const { actor, parts } = opened(() => now);
  actor.send({ type: 'story.requested' });
  parts[0]?.send({ type: 'part.made', files: [PICTURE] });
  now += 20_000;
  parts[1]?.send({ type: 'frame.filmed', done: 100, total: 450 });
  expect(actor.getSnapshot().context.frames).toEqual({ done: 100, total: 450, leftMs: 70_000 });
});

test('a Story goes on without a film where the browser encodes none, and says so in its texts', () => {
  const { actor, parts, texts } = opened();
  actor.send({ type: 'story.requested' });
  parts[0]?.send({ type: 'part.made', files: [PICTURE] });
  parts[1]?.send({ type: 'part.missing', gap: 'no encoder' });
  parts[2]?.send({ type: 'part.made', files: [MAP] });
  expect(texts.calls[0]?.input.parts.film).toEqual({ kind: 'missing', gap: 'no encoder' });
});

test('what is made stays when the making is stopped or a later part fails, and it is made on from there', () => {
  const { actor, parts } = opened();
  actor.send({ type: 'story.requested' });
  parts[0]?.send({ type: 'part.made', files: [PICTURE] });
  actor.send({ type: 'story.closed' }); // without effect while the Story is made
  actor.send({ type: 'story.stopped' });
  expect(parts[1]?.isOver).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({
    outcome: 'stopped',
    parts: { picture: { kind: 'made' } },
  });
  actor.send({ type: 'story.requested' });
  expect(parts[2]?.task.part).toBe('film');
  parts[2]?.send({ type: 'part.failed', failure: 'view left' });
  expect(actor.getSnapshot().context.failure).toBe('view left');
  expect(presentPart(actor.getSnapshot())).toBe('film');
  actor.send({ type: 'story.requested' });
  expect(parts[3]?.task.part).toBe('film');
  actor.send({ type: 'part.left-out' });
  expect(parts[4]?.task.part).toBe('map');
});

test('pictures of another size are made again, the map is not', () => {
  const { actor, parts } = opened();
  actor.send({ type: 'story.requested' });
  for (const part of [PICTURE, FILM, MAP]) parts.at(-1)?.send({ type: 'part.made', files: [part] });
  actor.send({ type: 'story.stopped' });
  actor.send({ type: 'film.planned', change: { seconds: 900 } });
  expect(actor.getSnapshot().context.film.seconds).toBe(120);
  expect(Object.keys(actor.getSnapshot().context.parts).toSorted()).toEqual(['map', 'picture']);
  actor.send({ type: 'film.planned', change: { size: { width: 1080, height: 1920 } } });
  expect(Object.keys(actor.getSnapshot().context.parts)).toEqual(['map']);
});

test('another flyby begins another Story, and none ends it', () => {
  const { actor, parts } = opened();
  actor.send({ type: 'story.requested' });
  parts[0]?.send({ type: 'part.made', files: [PICTURE] });
  const other = { ...APOPHIS, file: flybyFile({ name: 'Eros' }) };
  actor.send({ type: 'flyby.changed', flyby: other });
  expect(actor.getSnapshot().context).toMatchObject({ flyby: other, parts: {} });
  actor.send({ type: 'flyby.changed', flyby: undefined });
  expect(actor.getSnapshot().value).toBe('closed');
  expect(actor.getSnapshot().context.flyby).toBeUndefined();
});

test('the Story of a featured approach opens as soon as its flyby is shown, and not with another one', async () => {
  const { fvt, context, flybys } = startFlybys();
  const story = () => context().story.getSnapshot();
  fvt.send({ type: 'approach.opened', approach: approach(), withStory: true });
  expect(story().value).toBe('awaiting');
  fvt.send({ type: 'search.cancelled' });
  expect(story().value).toBe('closed');
  fvt.send({ type: 'approach.opened', approach: approach(), withStory: true });
  fvt.send({ type: 'row.chosen', approach: approach() });
  await flybys.calls[0]?.answer(flybyFile());
  expect(story().matches({ open: 'planning' })).toBe(true);
  fvt.send({ type: 'opening.requested' });
  expect(story().value).toBe('closed');
});

test('every state of a Story is reached and left again', () => {
  const events = [
    { type: 'story.opened', flyby: APOPHIS },
    { type: 'story.awaited', approach: approach() },
    { type: 'flyby.changed', flyby: APOPHIS },
    { type: 'flyby.changed', flyby: undefined },
    { type: 'story.requested' },
    { type: 'story.stopped' },
    { type: 'story.closed' },
    { type: 'part.made', files: [PICTURE] },
    { type: 'part.failed', failure: 'failed' },
  ];
  const answers = { writeTexts: [[TEXT]], packFiles: [new Blob([])], saveFile: [undefined] };
  const { unreached, unleft } = deadStates(storyMachine, {
    events,
    answers,
    input: { now: () => NOW },
    key: ({ parts, outcome }: { parts: object; outcome: string }) => [Object.keys(parts), outcome],
  });
  expect(unreached.filter((id) => id !== 'story.open.making.deciding')).toEqual([]);
  expect(unleft.filter((id) => id !== 'story.open.making.deciding')).toEqual([]);
});

type PartCall = { readonly task: StoryTask; readonly send: (event: StoryPartEvent) => void; isOver: boolean };

/** A Story of Apophis that is open; the test makes its parts. */
function opened(now = () => NOW) {
  const parts: PartCall[] = [];
  const texts = deferredActor<readonly StoryFile[], StoryContent>();
  const packing = deferredActor<Blob, readonly StoryFile[]>();
  const files = deferredActor<void, { name: string; content: Blob }>();
  const actor = createActor(
    storyMachine.provide({
      actors: {
        makePart: fromCallback<EventObject, StoryTask>(({ input, sendBack }) => {
          const call: PartCall = { task: input, send: sendBack, isOver: false };
          parts.push(call);
          return () => {
            call.isOver = true;
          };
        }),
        writeTexts: texts.actor,
        packFiles: packing.actor,
        saveFile: files.actor,
      },
    }),
    { input: { now } },
  ).start();
  actor.send({ type: 'story.opened', flyby: APOPHIS });
  return { actor, parts, texts, packing, files };
}
