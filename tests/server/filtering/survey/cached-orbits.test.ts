import { expect, test } from 'vitest';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { cachedCovariances } from '#server/filtering/survey/cached-orbits.ts';
import { FAKE_BODIES, fakeBody, fakeCatalogue } from '../../fakes/fake-catalogue.ts';

const COVARIANCE = new Float64Array(36).fill(1);
const ALL = Int32Array.from(FAKE_BODIES.keys());

test('covariances of the catalogue are cached', () => {
  const bodies = [fakeBody({ covariance: COVARIANCE }), ...FAKE_BODIES.slice(1)];
  const cachedOrbits = cachedCovariances(fakeCatalogue(bodies).catalogue, ALL, new Set([0]));
  expect([...cachedOrbits.among(ALL)].map(([object, body]) => [object, body.covariance])).toEqual([
    [0, COVARIANCE],
  ]);
  expect(cachedOrbits.among(Int32Array.of(1, 2)).size).toBe(0);
});

test('covariances that were fetched since are cached and precede those of the catalogue, each requested once', async () => {
  const requests: string[] = [];
  const latest = {
    ...NO_LATEST_ORBITS,
    storedNames: async () => ['433', '2025AB1', 'nobody'],
    stored: async (body: (typeof FAKE_BODIES)[number]) => {
      requests.push(body.designation);
      return body.number === '433' ? { ...body, covariance: COVARIANCE } : undefined;
    },
  };
  const cachedOrbits = cachedCovariances(fakeCatalogue().catalogue, ALL, new Set([0]));
  await cachedOrbits.update(latest);
  await cachedOrbits.update(latest);
  expect(requests).toEqual(['A898 PA', '2025 AB1']);
  expect(cachedOrbits.among(ALL).get(0)?.covariance).toBe(COVARIANCE);
  expect([...cachedOrbits.among(ALL).keys()]).toEqual([0]);
});
