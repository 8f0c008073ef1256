import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createClient } from '#client/client.ts';
import { createOptClient } from '#client/opt/opt-client.ts';
import { failureOf } from '#contract/rest/failure.ts';
import { defaultFilters } from '#machines/opt/filtering/filters.ts';
import { popupsMachine } from '#machines/popups/popups.ts';
import { filteringQuery } from '#machines/opt/filtering/queries.ts';
import { providedOpt } from '#tools/opt/session.ts';
import { plan } from '../machines/fakes/objects.ts';
import { fakeService } from '../server/fakes/fake-service.ts';

test('the page and the service understand each other about observatories, objects and names', async () => {
  const client = await connectClient();
  expect((await client.findObservatories('Mauna')).map(({ code }) => code)).toContain('568');
  expect((await client.findObjects({ query: 'Eros' })).map(({ number }) => number)).toEqual(['433']);
  const { asteroids, errors } = await client.findObjectsByName(['Eros', '2025AB1', 'zzz']);
  expect(asteroids.map(({ designator }) => designator)).toEqual(['A898 PA', '2025 AB1']);
  expect(errors.map(({ name }) => name)).toEqual(['zzz']);
  expect((await client.status()).now).toBe('2026-01-10T00:00:00.000Z');
  expect(await client.impactors()).toEqual([{ name: '2008 TC3', impactDate: '2008-10-07' }]);
});

test('the page and the service understand each other about every filter', async () => {
  const client = await connectClient();
  const filters = filteringQuery(
    plan(),
    { step: 1, unit: 'd' },
    defaultFilters(),
    { from: 0, size: 250 },
    false,
  );
  expect(await client.filter(filters)).toMatchObject({ totalResults: expect.any(Number) });
});

test('the page and the service understand each other about a token that is unknown', async () => {
  const client = await connectClient();
  const failure = await client.result({ token: 'unknown' }).catch(failureOf);
  expect(failure).toMatchObject({ kind: 'problem', status: 404 });
});

test('a list of names is filtered, calculated and read from the first click to the results', async () => {
  const clock = new SimulatedClock();
  const popups = createActor(popupsMachine).start();
  const machine = providedOpt(await connectClient());
  const opt = createActor(machine, { clock, input: { today: '2000-01-01', popups } }).start();
  const { setup, objectList, filtering, calculation } = opt.getSnapshot().context;
  await waitFor(setup, ({ context }) => context.today === '2026-01-10');

  opt.send({ type: 'objects.requested', tab: 'insert' });
  objectList.send({ type: 'names.typed', text: 'Eros\n2025 AB1' });
  objectList.send({ type: 'list.saved' });
  await waitFor(setup, ({ context }) => context.objects.length === 2);
  setup.send({ type: 'source.chosen', source: 'list' });
  setup.send({ type: 'setup.submitted' });
  await waitFor(filtering, (state) => state.matches('listing'));
  filtering.send({ type: 'filters.cleared' });
  await waitFor(filtering, (state) => state.matches('listing'));
  filtering.send({ type: 'selection.toggled' });
  expect(filtering.getSnapshot().context.selected).toEqual(new Set(['A898 PA', '2025 AB1']));

  opt.send({ type: 'calculate.requested' });
  await waitFor(calculation, (state) => state.matches({ running: { work: 'waiting' } }));
  clock.increment(60_000);
  await waitFor(calculation, (state) => state.matches('ready'));
  const { result } = calculation.getSnapshot().context.calculation ?? {};
  expect(result?.object.data.map(({ designator, data }) => [designator, data.length])).toEqual([
    ['A898 PA', 8],
    ['2025 AB1', 8],
  ]);
  opt.stop();
});

async function connectClient() {
  const { app } = await fakeService();
  const options = {
    baseUrl: 'http://service',
    realNow: () => 0,
    fetch: async (request: RequestInfo | URL) => app.request(new Request(request)),
  };
  return { ...createClient(options), ...createOptClient(options) };
}
