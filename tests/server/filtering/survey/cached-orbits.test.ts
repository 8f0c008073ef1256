import { expect, test } from 'vitest';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { heldCovariances } from '#server/filtering/survey/cached-orbits.ts';
import { FAKE_BODIES, fakeBody, fakeCatalogue } from '../../fakes/fake-catalogue.ts';

const COVARIANCE = new Float64Array(36).fill(1);
const ALL = Int32Array.from(FAKE_BODIES.keys());

test('covariances of the catalogue are held', () => {
  const bodies = [fakeBody({ covariance: COVARIANCE }), ...FAKE_BODIES.slice(1)];
  const held = heldCovariances(fakeCatalogue(bodies).catalogue, ALL, new Set([0]));
  expect([...held.among(ALL)].map(([object, body]) => [object, body.covariance])).toEqual([[0, COVARIANCE]]);
  expect(held.among(Int32Array.of(1, 2)).size).toBe(0);
});

test('covariances that were fetched since are held, before those of the catalogue, each asked for once', async () => {
  const asked: string[] = [];
  const latest = {
    ...NO_LATEST_ORBITS,
    atHand: async () => ['433', '2025AB1', 'nobody'],
    kept: async (body: (typeof FAKE_BODIES)[number]) => {
      asked.push(body.designation);
      return body.number === '433' ? { ...body, covariance: COVARIANCE } : undefined;
    },
  };
  const held = heldCovariances(fakeCatalogue().catalogue, ALL, new Set([0]));
  await held.update(latest);
  await held.update(latest);
  expect(asked).toEqual(['A898 PA', '2025 AB1']);
  expect(held.among(ALL).get(0)?.covariance).toBe(COVARIANCE);
  expect([...held.among(ALL).keys()]).toEqual([0]);
});
