import { expect, test } from 'vitest';
import { pathOf } from '#contract/routes.ts';
import { MAX_TOOL_STATE_LENGTH } from '#contract/limits.ts';
import type { StoredState } from '#server/states/state-store.ts';
import { fakeStateStore } from '../fakes/fake-state-store.ts';
import { savedStates } from '../../fixtures/saved-states.ts';
import { exampleOptState } from './example-opt-state.ts';
import { type FakeService, fakeService } from '../fakes/fake-service.ts';

const DAY_MS = 86_400_000;
const STATE = JSON.stringify(exampleOptState());

test('A saved state comes back letter for letter', async () => {
  const { app } = await fakeService();
  const saved = await save({ app }, STATE);
  expect(saved.status).toBe(200);
  const { toolStateId } = (await saved.json()) as { toolStateId: string };
  const loaded = await load({ app }, toolStateId);
  expect(await loaded.json()).toEqual({ toolState: STATE });
});

test('A saved state can be loaded for 30 days and not longer', async () => {
  const { app, wait } = await fakeService();
  await save({ app }, STATE);
  wait(30 * DAY_MS);
  expect((await load({ app }, '1')).status).toBe(200);
  wait(1);
  expect(await problem(await load({ app }, '1'))).toMatchObject({
    status: 404,
    title: 'invalid tool state id',
  });
});

test.each(['', 'abc', '-1', '1.5', '01', String(2n ** 128n), '9'.repeat(60)])(
  'A saved state is not found by "%s"',
  async (id) => {
    const { app } = await fakeService();
    expect((await load({ app }, id)).status).toBe(400);
  },
);

test.each(savedStates())('A state that an earlier version saved is saved again: $name', async ({ state }) => {
  const { app } = await fakeService();
  expect((await save({ app }, JSON.stringify(state))).status).toBe(200);
});

test.each([
  ['in its text', { text: STATE.replace('Lemmon', 'Lemmen') }],
  ['in its date', { savedAt: 77 }],
  ['in its id, so that it is that of another', { id: '2' }],
])('a saved state that is damaged %s is reported and is not loaded', async (_, damage) => {
  const store = fakeStateStore();
  const read = async (id: string, since: number) => {
    const state = await store.read(id, since);
    return state && { ...state, ...damage };
  };
  const { app, reported } = await fakeService({ stateStore: { ...store, read } });
  await save({ app }, STATE);
  expect((await load({ app }, '1')).status).toBe(404);
  expect(reported).toEqual([new Error('the saved state 1 is damaged')]);
});

test('A store of states that is away is a problem with the seconds to wait, reported, and used again once it is back', async () => {
  const store = fakeStateStore();
  let away = true;
  const stateStore = {
    ...store,
    insert: async (state: StoredState) => {
      if (away) throw new Error('connection refused');
      return store.insert(state);
    },
  };
  const { app, reported } = await fakeService({ stateStore });
  const refused = await save({ app }, STATE);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '3']);
  expect(await problem(refused)).toMatchObject({ type: '/rest/docs#storage-unavailable' });
  expect(reported).toEqual([new Error('connection refused')]);
  away = false;
  expect((await save({ app }, STATE)).status).toBe(200);
});

test('A store of states gives up what is too old, but not by a clock that was set', async () => {
  const stateStore = fakeStateStore();
  const { app, wait, setClock } = await fakeService({ stateStore });
  await save({ app }, STATE);
  setClock(365 * DAY_MS);
  await save({ app }, STATE);
  setClock(-365 * DAY_MS);
  await save({ app }, STATE);
  expect((await load({ app }, '1')).status).toBe(200);
  wait(31 * DAY_MS);
  await save({ app }, STATE);
  expect(await stateStore.read('1', 0)).toBeUndefined();
});

test.each([
  ['a text that is no JSON', '{"tool":'],
  ['the state of a tool that does not exist', '{"tool":"xyz","version":1}'],
  ['an inherited name as a tool', '{"tool":"constructor"}'],
  ['a state of another version', JSON.stringify({ ...exampleOptState(), version: 99 })],
  ['an unknown key', JSON.stringify({ ...exampleOptState(), spy: true })],
  ['such a key deep inside', STATE.replace('"timeStep":{', '"timeStep":{"spy":[],')],
  ['a state without its set-up', JSON.stringify({ tool: 'opt', version: 1 })],
])('saving refuses %s', async (_, text) => {
  const { app } = await fakeService();
  expect(await problem(await save({ app }, text))).toMatchObject({
    status: 422,
    type: '/rest/docs#state-invalid',
  });
});

test.each([1, 5 * MAX_TOOL_STATE_LENGTH + 200])(
  'saving refuses a state %i characters above the limit',
  async (surplus) => {
    const { app } = await fakeService();
    const body = JSON.stringify({ toolState: 'x'.repeat(MAX_TOOL_STATE_LENGTH + surplus) });
    expect(await problem(await post({ app }, body))).toMatchObject({
      status: 413,
      maximum: MAX_TOOL_STATE_LENGTH,
    });
  },
);

test('saving refuses a body that a form of another site could send', async () => {
  const { app } = await fakeService();
  const body = JSON.stringify({ toolState: STATE });
  expect((await post({ app }, body, 'text/plain')).status).toBe(400);
});

test('saving refuses a visitor who has saved too often, and says when to come back', async () => {
  const { app, wait } = await fakeService();
  for (let count = 0; count < 3; count++) expect((await save({ app }, STATE)).status).toBe(200);
  const refused = await save({ app }, STATE);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('3600');
  wait(3_600_000);
  expect((await save({ app }, STATE)).status).toBe(200);
});

test('saving refuses more than all visitors together may save, and says when to come back', async () => {
  const { app } = await fakeService();
  const long = STATE + ' '.repeat(999_000 - STATE.length);
  expect((await save({ app }, long)).status).toBe(200);
  expect((await save({ app }, long)).status).toBe(200);
  expect(await problem(await save({ app }, long))).toMatchObject({ status: 429, maximum: 2_500_000 });
  expect((await save({ app }, STATE)).status).toBe(200);
});

test('saving refuses a GET, and loading a POST', async () => {
  const { app } = await fakeService();
  const got = await app.request(pathOf('saveToolState'));
  expect(got.status).toBe(405);
  expect(got.headers.get('Allow')).toBe('POST, OPTIONS');
  expect((await app.request(pathOf('loadToolState'), { method: 'POST' })).status).toBe(405);
});

function save(service: Pick<FakeService, 'app'>, toolState: string) {
  return post(service, JSON.stringify({ toolState }));
}

function post({ app }: Pick<FakeService, 'app'>, body: string, type = 'application/json') {
  return app.request(pathOf('saveToolState'), { method: 'POST', body, headers: { 'Content-Type': type } });
}

function load({ app }: Pick<FakeService, 'app'>, id: string) {
  return app.request(`${pathOf('loadToolState')}?toolStateId=${encodeURIComponent(id)}`);
}

async function problem(response: Response): Promise<unknown> {
  return response.json();
}
