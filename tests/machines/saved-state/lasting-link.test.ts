import { expect, test } from 'vitest';
import { ADDRESS, BUSY, optState, REQUEST, startToolStates } from '../fakes/tool-states.ts';

test('a link that never expires holds the state itself, and is copied beside the short one', async () => {
  const { actor, state, stores, packs, clipboard, press, messages } = startToolStates();
  actor.send({ type: 'share.requested', ...REQUEST });
  await state.calls[0]?.answer('{"tool":"opt"}');
  await stores.calls[0]?.answer('42');
  press('popup.further-chosen');
  expect(packs.calls.map(({ input }) => input)).toEqual([{ text: '{"tool":"opt"}' }]);
  await packs.calls[0]?.answer('~1abc');
  expect(clipboard.calls.map(({ input }) => input)).toEqual([{ text: `${ADDRESS}?c=~1abc` }]);
  await clipboard.calls[0]?.answer();
  expect(messages()).toEqual(['link successfully copied to clipboard']);
});

test('a link that never expires is copied in a frame for the page of another site', async () => {
  const { actor, state, stores, packs, clipboard, press, messages } = startToolStates();
  actor.send({ type: 'share.requested', ...REQUEST });
  await state.calls[0]?.answer('{"tool":"opt"}');
  await stores.calls[0]?.answer('42');
  press('popup.further-chosen', 1);
  await packs.calls[0]?.answer('~1abc');
  expect(clipboard.calls[0]?.input.text).toBe(
    `<iframe src="${ADDRESS}?c=~1abc&#38;embed=1" title="Near-Earth object toolkit" width="640" height="400" allow="fullscreen"></iframe>`,
  );
  await clipboard.calls[0]?.answer();
  expect(messages()).toEqual(['Embed code copied to clipboard']);
  actor.send({ type: 'copy-lasting-link' });
  await packs.calls[1]?.answer('~1abc');
  expect(clipboard.calls[1]?.input.text).toBe(`${ADDRESS}?c=~1abc`);
});

test('a link that never expires can be obtained where the service cannot be reached', async () => {
  const { actor, state, stores, packs, press } = startToolStates();
  actor.send({ type: 'share.requested', ...REQUEST });
  await state.calls[0]?.answer('{}');
  await stores.calls[0]?.fail(BUSY);
  press('popup.option-chosen');
  expect(packs.calls).toHaveLength(1);
});

test('a link that never expires is not offered where there is no state', async () => {
  const { actor, state, popup } = startToolStates();
  actor.send({ type: 'share.requested', ...REQUEST });
  await state.calls[0]?.fail(new Error('the dates are not valid'));
  expect(popup()).not.toHaveProperty('option');
});

test('a link that never expires opens without the service, whatever punctuation follows it', async () => {
  const { actor, unpacks, loads, reads, clock, restores } = startToolStates();
  actor.send({ type: 'link.opened', code: '~1abc.' });
  expect(unpacks.calls.map(({ input }) => input)).toMatchObject([
    { origin: { kind: 'link', code: '~1abc' } },
  ]);
  await unpacks.calls[0]?.answer({ kind: 'text', text: '{"tool":"opt"}' });
  await reads.calls[0]?.answer(optState());
  clock.increment(500);
  expect(restores.calls[0]?.input).toMatchObject({ origin: { kind: 'link', code: '~1abc' } });
  expect(loads.calls).toEqual([]);
});

test.each([
  ['newer', 'The link was made by a newer version of this page. Reload the page, then open the link again.'],
  ['unreadable', 'The link is incomplete or was altered. Copy the whole link again.'],
] as const)('a link that never expires says why it does not open when it is %s', async (kind, message) => {
  const { actor, unpacks, popup } = startToolStates();
  actor.send({ type: 'link.opened', code: '~1abc' });
  await unpacks.calls[0]?.answer({ kind });
  expect(popup()).toMatchObject({ message });
});
