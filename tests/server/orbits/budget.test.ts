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

const ELLIPSE =
  'kep_epoch=61000&kep_a=1.5&kep_e=0.2&kep_i=10&kep_long=20&kep_omega=30&kep_mean=40&mag=20&slope=0.15';
const COMET =
  'kep=false&com_epoch=61000&com_q=1.2&com_e=1&com_i=10&com_long=20&com_omega=30&com_tp=61050&com_a1=1e-8';

test('a user-defined object has a budget by its own elements, H, G and force, and no other orbit', async () => {
  const { app, tasks } = await serviceWithTasks();
  const ellipse = await app.request(
    `/rest/opt/budget?name=Mine&${ELLIPSE}&observatoryCode=568&moment=2461100.5`,
  );
  const budget = z.parse(BUDGET_ENDPOINTS.budget.response, await ellipse.json());
  expect(budget).toMatchObject({ name: 'Mine', provenance: { source: 'User-defined', catalogueDate: '' } });
  expect(budget.rows.map(({ cause }) => cause)).toEqual(['jupiter', 'refraction', 'uncertainty']);
  await app.request(`/rest/opt/budget?name=Mine&${COMET}&observatoryCode=568&moment=2461100.5`);
  expect(tasks).toMatchObject([
    {
      body: {
        elements: { perihelionDistance: expect.closeTo(1.2, 12), eccentricity: 0.2 },
        absoluteMagnitude: 20,
        slope: 0.15,
      },
      others: [],
    },
    { body: { elements: { perihelionDistance: 1.2, eccentricity: 1 }, nonGravitational: { a1: 1e-8 } } },
  ]);
});

test('a user-defined object is budgeted by its elements where an object of the catalogue has its name', async () => {
  const { app, tasks } = await serviceWithTasks();
  for (const query of [
    'name=433',
    `name=433&${ELLIPSE}`,
    `name=433&${ELLIPSE.replace('kep_i=10', 'kep_i=11')}`,
  ])
    await app.request(`/rest/opt/budget?${query}&observatoryCode=568&moment=2461100.5`);
  expect(tasks.map(({ body }) => body.number)).toEqual(['433', undefined, undefined]);
});

async function serviceWithTasks() {
  const tasks: BudgetTask[] = [];
  const compute = fakeCompute();
  const budgetOf = async (task: BudgetTask) => {
    tasks.push(task);
    return compute.budgetOf(task);
  };
  const { app } = await fakeService({ compute: { ...compute, budgetOf } });
  return { app, tasks };
}

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
  [
    'a user-defined object without its inclination',
    `name=Mine&${ELLIPSE.replace('kep_i=10&', '')}&observatoryCode=568`,
    'missing-parameter',
    'kep_i',
  ],
  ['an H without elements', 'name=433&mag=20&observatoryCode=568', 'missing-parameter', 'kep_epoch'],
  [
    'a user-defined object with an impossible ellipse',
    `name=Mine&${ELLIPSE.replace('kep_e=0.2', 'kep_e=1.5')}&observatoryCode=568`,
    'bad-parameter',
    'kep_e',
  ],
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
