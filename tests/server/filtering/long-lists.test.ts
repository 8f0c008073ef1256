import { expect, test } from 'vitest';
import { extremesRows } from '#server/tasks/extremes-rows.ts';
import { FAKE_BODIES, fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';
import { from, measuring, pausedCompute, resultOf, wholeOf } from './long-frame-lists.ts';

test('a long list is sorted by what costs more once that is there, and says how far it is', async () => {
  const paused = pausedCompute('extremesOf');
  const bodies = Array.from({ length: 5 }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` }));
  const { app } = await fakeService({ catalogue: fakeCatalogue(bodies), compute: paused.compute });
  const query = `${from(2461050.5, 3652)}&sort=moonglow&size=1`;
  const answers = [await resultOf(app, query)];
  for (let poll = 0; poll < 100 && answers.at(-1)?.preparation !== undefined; poll++) {
    await paused.release();
    answers.push(await resultOf(app, query));
  }
  const waiting = answers.filter(({ preparation }) => preparation?.days?.done === 3652);
  expect(waiting.length).toBeGreaterThan(0);
  for (const { preparation } of waiting) expect(preparation?.secondsLeft).toBeGreaterThan(0);
  expect(answers.at(-1)?.object.data.map(({ designator }) => designator)).toEqual(['2026 A4']);
});

test.each(['magnitude', 'moonglow'] as const)(
  'a long list that grows has its rows in the order of the %s they show, also where a year is half searched',
  async (sort) => {
    const begin = 2461050.5;
    const { measureOf } = measuring().compute;
    let calls = 0;
    const compute = fakeCompute({
      measureOf: async (task) => (calls++ === 0 ? measureOf(task) : new Promise<never>(() => undefined)),
      extremesOf: async ({ window, objects }) =>
        extremesRows(
          Array.from(objects, (place) => {
            const min = window.startUtc === begin ? 17 : 12 - place; // the second year turns the order round
            return { object: place, extremes: { magnitude: { min, max: 20 }, moonglow: { min, max: 20 } } };
          }),
        ),
    });
    const { app } = await fakeService({ compute });
    const query = `${from(begin, 3652)}&magnitudeMax=20&sort=${sort}`;
    await resultOf(app, query);
    const { object, preparation } = await resultOf(app, query);
    const shown = object.data.map(({ filters }) => filters.find(({ name }) => name === sort)?.minValue);
    expect(preparation).toBeDefined();
    expect(shown).toEqual([11, 12]);
  },
);

test('a long list has comets that are lost only with includeLost, or where they are named', async () => {
  const gale = fakeBody({ number: '34D', name: 'Gale', designation: '34D', bodyType: 'Comet' });
  const { app } = await fakeService({ catalogue: fakeCatalogue([...FAKE_BODIES, gale]) });
  const listed = async (query: string) => {
    const { object } = await wholeOf(app, `${from(2461050.5, 3652)}${query}`);
    return object.data.map(({ designator }) => designator);
  };
  expect(await listed('')).toEqual(['A898 PA', '2025 AB1']);
  expect(await listed('&includeLost=true')).toEqual(['A898 PA', '2025 AB1', '34D']);
  expect(await listed('&names=34D')).toEqual(['34D']);
});
