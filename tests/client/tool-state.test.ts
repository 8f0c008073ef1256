import { expect, test } from 'vitest';
import { createClient } from '#client/client.ts';
import { failureOf } from '#contract/rest/failure.ts';
import { exampleOptState } from '../server/states/example-opt-state.ts';
import { fakeService } from '../server/fakes/fake-service.ts';

test('a state that is saved can be loaded by its id', async () => {
  const client = await connectedClient();
  const text = JSON.stringify(exampleOptState());
  const id = await client.saveToolState(text);
  expect(await client.loadToolState(id)).toBe(text);
});

test('an id that was never given is a failure in the words of the error catalogue', async () => {
  const client = await connectedClient();
  const failure = await client.loadToolState('404').catch(failureOf);
  expect(failure).toMatchObject({ kind: 'problem', type: '/rest/docs#unknown-state' });
  expect((failure as { message: string }).message).toMatch(/^invalid tool state id/);
});

async function connectedClient() {
  const { app } = await fakeService();
  return createClient({
    baseUrl: 'http://service',
    fetch: async (request) => app.fetch(new Request(request)),
  });
}
