import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { BUDGET_CAUSES, BUDGET_ENDPOINTS } from '#contract/opt/budget.ts';
import { FORCES } from '#engine/propagate/force-set.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import type { BudgetTask } from '#server/tasks/budget-of.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const ADDRESS = '/rest/opt/budget?name=433&observatoryCode=568';

test('a budget has what every force is worth, one sigma of the orbit, and what another solution says', async () => {
  const tasks: BudgetTask[] = [];
  const compute = fakeCompute();
  const { app } = await fakeService({
    latestOrbits: {
      ...NO_LATEST_ORBITS,
      solutions: async (body) => [
        body,
        {
          ...body,
          provenance: {
            ...body.provenance,
            orbit: { ...body.provenance.orbit, name: 'ESA NEOCC orbit file' },
          },
        },
      ],
    },
    compute: {
      ...compute,
      budgetOf: async (task) => {
        tasks.push(task);
        return compute.budgetOf(task);
      },
    },
  });
  const answer = await app.request(`${ADDRESS}&moment=2461100.5`);
  const budget = z.parse(BUDGET_ENDPOINTS.budget.response, await answer.json());
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(budget.moment).toBe('2026-03-01T00:00:00.000Z');
  expect(tasks).toMatchObject([{ utc: 2_461_100.5, centre: 'earth', others: [{ number: '433' }] }]);
  expect(budget.rows).toEqual([
    { cause: 'jupiter', arcsec: 12.346, km: 1000, magnitude: -0.01 },
    { cause: 'refraction', absence: 'below-horizon' },
    { cause: 'uncertainty', basis: 'covariance', arcsec: 0.5, km: 80 },
    { cause: 'solution', basis: expect.stringContaining('NEOCC'), arcsec: 0.25, km: 40 },
  ]);
});

test.each(['unknown', 'bent'] as const)(
  'one sigma of an orbit that has none is absent for the reason that it is %s',
  async (reason) => {
    const compute = fakeCompute();
    const { app } = await fakeService({
      compute: {
        ...compute,
        budgetOf: async () => ({
          kind: 'computed',
          value: {
            changes: [],
            others: [],
            ...(reason === 'unknown' ? { origin: 'none' } : { origin: 'covariance' }),
          },
        }),
      },
    });
    const answer = await app.request(ADDRESS);
    const { rows } = z.parse(BUDGET_ENDPOINTS.budget.response, await answer.json());
    expect(rows).toEqual([
      { cause: 'uncertainty', absence: reason, ...(reason === 'bent' ? { basis: 'covariance' } : {}) },
    ]);
  },
);

test('a budget is computed once for the same object, moment and place', async () => {
  const computed: number[] = [];
  const compute = fakeCompute();
  const { app } = await fakeService({
    compute: {
      ...compute,
      budgetOf: async (task) => {
        computed.push(task.utc);
        return compute.budgetOf(task);
      },
    },
  });
  const texts: string[] = [];
  for (const moment of [2_461_100.5, 2_461_101.5, 2_461_100.5]) {
    const answer = await app.request(`${ADDRESS}&moment=${moment}`);
    texts.push(await answer.text());
  }
  expect(computed).toEqual([2_461_100.5, 2_461_101.5]);
  expect(texts[2]).toBe(texts[0]);
  await app.request(`/rest/opt/budget?name=433&observatoryCode=500&moment=2461100.5`);
  expect(computed).toHaveLength(3);
});

test('an orbit that cannot be followed to the moment is a problem with the reason', async () => {
  const compute = fakeCompute({ budgetOf: async () => ({ kind: 'refused', reason: 'It has hit the Sun.' }) });
  const { app } = await fakeService({ compute });
  const answer = await app.request(ADDRESS);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    type: '/rest/docs#no-perturbed-orbit',
    detail: 'It has hit the Sun.',
    parameter: 'name',
  });
});

test.each([
  ['an unknown object', 'name=Nosuch&observatoryCode=568', 'unknown-names', 'name'],
  ['an unknown observatory', 'name=433&observatoryCode=QQQ', 'observatory-unknown', 'observatoryCode'],
  [
    'a moment that no orbit is shown at',
    'name=433&observatoryCode=568&moment=2400000',
    'date-out-of-range',
    'moment',
  ],
  ['a body that nothing flies by', 'name=433&observatoryCode=568&center=vulcan', 'bad-parameter', 'center'],
])('a budget of %s is refused by name', async (_, query, type, parameter) => {
  const { app } = await fakeService();
  const answer = await app.request(`/rest/opt/budget?${query}`);
  expect(await answer.json()).toMatchObject({ type: expect.stringContaining(type), parameter });
});

test('every body that attracts by the full model is among the causes, the asteroids together', () => {
  const large = [
    'mercury',
    'venus',
    'earth',
    'moon',
    'mars',
    'jupiter',
    'saturn',
    'uranus',
    'neptune',
    'pluto',
  ];
  expect(BUDGET_CAUSES).toEqual(expect.arrayContaining([...large, 'asteroids']));
  expect(FORCES.full.attracting).toHaveLength(1 + large.length + 16);
});
