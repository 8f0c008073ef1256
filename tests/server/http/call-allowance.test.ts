import { expect, test } from 'vitest';
import { costOf, costOfPath } from '#contract/call-costs.ts';
import { pathOf, type RouteName, ROUTES } from '#contract/routes.ts';
import type { CallAllowance } from '#server/http/call-allowance.ts';
import { fakeService } from '../fakes/fake-service.ts';

/** Ten points for each visitor, and no minute after this one. */
function tenPoints(): CallAllowance & { readonly taken: [string, number][] } {
  const taken: [string, number][] = [];
  const take = async (visitor: string, points: number) => {
    taken.push([visitor, points]);
    const used = taken.filter(([name]) => name === visitor).reduce((sum, [, cost]) => sum + cost, 0);
    return used > 10 ? 17.2 : undefined;
  };
  return { perMinute: 10, take, taken };
}

test('calls that cost more points than a visitor has are refused with the whole seconds to wait, and those of others are not', async () => {
  const { app } = await fakeService({ callAllowance: tenPoints() });
  const requestList = (visitor: string) =>
    app.request('/rest/opt/filtering', { headers: { 'X-Visitor': visitor } });
  const refused = await requestList('greedy');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('18');
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await refused.json()).toMatchObject({ type: '/rest/docs#too-many-calls', maximum: 10 });
  const other = await app.request('/rest/status', { headers: { 'X-Visitor': 'modest' } });
  expect(other.status).toBe(200);
});

test('calls that cost more points than a visitor has are refused before anything is read of them, also where they are none', async () => {
  const callAllowance = tenPoints();
  const { app } = await fakeService({ callAllowance });
  const statuses: number[] = [];
  for (let call = 0; call < 6; call++) statuses.push((await app.request('/rest/nothing')).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
});

test('a path costs what its call costs, also where another one has an open place for it', () => {
  for (const route of Object.keys(ROUTES) as RouteName[]) {
    expect(costOfPath(pathOf(route)), route).toBe(costOf(route));
  }
  expect(costOfPath('/rest/nov/swarm/names')).toBe(costOf('swarmNames'));
  expect(costOfPath('/rest/nov/neo/all')).toBe(costOf('smallObjects'));
});
