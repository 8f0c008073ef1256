import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { scdActors } from '#client/scd/scd-actors.ts';
import { createScdClient } from '#client/scd/scd-client.ts';
import { createTabCache, type TabStorage } from '#client/tab-cache.ts';
import { failureOf } from '#contract/rest/failure.ts';
import { problemOf } from '#contract/rest/problem.ts';
import { writeStarField } from '#contract/scd/star-bytes.ts';
import type { TraceResponse } from '#contract/scd/trace.ts';

const QUERY = {
  kev: 0.172,
  vZenith: 21.817,
  julianDateStart: 2461050.5,
  julianDateEnd: 2461051.5,
  step: 0.5,
  observatoryCode: '568',
  name: 'Apophis',
};
const WINDOW = { ra: 10, dec: 20, magBright: 7, magFaint: 12, sizeRa: 4, sizeDec: 4 };

const ROW = [2461050.5, 10, 0.1, 20, 0.2, ...Array<number>(22).fill(1)];
const ANSWER: TraceResponse = {
  object: {
    name: 'Apophis',
    designator: '2004 MN4',
    database: 'JPL',
    fields: [],
    units: [],
    data: [ROW],
    finetrial: [[2461050.5, 10, 20, null]],
  },
  starlight: { rule: 'a rule', sources: ['Hipparcos'], faintLimit: 7 },
  provenance: {
    forceModel: 'full',
    ephemeris: 'test',
    catalogueDate: '2026-01-01',
    observer: 'Maunakea',
    software: 'NEO Toolkit',
    calculatedAt: '2026-01-10T00:00:00Z',
  },
};
const STARS = writeStarField({
  stars: {
    count: 1,
    epoch: 2000,
    ra: Float64Array.of(10),
    dec: Float64Array.of(20),
    pmRa: Float32Array.of(0),
    pmDec: Float32Array.of(0),
    parallax: Float32Array.of(0),
    magnitude: Float32Array.of(8),
    colourIndex: Float32Array.of(0),
    known: Uint8Array.of(0),
  },
  facts: { faintLimit: 12, limitedBy: 'query', sources: ['Tycho-2'], unmovedEpoch: 1991.25 },
});

test('a trace is requested once, and read again from the cache of the tab', async () => {
  const { client, sent } = connectClient();
  const first = await client.trace(QUERY);
  const again = await client.trace(QUERY);
  expect(first.points[0]).toMatchObject({ raDeg: 10, decDeg: 20 });
  expect(again).toEqual(first);
  expect(sent).toEqual([
    '/rest/scd/trace?kev=0.172&vZenith=21.817&julianDateStart=2461050.5&julianDateEnd=2461051.5&step=0.5&observatoryCode=568&name=Apophis',
  ]);
  await client.trace({ ...QUERY, name: 'Eros' });
  expect(sent).toHaveLength(2);
});

test('a trace that cannot be read any more is requested again', async () => {
  const texts = new Map<string, string>();
  const { client, sent } = connectClient(texts);
  await client.trace(QUERY);
  for (const key of texts.keys()) if (key.startsWith('answer ')) texts.set(key, '{"of":"another version"}');
  expect((await client.trace(QUERY)).points).toHaveLength(1);
  expect(sent).toHaveLength(2);
});

test('a trace that failed is requested again', async () => {
  let broken = true;
  const { client } = connectClient(new Map(), () => (broken ? problem() : Response.json(ANSWER)));
  expect(await client.trace(QUERY).catch(failureOf)).toMatchObject({ kind: 'problem', status: 404 });
  broken = false;
  expect((await client.trace(QUERY)).object.name).toBe('Apophis');
});

test('a trace comes as an actor', async () => {
  const { client } = connectClient();
  const actor = createActor(scdActors(client).loadTrace, { input: { kind: 'catalogue', query: QUERY } });
  const { output } = await waitFor(actor.start(), ({ status }) => status === 'done');
  expect(output?.points).toHaveLength(1);
});

test('the length of a path is requested once', async () => {
  const { client, sent } = connectClient(new Map(), () =>
    Response.json({ object: { data: [{ name: 'Apophis', arclength: 4.2 }] } }),
  );
  expect([await client.pathAngle(QUERY), await client.pathAngle(QUERY)]).toEqual([4.2, 4.2]);
  expect(sent).toHaveLength(1);
});

test('stars are requested as bytes, once', async () => {
  const { client, sent } = connectClient();
  const first = await client.starsInRectangle(WINDOW);
  const again = await client.starsInRectangle(WINDOW);
  expect(first.facts.sources).toEqual(['Tycho-2']);
  expect([...again.stars.magnitude]).toEqual([8]);
  expect(again).toEqual(first);
  expect(sent).toHaveLength(1);
});

function connectClient(texts = new Map<string, string>(), answer: (path: string) => Response = answerOf) {
  const sent: string[] = [];
  const storage: TabStorage = {
    read: (key) => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
  const client = createScdClient({
    baseUrl: 'http://service',
    cache: createTabCache(storage),
    fetch: async (request) => {
      const path = new Request(request).url.replace('http://service', '');
      sent.push(path);
      return answer(path);
    },
  });
  return { client, sent };
}

function answerOf(path: string): Response {
  if (!path.includes('background')) return Response.json(ANSWER);
  return new Response(STARS, { headers: { 'Content-Type': 'application/octet-stream' } });
}

function problem(): Response {
  return Response.json(problemOf('unknown-names', { detail: 'Object "Apophis" was not found.' }), {
    status: 404,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
