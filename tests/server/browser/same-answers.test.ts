import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { CALL_GUIDES } from '#contract/openapi/call-guide.ts';
import { ALL_ENDPOINTS } from '#contract/openapi/all-endpoints.ts';
import { type DescribedRoute, pathOf, TOKEN_HEADER } from '#contract/routes.ts';
import { savedStates } from '../../fixtures/saved-states.ts';
import {
  answerOf,
  compareGenerated,
  firstDifference,
  FOLLOWING,
  GENERATED,
  NEED_A_SERVICE,
  queriesOf,
} from './compared-answers.ts';
import { WHOLE_CATALOGUE } from './static-data.ts';
import { openTwoHosts, type SendCall, type TwoHosts } from './two-hosts.ts';

/** Queries of a call: one in each form. Fifty of each are sent by `tests/soak`. */
const QUERIES = 3;

let hosts: TwoHosts;

beforeAll(async () => (hosts = await openTwoHosts()), 120_000);
afterAll(() => hosts.remove());

test.each(GENERATED)(
  'generated queries of $route have the same answers in the page as on Node, to the byte',
  async (call) => {
    const comparisons = await compareGenerated(hosts, call, QUERIES);
    expect([...comparisons.keys()]).toEqual([call.route, ...(call.route === 'calculate' ? FOLLOWING : [])]);
    for (const { statuses, differences } of comparisons.values()) {
      expect(differences).toEqual([]);
      expect(statuses[200]).toBeGreaterThan(0);
    }
  },
);

/** Lists of all objects, which are measured piece by piece. */
const NIGHT = 'julianDateStart=2461050.5&julianDateEnd=2461052.4999&observatoryCode=568&step=1';

test.each(['magnitudeMax=24', 'magnitudeMax=23&elevationMin=30', 'skyUncertaintyMax=60'])(
  'the list of all objects with %s is the same in the page as on Node, to the byte',
  (filter) => expectSame(hosts.inPage, `${pathOf('filtering')}?${NIGHT}&${filter}`),
);

/** Calls of a page that shows the flyby of one object. */
const OF_APOPHIS = [
  '/rest/asteroid/findAsteroidByName?query=99942',
  '/rest/asteroid/shapes?names=2004%20MN4',
  '/rest/fvt/closeApproaches?startDate=62234&endDate=62245&mainBody=earth&names=2004%20MN4',
  '/rest/fvt/flyby?name=2004%20MN4&date=2029-04-13T21%3A45%3A03&center=earth',
  '/rest/fvt/solutions?name=Apophis&date=2029-04-13T21%3A45%3A03&center=earth',
  '/rest/nov/ephemerides/keplerian?names=k04m04n',
  '/rest/nov/ephemerides/perturbed?name=(99942)%20Apophis',
];

test('calls about one object are answered from a part of the catalogue as on Node, to the byte', async () => {
  const { request } = await hosts.openPage(
    new Map([...hosts.data].filter(([path]) => path !== WHOLE_CATALOGUE)),
  );
  for (const path of OF_APOPHIS) await expectSame(request, path);
});

test('a name that no part has is looked for in the whole catalogue', async () => {
  const { request } = await hosts.openPage();
  await expectSame(request, '/rest/asteroid/findAsteroidByName?query=apofis');
});

test.each(savedStates())('$name is saved and loaded in the page as on Node', async ({ state }) => {
  const toolState = JSON.stringify(state);
  const loaded = await Promise.all(
    [hosts.onNode, hosts.inPage].map(async (send) => {
      const headers = { 'Content-Type': 'application/json' };
      const saving = await send(pathOf('saveToolState'), {
        method: 'POST',
        headers,
        body: JSON.stringify({ toolState }),
      });
      const { toolStateId } = ENDPOINTS.saveToolState.response.parse(await saving.json());
      return answerOf(send, `${pathOf('loadToolState')}?toolStateId=${toolStateId}`);
    }),
  );
  expect(loaded[1]).toEqual(loaded[0]);
  expect(loaded[0]?.status).toBe(200);
});

test.each(ALL_ENDPOINTS.filter(({ route }) => NEED_A_SERVICE.includes(route)))(
  '$route says in the page that it needs a service, whatever its query',
  async (call) => {
    const next = queriesOf(call, hosts.data);
    for (const path of [addressOf(call.route), next(), next()]) {
      const answer = await hosts.inPage(path);
      expect(answer.status).toBe(501);
      expect(await answer.json()).toMatchObject({ type: '/rest/docs#needs-service' });
    }
  },
);

test('a page that is reloaded has its calculation again', async () => {
  const ticket = await hosts.inPage(addressOf('calculate'));
  const { token } = (await ticket.json()) as { readonly token: string };
  const reloaded = await hosts.openPage();
  const headers = { [TOKEN_HEADER]: token };
  const again = await reloaded.request(addressOf('getCalculationResult'), { headers });
  expect(await again.json()).toMatchObject({ processed: 1 });
  const unknown = await reloaded.request(addressOf('getCalculationResult'), {
    headers: { [TOKEN_HEADER]: 'x' },
  });
  expect(unknown.status).toBe(404);
});

test('a call for the head of a response alone has it in the page as on Node', async () => {
  const path = addressOf('orbitNow');
  const [expected, answer] = [
    await hosts.onNode(path, { method: 'HEAD' }),
    await hosts.inPage(path, { method: 'HEAD' }),
  ];
  expect([answer.status, await answer.text()]).toEqual([expected.status, '']);
});

test('provenance names the browser as the place where numbers were computed', async () => {
  const answer = await hosts.inPage(addressOf('orbitNow'));
  const software = 'NEO Toolkit 0.0.0, computed in this browser';
  expect(await answer.json()).toMatchObject({ provenance: { software } });
});

test('nothing fails that no caller is notified of', () => {
  expect(hosts.reported).toEqual([]);
});

async function expectSame(page: SendCall, path: string): Promise<void> {
  const [due, received] = [await answerOf(hosts.onNode, path), await answerOf(page, path)];
  expect(due.status, path).toBe(200);
  expect(firstDifference(received.text, due.text)).toBeUndefined();
}

function addressOf(route: DescribedRoute): string {
  const { query, parts } = CALL_GUIDES[route];
  return `${pathOf(route, parts)}?${new URLSearchParams(query).toString()}`;
}
