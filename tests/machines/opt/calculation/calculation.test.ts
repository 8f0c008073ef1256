import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { remainingSeconds } from '#machines/opt/calculation/calculation-rules.ts';
import {
  SERVER_ERROR,
  request,
  startCalculation,
  submission,
  ticket,
  submittedCalculation,
} from '../../fakes/calculation.ts';
import { result } from '../../fakes/objects.ts';

test('a calculation estimated at 2 s shows its progress, looks every second and is ready when all objects are processed', async () => {
  const { actor, clock, read, emitted } = await submittedCalculation(2);
  expect(emitted).toEqual(['calculation.begun', 'progress.due']);

  for (const processed of [1, 2, 3]) {
    expect(read.calls).toHaveLength(processed - 1);
    clock.increment(999);
    expect(read.calls).toHaveLength(processed - 1);
    clock.increment(1);
    await read.calls[processed - 1]?.answer(result(processed, 3));
  }

  expect(actor.getSnapshot().value).toBe('ready');
  expect(actor.getSnapshot().context.calculation).toEqual({ request: request(), result: result(3, 3) });
  expect(emitted).toEqual(['calculation.begun', 'progress.due', 'calculation.finished']);
});

test('a calculation estimated below 2 s is fetched once, 100 ms after the estimate, without a progress popup', async () => {
  const { actor, clock, read, emitted } = await submittedCalculation(0.5);
  clock.increment(599);
  expect(read.calls).toHaveLength(0);
  clock.increment(1);
  expect(read.calls.map(({ input }) => input)).toEqual([{ token: 'job-1' }]);
  await read.calls[0]?.answer(result(3, 3));
  expect(actor.getSnapshot().value).toBe('ready');
  expect(emitted).toEqual(['calculation.begun', 'calculation.finished']);
});

test('a calculation whose estimate was too short polls every second and then shows its progress', async () => {
  const { clock, read, emitted } = await submittedCalculation(0);
  clock.increment(100);
  await read.calls[0]?.answer(result(1, 3));
  expect(emitted).toEqual(['calculation.begun', 'progress.due']);
  clock.increment(1000);
  expect(read.calls).toHaveLength(2);
});

test('a calculation that takes twice its estimate says so once', async () => {
  const { clock, read, emitted } = await submittedCalculation(2);
  for (let look = 0; look < 6; look++) {
    expect(emitted.filter((type) => type === 'estimate.exceeded')).toHaveLength(look < 4 ? 0 : 1);
    clock.increment(1000);
    await read.calls[look]?.answer(result(1, 3));
  }
  expect(emitted.filter((type) => type === 'estimate.exceeded')).toHaveLength(1);
});

test('a calculation requested twice by a double click is submitted once', () => {
  const { actor, submit } = startCalculation();
  actor.send({ type: 'calculation.requested', request: request() });
  actor.send({ type: 'calculation.requested', request: request() });
  expect(submit.calls).toHaveLength(1);
});

test('a calculation stopped while it is submitted aborts the request and stops the job under the token it was sent with', async () => {
  const { actor, submit, cancel, emitted } = startCalculation();
  actor.send({ type: 'calculation.requested', request: request() });
  actor.send({ type: 'calculation.cancelled' });
  expect(submit.calls[0]?.signal.aborted).toBe(true);
  expect(cancel.calls.map(({ input }) => input)).toEqual([{ token: 'list-1' }]);
  await cancel.calls[0]?.fail(SERVER_ERROR);
  expect(actor.getSnapshot().value).toBe('idle');
  expect(emitted).toEqual(['calculation.begun', 'calculation.stopped']);
});

test('a calculation stopped while it is submitted without a token stops at once', () => {
  const { actor, cancel } = startCalculation();
  actor.send({ type: 'calculation.requested', request: { ...request(), token: undefined } });
  actor.send({ type: 'calculation.cancelled' });
  expect(actor.getSnapshot().value).toBe('idle');
  expect(cancel.calls).toHaveLength(0);
});

test('a calculation stopped between two looks notifies the service and no longer looks', async () => {
  const { actor, clock, read, cancel } = await submittedCalculation(9);
  clock.increment(1000);
  await read.calls[0]?.answer(result(1, 3));
  actor.send({ type: 'stop.requested' });
  actor.send({ type: 'calculation.cancelled' });
  expect(cancel.calls.map(({ input }) => input)).toEqual([{ token: 'job-1' }]);
  await cancel.calls[0]?.answer();
  clock.increment(60_000);
  expect(read.calls).toHaveLength(1);
  expect(actor.getSnapshot().value).toBe('idle');
  expect(actor.getSnapshot().context).toMatchObject({ calculation: undefined, cancelledToken: 'job-1' });
});

test('a calculation stopped during a look aborts it, and its late response changes nothing', async () => {
  const { actor, clock, read, cancel } = await submittedCalculation(9);
  clock.increment(1000);
  actor.send({ type: 'calculation.cancelled' });
  expect(read.calls[0]?.signal.aborted).toBe(true);
  await cancel.calls[0]?.answer();
  await read.calls[0]?.answer(result(3, 3));
  expect(actor.getSnapshot().value).toBe('idle');
  expect(actor.getSnapshot().context.calculation).toBeUndefined();
});

test('a calculation keeps looking while the question about stopping is open, and goes on when the answer is no', async () => {
  const { actor, clock, read, cancel, emitted } = await submittedCalculation(9);
  actor.send({ type: 'stop.requested' });
  clock.increment(1000);
  await read.calls[0]?.answer(result(2, 3));
  actor.send({ type: 'stop.declined' });
  expect(emitted).toEqual(['calculation.begun', 'progress.due', 'confirmation.due', 'progress.due']);
  expect(actor.getSnapshot().context.processed).toBe(2);
  clock.increment(1000);
  expect(read.calls).toHaveLength(2);
  expect(cancel.calls).toHaveLength(0);
});

test('a calculation that fails when submitted says why, and a retry sends the same again', async () => {
  const { actor, submit, emitted } = startCalculation();
  actor.send({ type: 'calculation.requested', request: request() });
  await submit.calls[0]?.fail(SERVER_ERROR);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.failure).toEqual(SERVER_ERROR.failure);
  expect(emitted).toEqual(['calculation.begun', 'calculation.failed']);
  actor.send({ type: 'retry.requested' });
  expect(submit.calls.map(({ input }) => input)).toEqual([submission(), submission()]);
});

test('a calculation goes on after a look that failed, when the next one does not', async () => {
  const { actor, clock, read, emitted } = await submittedCalculation(9);
  for (const look of [0, 2]) {
    clock.increment(1000);
    await read.calls[look]?.fail(SERVER_ERROR);
    clock.increment(1000);
    await read.calls[look + 1]?.answer(result(look === 0 ? 1 : 3, 3));
  }
  expect(actor.getSnapshot().value).toBe('ready');
  expect(emitted).not.toContain('calculation.failed');
});

test('a calculation that fails when looked at a second time has no results, and its failure can be put away', async () => {
  const { actor, clock, read } = await submittedCalculation(9);
  clock.increment(1000);
  await read.calls[0]?.fail(SERVER_ERROR);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  clock.increment(1000);
  await read.calls[1]?.fail(SERVER_ERROR);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.calculation).toBeUndefined();
  actor.send({ type: 'calculation.cancelled' });
  expect(actor.getSnapshot().value).toBe('idle');
});

test('a calculation that fails when looked at goes on when it is tried again: under the token of its job, from what is done', async () => {
  const { actor, clock, submit, read } = startCalculation();
  actor.send({ type: 'calculation.requested', request: request() });
  await submit.calls[0]?.answer({ ...ticket(40), selected: 200 });
  clock.increment(1000);
  await read.calls[0]?.answer(result(100, 200));
  for (const look of [1, 2]) {
    clock.increment(1000);
    await read.calls[look]?.fail(SERVER_ERROR);
  }
  actor.send({ type: 'retry.requested' });
  expect(submit.calls[1]?.input).toEqual({ ...submission(), token: 'job-1' });
  expect(actor.getSnapshot().context.processed).toBe(100);
  await submit.calls[1]?.answer({ ...ticket(20), selected: 200 });
  clock.increment(1000);
  await read.calls[3]?.answer(result(120, 200));
  expect(remainingSeconds(actor.getSnapshot().context)).toBe(19); // by the estimate: no pace is known yet
  clock.increment(1000);
  await read.calls[4]?.answer(result(140, 200));
  expect(remainingSeconds(actor.getSnapshot().context)).toBe(6); // 20 objects took 2 s since then
});

test('a calculation whose token was cancelled elsewhere is dropped without a failure', async () => {
  const { actor, clock, read, emitted } = await submittedCalculation(9);
  clock.increment(1000);
  await read.calls[0]?.fail(new RequestFailed({ kind: 'cancelled', message: 'calculations stopped' }));
  expect(actor.getSnapshot().value).toBe('idle');
  expect(emitted).toEqual(['calculation.begun', 'progress.due', 'calculation.stopped']);
});

test('a calculation that is started again gives up the results of the one before', async () => {
  const { actor, clock, submit, read } = await submittedCalculation(0);
  clock.increment(100);
  await read.calls[0]?.answer(result(3, 3));
  actor.send({ type: 'calculation.requested', request: request() });
  expect(actor.getSnapshot().context.calculation).toBeUndefined();
  expect(submit.calls).toHaveLength(2);
});

test('a calculation has as many seconds left as the estimate less those spent, never fewer than none', async () => {
  const { actor, clock, read } = await submittedCalculation(2.4);
  const left = [remainingSeconds(actor.getSnapshot().context)];
  for (const look of [0, 1, 2]) {
    clock.increment(1000);
    await read.calls[look]?.answer(result(1, 3));
    left.push(remainingSeconds(actor.getSnapshot().context));
  }
  expect(left).toEqual([3, 2, 1, 0]);
});

test('a calculation that is faster than its estimate has as many seconds left as its pace says', async () => {
  const { actor, clock, submit, read } = startCalculation();
  actor.send({ type: 'calculation.requested', request: request() });
  await submit.calls[0]?.answer({ ...ticket(20), selected: 250 });
  clock.increment(1000);
  await read.calls[0]?.answer(result(50, 250));
  expect(remainingSeconds(actor.getSnapshot().context)).toBe(4);
});
