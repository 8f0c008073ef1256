import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { FVT_FILE_NAME } from '#machines/fvt/fvt-tables.ts';
import { OVT_FILE_NAME } from '#machines/ovt/ovt-tables.ts';
import { SOVT_FILE_NAME } from '#machines/sovt/sovt-tables.ts';
import { type CaptureEvent, type CaptureCommand, recorderMachine } from '#machines/scene/recorder.ts';
import { imageName, movieName } from '#machines/scene/export-names.ts';
import { movieType, onAirText, RECORDING } from '#machines/scene/movie-plan.ts';
import { deferredActor } from '../fakes/deferred.ts';

const NOW = Date.parse('2026-03-01T10:20:30.400Z');

test('the recorder is hidden until a movie is to be exported, and after it is closed', () => {
  const { actor, state } = start();
  expect(state()).toBe('hidden');
  actor.send({ type: 'recording.toggled' });
  expect(state()).toBe('hidden');
  actor.send({ type: 'recorder.opened' });
  expect(state()).toBe('ready');
  actor.send({ type: 'recorder.closed' });
  expect(state()).toBe('hidden');
});

test('the recorder counts seconds on air, and cannot be closed meanwhile', () => {
  const { actor, clock, capture } = onAir();
  clock.increment(999);
  expect(actor.getSnapshot().context.seconds).toBe(0);
  clock.increment(64_001);
  expect(onAirText(actor.getSnapshot().context.seconds)).toBe('0:01:05');
  actor.send({ type: 'recorder.closed' });
  expect(actor.getSnapshot().hasTag('onAir')).toBe(true);
  expect(capture.isRunning).toBe(true);
});

test('the recorder downloads the movie when it is stopped, and can start another', async () => {
  const { actor, clock, capture, files, state } = onAir();
  clock.increment(2600);
  actor.send({ type: 'recording.toggled' });
  expect(actor.getSnapshot().hasTag('onAir')).toBe(false);
  expect(capture.orders).toEqual(['capture.ended']);
  capture.send({ type: 'movie.recorded', movie: new Blob(['movie'], { type: 'video/webm' }) });
  expect(files.calls[0]?.input.name).toBe('OrbitVisualisationTool_Record_2026-03-01T10-20-33.000Z.webm');
  expect(await files.calls[0]?.input.content.text()).toBe('movie');
  expect(capture.isRunning).toBe(false);
  await files.calls[0]?.answer(undefined);
  expect(state()).toBe('ready');
  actor.send({ type: 'recording.toggled' });
  expect(actor.getSnapshot().context.seconds).toBe(0);
  expect(actor.getSnapshot().hasTag('onAir')).toBe(true);
});

test('the recorder is ready again when nothing comes of a recording, and says so', async () => {
  const lost = onAir();
  lost.capture.send({ type: 'capture.failed' });
  expect(lost.state()).toBe('ready');
  const late = onAir();
  late.actor.send({ type: 'recording.toggled' });
  late.capture.send({ type: 'capture.failed' });
  expect(late.state()).toBe('ready');
  const unsaved = onAir();
  unsaved.actor.send({ type: 'recording.toggled' });
  unsaved.capture.send({ type: 'movie.recorded', movie: new Blob(['movie']) });
  await unsaved.files.calls[0]?.fail(new Error('the disk is full'));
  expect(unsaved.state()).toBe('ready');
  const empty = onAir();
  empty.actor.send({ type: 'recording.toggled' });
  empty.capture.send({ type: 'movie.recorded', movie: new Blob([]) });
  expect(empty.state()).toBe('ready');
  expect(empty.files.calls).toEqual([]);
  for (const { messages } of [lost, late, unsaved, empty]) {
    expect(messages).toEqual(['The movie could not be recorded.']);
  }
});

test('the recorder stops the capture when the tool is left', () => {
  const { actor, capture } = onAir();
  actor.stop();
  expect(capture.isRunning).toBe(false);
});

const EVENT = Date.parse('2029-04-13T21:45:04Z');

test('a film of an event shows the chosen number of days around it, by default in twenty seconds, and ends by itself', () => {
  const { actor, clock, capture, state } = start();
  const requested: unknown[] = [];
  actor.on('passage.requested', (event) => requested.push(event));
  actor.send({ type: 'recorder.opened', moments: [{ ms: EVENT, title: 'Earth' }] });
  actor.send({ type: 'movie.planned', change: { momentMs: EVENT, days: 2 } });
  expect(actor.getSnapshot().context.plan.seconds).toBe(20);
  actor.send({ type: 'recording.toggled' });
  clock.increment(700); // until the browser records
  expect(requested).toEqual([]);
  capture.send({ type: 'capture.begun' });
  const range = { startMs: EVENT - 86_400_000, endMs: EVENT + 86_400_000 };
  expect(requested).toEqual([{ type: 'passage.requested', range, seconds: 20 }]);
  clock.increment(19_999);
  expect(capture.orders).toEqual([]);
  clock.increment(1);
  expect(capture.orders).toEqual(['capture.ended']);
  capture.send({ type: 'movie.recorded', movie: new Blob(['movie']) });
  expect(state()).toBe('saving');
});

test('a film of an event is one of many choices: without one a film shows the view as it is, until it is stopped', () => {
  const { actor, clock, capture } = start();
  const requested: unknown[] = [];
  actor.on('passage.requested', (event) => requested.push(event));
  actor.send({ type: 'recorder.opened' });
  actor.send({ type: 'movie.planned', change: { seconds: 10, size: { width: 1280, height: 720 } } });
  actor.send({ type: 'recording.toggled' });
  actor.send({ type: 'movie.planned', change: { seconds: 60 } }); // too late
  capture.send({ type: 'capture.begun' });
  clock.increment(10_000);
  expect(capture.orders).toEqual(['capture.ended']);
  expect(requested).toEqual([]);
});

test('movies are recorded at 25.6 million bits per second in chunks of 100 ms', () => {
  expect(RECORDING).toEqual({ videoBitsPerSecond: 25_600_000, chunkMs: 100 });
});

test('movies are webm, or mp4 where nothing else can be recorded', () => {
  expect(movieType((type) => type.startsWith('video/webm'))).toBe('video/webm;codecs=vp9');
  expect(movieType((type) => type === 'video/mp4')).toBe('video/mp4');
  expect(movieType(() => false)).toBeUndefined();
});

test('files are named after the tool, what they are, and the time', () => {
  expect(imageName(FVT_FILE_NAME, NOW)).toBe('FlybyVisualisationTool_2026-03-01T10-20-30.400Z.png');
  expect(movieName(SOVT_FILE_NAME, NOW, 'video/mp4;codecs=avc1')).toBe(
    'SynodicOrbitVisualisationTool_Record_2026-03-01T10-20-30.400Z.mp4',
  );
});

test('time on air is written in hours, minutes and seconds', () => {
  expect([0, 59, 60, 3599, 3600, 36_061].map(onAirText)).toEqual([
    '0:00:00',
    '0:00:59',
    '0:01:00',
    '0:59:59',
    '1:00:00',
    '10:01:01',
  ]);
});

/** A recorder on the air. */
function onAir() {
  const started = start();
  started.actor.send({ type: 'recorder.opened' });
  started.actor.send({ type: 'recording.toggled' });
  return started;
}

function start() {
  const clock = new SimulatedClock();
  const files = deferredActor<void, { name: string; content: Blob }>();
  const capture = fakeCapture();
  const actor = createActor(
    recorderMachine.provide({ actors: { capture: capture.actor, saveFile: files.actor } }),
    { clock, input: { fileName: OVT_FILE_NAME, now: () => NOW + clock.now() } },
  );
  const messages: string[] = [];
  actor.on('recording.failed', ({ message }) => messages.push(message));
  actor.start();
  return { actor, clock, capture, files, messages, state: () => actor.getSnapshot().value };
}

/** A capture whose events the test sends. */
function fakeCapture() {
  const capture = {
    orders: [] as string[],
    isRunning: false,
    send: undefined as unknown as (news: CaptureEvent) => void,
  };
  const actor = fromCallback<CaptureCommand>(({ sendBack, receive }) => {
    capture.isRunning = true;
    capture.send = sendBack;
    receive(({ type }) => capture.orders.push(type));
    return () => {
      capture.isRunning = false;
    };
  });
  return Object.assign(capture, { actor });
}
