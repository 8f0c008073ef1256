import { expect, test } from 'vitest';
import { ADDRESS, BUSY, REQUEST, startToolStates } from '../fakes/tool-states.ts';

const start = () => startToolStates(undefined, false, false, false);

test('without a service a shared link contains the state, and never expires', async () => {
  const { actor, state, stores, popup } = start();
  actor.send({ type: 'share.requested', ...REQUEST });
  await state.calls[0]?.answer('{"tool":"opt"}');
  expect(stores.calls.map(({ input }) => input)).toEqual([{ text: '{"tool":"opt"}', purpose: 'share' }]);
  await stores.calls[0]?.answer('~3abc');
  expect(popup()).toMatchObject({
    details: ['It is in the link, which never expires. Anyone who has the link can open it.'],
    link: `${ADDRESS}?c=~3abc`,
  });
});

test('without a service a state is saved in this browser, and its link contains it', async () => {
  const { save, popup } = start();
  await save('42');
  expect(popup()).toMatchObject({
    details: [expect.stringContaining('in this browser')],
    option: { label: 'Copy a link that never expires' },
  });
  expect(popup()).not.toHaveProperty('link');
});

test('without a service a link that names a saved state says that it needs one', async () => {
  const { actor, loads, popup } = start();
  actor.send({ type: 'link.opened', code: 'NDI' });
  await loads.calls[0]?.fail(BUSY);
  expect(popup()).toMatchObject({ message: expect.stringContaining('this page works without one') });
  expect(popup()).not.toHaveProperty('option');
});

test('without a service a saved state that cannot be read can be tried again', async () => {
  const { actor, loads, popup } = start();
  actor.send({ type: 'save.chosen', id: '42' });
  await loads.calls[0]?.fail(BUSY);
  expect(popup()).toMatchObject({ option: { label: 'Try again' } });
});
