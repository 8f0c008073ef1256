import { expect, test } from 'vitest';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService, ONE_NIGHT } from '../fakes/fake-service.ts';

test('filtering counts the nights of a time frame while it is searched', async () => {
  let search: (() => void) | undefined;
  const searching = new Promise<void>((resolve) => (search = resolve));
  const compute = fakeCompute({
    surveyOf: async ({ objects }) => (search?.(), objects),
    nightsOf: () => searching.then(() => 1),
  });
  const { app } = await fakeService({ compute });
  const response = await app.request(`/rest/opt/filtering?${ONE_NIGHT}`);
  expect(await response.json()).toMatchObject({ nights: 1, totalResults: 2 });
});
