import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keplerianOrbits } from '#contract/nov/keplerian.ts';
import { perturbedOrbit } from '#contract/nov/perturbed.ts';
import { synodicPath } from '#contract/nov/synodic.ts';
import type { CandidateOrbit } from '#catalogue/neocp-candidate.ts';
import { CANDIDATE, NOMINAL } from '../fakes/fake-candidate.ts';
import { fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeService } from '../fakes/fake-service.ts';

test('a candidate of the NEO Confirmation Page has the orbit that fits its observations best where the Minor Planet Center gives one', async () => {
  const { app } = await serviceWith({ nominal: NOMINAL, variants: [] });
  const answer = await app.request('/rest/nov/ephemerides/keplerian?names=P99test');
  const { data, errors } = z.parse(keplerianOrbits, await answer.json()).ephemerides;
  expect(errors).toEqual([]);
  expect(data).toMatchObject([
    {
      designator: 'P99test',
      q: 0.9,
      e: 0.4,
      mag: 23.9,
      database: 'NEOCP',
      provenance: { source: 'MPC NEO Confirmation Page, nominal orbit of 10:30 UTC' },
    },
  ]);
});

test('a candidate of the NEO Confirmation Page is integrated, and has a path in the rotating frame', async () => {
  const { app } = await serviceWith({ nominal: NOMINAL, variants: [] });
  const perturbed = await app.request('/rest/nov/ephemerides/perturbed?name=P99test');
  expect(z.parse(perturbedOrbit, await perturbed.json()).ephemerides.errors).toEqual([]);
  const path = await app.request('/rest/nov/synodic?desig=P99test&initD=2026-01-10&finalD=2026-01-12');
  expect(z.parse(synodicPath, await path.json()).errors).toEqual([]);
});

test('a candidate of the NEO Confirmation Page has none where no service has one', async () => {
  const { app } = await serviceWith(undefined);
  const message =
    'Object "P99test" is on the NEO Confirmation Page, but the Minor Planet Center gave no orbit for it or could not be reached.';
  const keplerian = await app.request('/rest/nov/ephemerides/keplerian?names=P99test');
  expect(z.parse(keplerianOrbits, await keplerian.json()).ephemerides.errors).toEqual([
    { name: 'P99test', message },
  ]);
  const perturbed = await app.request('/rest/nov/ephemerides/perturbed?name=P99test');
  expect(z.parse(perturbedOrbit, await perturbed.json()).ephemerides.errors).toEqual([
    { name: 'P99test', message },
  ]);
});

function serviceWith(orbits: { nominal: CandidateOrbit; variants: readonly CandidateOrbit[] } | undefined) {
  return fakeService({
    catalogue: { ...fakeCatalogue(), neocp: { date: '2026-01-10', candidates: [CANDIDATE] } },
    candidateVariants: {
      variantsOf: async () => orbits && { orbits, fetchedAt: Date.UTC(2026, 0, 10, 10, 30) },
    },
  });
}
