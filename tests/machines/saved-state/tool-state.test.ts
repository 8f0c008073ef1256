import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { encodedStateId, shareLink } from '#machines/saved-state/tool-state-link.ts';
import { ADDRESS, BUSY, optState, REQUEST, startToolStates } from '../fakes/tool-states.ts';

test('saving posts the state once, sets the cookie, and shows the link', async () => {
  const { actor, state, stores, cookies, popup } = startToolStates();
  actor.send({ type: 'save.requested', ...REQUEST });
  actor.send({ type: 'save.requested', ...REQUEST });
  await state.calls[0]?.answer('{"tool":"opt"}');
  await stores.calls[0]?.answer('42');
  expect(stores.calls.map(({ input }) => input)).toEqual([{ text: '{"tool":"opt"}', purpose: 'save' }]);
  expect(cookies.calls.map(({ input }) => input)).toEqual([{ id: '42' }]);
  expect(popup()).toBeUndefined();
  await cookies.calls[0]?.answer(true);
  expect(popup()).toMatchObject({
    severity: 'success',
    message: 'Your data has been successfully saved',
    details: ['It is kept for 30 days. Anyone who has the link can open it.'],
    link: `${ADDRESS}?c=NDI`,
  });
});

test('saving makes loading possible after one second', async () => {
  const { actor, clock, save } = startToolStates();
  expect(actor.getSnapshot().can({ type: 'load.requested' })).toBe(false);
  await save('42');
  clock.increment(999);
  expect(actor.getSnapshot().hasTag('loadable')).toBe(false);
  clock.increment(1);
  expect(actor.getSnapshot().hasTag('loadable')).toBe(true);
});

test('saving reports why it failed, and can be tried again', async () => {
  const { actor, state, stores, cookies, messages } = startToolStates();
  actor.send({ type: 'save.requested', ...REQUEST });
  await state.calls[0]?.answer('{}');
  await stores.calls[0]?.fail(BUSY);
  expect(messages()).toEqual(['no answer']);
  expect(cookies.calls).toEqual([]);
  actor.send({ type: 'save.requested', ...REQUEST });
  await state.calls[1]?.fail(new Error('the dates are not valid'));
  expect(messages()).toHaveLength(2);
  actor.send({ type: 'save.requested', ...REQUEST });
  expect(state.calls).toHaveLength(3);
});

test('the link says where the browser refuses to remember, and Load takes the state that was just saved', async () => {
  const { actor, clock, save, press, popup, cookie, loads } = startToolStates();
  await save('42', false);
  expect(popup()).toMatchObject({
    details: [expect.any(String), expect.stringContaining('does not let the page remember')],
  });
  clock.increment(1000);
  press('popup.closed');
  actor.send({ type: 'load.requested' });
  press('popup.submitted');
  expect(cookie.calls).toEqual([]);
  expect(loads.calls.map(({ input }) => input)).toEqual([{ id: '42' }]);
});

test('a visit to another tab does not make Load go away', async () => {
  const { actor, clock, save, sendCookie } = startToolStates();
  await save('42', false);
  clock.increment(1000);
  sendCookie(undefined);
  expect(actor.getSnapshot().hasTag('loadable')).toBe(true);
});

test('another tab that saved makes loading possible here, and one that took the cookie away impossible', () => {
  const { actor, sendCookie } = startToolStates();
  sendCookie('42');
  expect(actor.getSnapshot().hasTag('loadable')).toBe(true);
  sendCookie(undefined);
  expect(actor.getSnapshot().hasTag('loadable')).toBe(false);
});

test('stopping leaves a save that is not stored yet, and says so', async () => {
  const { actor, state, stores, messages } = startToolStates();
  actor.send({ type: 'save.requested', ...REQUEST });
  await state.calls[0]?.answer('{}');
  actor.send({ type: 'stop.requested' });
  expect(stores.calls[0]?.signal.aborted).toBe(true);
  expect(messages()).toEqual([expect.stringMatching(/^calculations stopped/)]);
});

test('stopping leaves a load before anything has changed', async () => {
  const { actor, clock, loads, reads, restores, messages } = startToolStates();
  actor.send({ type: 'link.opened', code: '42' });
  await loads.calls[0]?.answer('{"tool":"opt"}');
  actor.send({ type: 'stop.requested' });
  expect(reads.calls[0]?.signal.aborted).toBe(true);
  clock.increment(500);
  expect(restores.calls).toEqual([]);
  expect(messages()).toEqual([expect.stringMatching(/^calculations stopped/)]);
});

test('stopping comes too late for a state that is being restored', async () => {
  const { actor, clock, loads, reads, restores, messages } = startToolStates();
  actor.send({ type: 'link.opened', code: '42' });
  await loads.calls[0]?.answer('{"tool":"opt"}');
  await reads.calls[0]?.answer(optState());
  clock.increment(500);
  actor.send({ type: 'stop.requested' });
  expect(restores.calls[0]?.signal.aborted).toBe(false);
  expect(messages()).toEqual([]);
});

test('sharing posts the state and shows the link; the cookie stays as it is', async () => {
  const { actor, clock, state, stores, cookies, popup } = startToolStates();
  actor.send({ type: 'share.requested', ...REQUEST });
  await state.calls[0]?.answer('{}');
  await stores.calls[0]?.answer('7');
  expect(popup()).toMatchObject({ link: shareLink(ADDRESS, '7') });
  expect(cookies.calls).toEqual([]);
  clock.increment(2000);
  expect(actor.getSnapshot().hasTag('loadable')).toBe(false);
});

test('sharing copies the link on request, and says so', async () => {
  const { press, clipboard, messages, save } = startToolStates();
  await save('42');
  press('popup.option-chosen');
  expect(clipboard.calls.map(({ input }) => input)).toEqual([{ text: `${ADDRESS}?c=NDI` }]);
  await clipboard.calls[0]?.answer(undefined);
  expect(messages()).toContain('link successfully copied to clipboard');
});

test('sharing shows the link to be copied by hand where the browser refuses', async () => {
  const { press, clipboard, popup, save } = startToolStates();
  await save('42');
  press('popup.option-chosen');
  await clipboard.calls[0]?.fail(new Error('refused'));
  expect(popup()).toMatchObject({ severity: 'warning', details: [`${ADDRESS}?c=NDI`] });
});

test('loading is offered when the cookie names a state', async () => {
  expect(startToolStates('42').actor.getSnapshot().hasTag('loadable')).toBe(true);
  expect(startToolStates('nothing').actor.getSnapshot().hasTag('loadable')).toBe(false);
});

test('loading opens a question first, and changes nothing on No', async () => {
  const { actor, press, loads, popup } = startToolStates('42');
  actor.send({ type: 'load.requested' });
  expect(popup()).toMatchObject({
    kind: 'dialog',
    message: 'Do you want to load previously saved data?',
    cancel: { label: 'No' },
    submit: { label: 'Load' },
  });
  press('popup.cancelled');
  expect(popup()).toBeUndefined();
  expect(loads.calls).toEqual([]);
});

test('loading goes to the tool, restores after half a second, and says so', async () => {
  const { actor, clock, press, cookie, loads, reads, restores, opened, messages } = startToolStates('42');
  actor.send({ type: 'load.requested' });
  press('popup.submitted');
  await cookie.calls[0]?.answer('43');
  expect(loads.calls.map(({ input }) => input)).toEqual([{ id: '43' }]);
  await loads.calls[0]?.answer('{"tool":"opt"}');
  expect(reads.calls.map(({ input }) => input)).toEqual([{ text: '{"tool":"opt"}' }]);
  await reads.calls[0]?.answer(optState());
  expect(opened).toEqual(['opt']);
  clock.increment(499);
  expect(restores.calls).toEqual([]);
  clock.increment(1);
  expect(restores.calls.map(({ input }) => input)).toEqual([
    { state: optState(), origin: { kind: 'cookie' } },
  ]);
  expect(messages()).toEqual([]);
  await restores.calls[0]?.answer(undefined);
  expect(messages()).toEqual(['Data loaded successfully']);
  actor.send({ type: 'load.requested' });
  press('popup.closed');
  press('popup.submitted');
  expect(cookie.calls).toHaveLength(2);
});

test('loading can be undone: what was there before comes back', async () => {
  const { actor, clock, press, cookie, loads, reads, restores, popup, messages } = startToolStates('42');
  actor.send({ type: 'load.requested' });
  press('popup.submitted');
  await cookie.calls[0]?.answer('42');
  await loads.calls[0]?.answer('{"tool":"opt"}');
  await reads.calls[0]?.answer(optState());
  clock.increment(500);
  await restores.calls[0]?.answer('{"tool":"opt","before":true}');
  expect(popup()).toMatchObject({ message: 'Data loaded successfully', option: { label: 'Undo' } });
  press('popup.option-chosen');
  expect(reads.calls[1]?.input).toEqual({ text: '{"tool":"opt","before":true}' });
  await reads.calls[1]?.answer(optState());
  clock.increment(500);
  await restores.calls[1]?.answer('{"tool":"opt"}');
  expect(popup()).toBeUndefined();
  expect(messages()).toContain('Your previous state is back.');
});

test('a night that was taken along replaces what was there, which comes back by Undo', async () => {
  const { actor, reads, restores, unpacks, press, messages, clock } = startToolStates();
  actor.send({ type: 'night.opened', text: '{"tool":"opt"}' });
  await reads.calls[0]?.answer({ kind: 'valid', tool: 'opt', state: {} as never });
  clock.increment(500);
  await restores.calls[0]?.answer('{"before":1}');
  expect(unpacks.calls).toEqual([]);
  expect(messages()).toEqual(['Data loaded successfully']);
  press('popup.option-chosen');
  expect(reads.calls[1]?.input).toEqual({ text: '{"before":1}' });
});

test('what is loaded is named with the date of its saving, in the question and when it is there', async () => {
  const { actor, clock, press, cookie, loads, reads, restores, popup } = startToolStates('42');
  const saved = 'Observation planning, saved on 26/11/2026 at 14:03 UTC';
  actor.send({ type: 'load.requested', saved });
  expect(popup()).toMatchObject({ kind: 'dialog', details: [saved] });
  press('popup.submitted');
  await cookie.calls[0]?.answer('42');
  await loads.calls[0]?.answer('{"tool":"opt"}');
  await reads.calls[0]?.answer(optState());
  clock.increment(500);
  await restores.calls[0]?.answer(undefined);
  expect(popup()).toMatchObject({ message: 'Data loaded successfully', details: [saved] });
});

test('loading takes any state that was saved in this browser, and one out of a file', async () => {
  const { actor, cookie, loads, unpacks, reads, messages } = startToolStates();
  actor.send({ type: 'save.chosen', id: '7' });
  expect(cookie.calls).toEqual([]);
  expect(loads.calls.map(({ input }) => input)).toEqual([{ id: '7' }]);
  actor.send({ type: 'stop.requested' });
  actor.send({ type: 'file.chosen', text: '{"tool":"none"}' });
  await unpacks.calls[0]?.answer({ kind: 'text', text: '{"tool":"none"}' });
  expect(reads.calls.map(({ input }) => input)).toEqual([{ text: '{"tool":"none"}' }]);
  await reads.calls[0]?.answer({ kind: 'invalid', reason: 'it is not the state of a known tool' });
  expect(messages()).toContain('The file holds no state that a tool has saved.');
});

test.each([
  ['unreadable', 'The file is damaged, or was changed after it was saved.'],
  ['newer', 'The file was saved by a newer version of this page.'],
] as const)('loading of a file that is %s says so', async (kind, message) => {
  const { actor, unpacks, reads, messages } = startToolStates();
  actor.send({ type: 'file.chosen', text: '{}' });
  await unpacks.calls[0]?.answer({ kind });
  expect(messages()).toEqual([message]);
  expect(reads.calls).toEqual([]);
});

test('loading of a cookie that is gone says that its id is not valid', async () => {
  const { actor, press, cookie, messages } = startToolStates('42');
  actor.send({ type: 'load.requested' });
  press('popup.submitted');
  await cookie.calls[0]?.answer(undefined);
  expect(messages()).toEqual(['invalid tool state id']);
});

test('a link restores its state without a question, and says so in the popup of Load', async () => {
  const { actor, clock, loads, reads, restores, popup } = startToolStates();
  actor.send({ type: 'link.opened', code: encodedStateId('42') });
  expect(loads.calls.map(({ input }) => input)).toEqual([{ id: '42' }]);
  await loads.calls[0]?.answer('{"tool":"opt"}');
  await reads.calls[0]?.answer(optState());
  clock.increment(500);
  await restores.calls[0]?.answer(undefined);
  expect(restores.calls[0]?.input.origin).toEqual({ kind: 'link', code: encodedStateId('42') });
  expect(popup()).toMatchObject({ kind: 'info', key: 'state-loaded', message: 'Data loaded successfully' });
});

test('a link without an id that can be read requests nothing', async () => {
  const { actor, loads, messages } = startToolStates();
  actor.send({ type: 'link.opened', code: '%%%' });
  expect(loads.calls).toEqual([]);
  expect(messages()).toEqual(['invalid tool state id']);
});

test('a link to a state that the service does not give has no valid id', async () => {
  const missing = startToolStates();
  missing.actor.send({ type: 'link.opened', code: '42' });
  await missing.loads.calls[0]?.fail(BUSY);
  expect(missing.messages()).toEqual(['invalid tool state id']);
  const empty = startToolStates();
  empty.actor.send({ type: 'link.opened', code: '42' });
  await empty.loads.calls[0]?.answer('');
  expect(empty.messages()).toEqual(['invalid tool state id']);
});

test.each([
  ['%%%', undefined, /incomplete/, undefined],
  ['42', { kind: 'problem', message: '', type: '', status: 404 }, /30 days/, undefined],
  ['42', { kind: 'problem', message: '', type: '', status: 500 }, /try again in a moment/, 'Try again'],
  ['42', { kind: 'network', message: '' }, /Check your connection/, 'Try again'],
] as const)('a link that fails says why and what to do: %s, %o', async (code, failure, cause, option) => {
  const { actor, loads, popup } = startToolStates();
  actor.send({ type: 'link.opened', code });
  if (failure !== undefined) await loads.calls[0]?.fail(new RequestFailed(failure));
  expect(popup()).toMatchObject({
    title: 'invalid tool state id',
    message: expect.stringMatching(cause),
    ...(option === undefined ? {} : { option: { label: option } }),
  });
});

test('a link to which the service did not respond is requested again on a retry', async () => {
  const { actor, loads, press } = startToolStates();
  actor.send({ type: 'link.opened', code: '42' });
  await loads.calls[0]?.fail(BUSY);
  press('popup.option-chosen');
  expect(loads.calls.map(({ input }) => input)).toEqual([{ id: '42' }, { id: '42' }]);
});

test('a link to something that is not a state of a tool is to be checked', async () => {
  const { actor, loads, reads, opened, messages } = startToolStates();
  actor.send({ type: 'link.opened', code: '42' });
  await loads.calls[0]?.answer('{');
  await reads.calls[0]?.answer({ kind: 'invalid', reason: 'it is not the state of a known tool' });
  expect(messages()).toEqual(['Saved tool data is invalid or missing, check the URL.']);
  expect(opened).toEqual([]);
});

test('a link to a state that the tool refuses is to be checked', async () => {
  const { actor, clock, loads, reads, restores, messages } = startToolStates();
  actor.send({ type: 'link.opened', code: '42' });
  await loads.calls[0]?.answer('{"tool":"opt"}');
  await reads.calls[0]?.answer(optState());
  clock.increment(500);
  await restores.calls[0]?.fail(new RangeError('30 February is no day'));
  expect(messages()).toEqual(['Saved tool data is invalid or missing, check the URL.']);
});

/** Save, share and load with every call resolved by the test; the cookie has a text at first. */
