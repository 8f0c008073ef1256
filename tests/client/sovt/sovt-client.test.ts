import { expect, test } from 'vitest';
import { createSovtClient } from '#client/sovt/sovt-client.ts';
import { failureOf } from '#contract/rest/failure.ts';
import type { PopulationPart } from '#contract/sovt/population-bytes.ts';
import { fakeService } from '../../server/fakes/fake-service.ts';

const FRAME = { initD: '2026-01-01T00:00Z', finalD: '2027-01-01T00:00Z' };
const HYPERBOLA = {
  com_epoch: 61_000,
  com_q: 1,
  com_e: 1.5,
  com_i: 5,
  com_long: 20,
  com_omega: 30,
  com_tp: 61_010,
};

test('the page and the service understand each other about paths in the rotating frame', async () => {
  const { client } = await connectClient();
  const { rows, firstEpoch, step, columns, provenance } = await client.path({ desig: 'Eros', ...FRAME });
  expect([rows, firstEpoch, step, [...columns.places.subarray(3, 6)]]).toEqual([366, 61_041, 1, [0, 1, 2]]);
  expect([columns.sunDistances[9], columns.elongations[9]]).toEqual([4, 7]);
  expect(provenance.forceModel).toContain('relativity');
  const open = await client.openPath({ desig: 'mine', ...FRAME, ...HYPERBOLA, propagation: 'keplerian' });
  expect(open.provenance).toMatchObject({
    source: 'User-defined',
    forceModel: expect.stringMatching(/^Keplerian/),
  });
});

test('the page and the service report a name that leads nowhere by a problem', async () => {
  const { client } = await connectClient();
  const failure = failureOf(
    await client.path({ desig: 'Nosuch', ...FRAME }).catch((error: unknown) => error),
  );
  expect(failure).toMatchObject({
    kind: 'problem',
    type: expect.stringContaining('unknown-names'),
    message: 'Object "Nosuch" was not found.',
  });
});

test('a response in pieces that breaks the contract, or breaks off, is a failure', async () => {
  for (const bytes of [Uint8Array.of(1, 2, 3), new Uint8Array(64)]) {
    const client = createSovtClient({
      baseUrl: 'http://service',
      fetch: () => Promise.resolve(new Response(bytes)),
    });
    const parts: PopulationPart[] = [];
    const failed = client.population({}, (part) => parts.push(part)).catch((error: unknown) => error);
    expect(failureOf(await failed).kind).toBe('unexpected');
    expect(parts).toEqual([]);
  }
});

async function connectClient() {
  const { app } = await fakeService();
  const client = createSovtClient({
    baseUrl: 'http://service',
    fetch: async (input, init) => app.request(new Request(input, init)),
  });
  return { client };
}
