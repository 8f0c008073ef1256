import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { plannedCandidateActors } from '#client/candidates.ts';

const SITE = { moment: 2_461_377, observatoryCode: 'G96' };
const LISTED = { score: 90, rightAscension: 85, declination: 11 };

test('only objects on the confirmation page are requested, and one without orbits is left out', async () => {
  const { requested, located } = await locate(['My own', 'P99test', 'P98lost']);
  expect(requested).toEqual(['candidates', 'scatter P99test', 'scatter P98lost']);
  expect(located).toEqual({ 'P99test_synthetic-object': { major: 600, minor: 40, positionAngle: 85 } });
});

test('nothing is requested without user-defined objects', async () => {
  expect(await locate([])).toEqual({ requested: [], located: {} });
});

/** Where candidates are by a service that lists two of them and has the orbits of one. */
async function locate(names: readonly string[]) {
  const requested: string[] = [];
  const { locatePlanned } = plannedCandidateActors({
    baseUrl: 'https://service.test',
    fetch: async (request) => {
      const { pathname, searchParams } = new URL((request as Request).url);
      const name = searchParams.get('name');
      requested.push([pathname.split('/').at(-1), ...(name === null ? [] : [name])].join(' '));
      if (name === null) return Response.json(LIST);
      return name === 'P99test' ? Response.json(SCATTER) : new Response('', { status: 404 });
    },
  });
  const actor = createActor(locatePlanned, { input: { names, ...SITE } }).start();
  return { located: await toPromise(actor), requested };
}

const LIST = {
  asOf: '2026-11-21T02:40:00Z',
  candidates: [
    { designation: 'P99test', ...LISTED },
    { designation: 'P98lost', ...LISTED },
    { designation: 'P97other', ...LISTED },
  ],
};

const SCATTER = {
  designation: 'P99test',
  score: 90,
  moment: '2026-11-21T08:00:00',
  orbitsOf: '2026-11-21T02:50:00Z',
  orbit: { epoch: 61_200, a: 2, e: 0.5, i: 8, om: 133, w: 167, ma: 28, q: 1, tp: 61_125 },
  nominal: { rightAscension: 87.4, declination: 10.9 },
  ellipse: { major: 600, minor: 40, positionAngle: 85 },
  variants: { told: 1, all: 400 },
  places: [[600, 40]],
};
