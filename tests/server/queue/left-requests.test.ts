import { expect, test } from 'vitest';
import type { Compute } from '#server/tasks/compute.ts';
import { CANDIDATE, NOMINAL } from '../fakes/fake-candidate.ts';
import { fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';
import { eventually } from '../../eventually.ts';

const YEAR = 'initD=2026-01-01T00:00Z&finalD=2027-01-01T00:00Z';

test.each<[keyof Compute, string]>([
  ['windowsOf', `sovt/windows?desig=Eros&${YEAR}`],
  ['synodicOf', `nov/synodic?desig=Eros&${YEAR}`],
  ['tableOf', 'nov/ephemerides/perturbed?name=Eros'],
  ['flybyOf', 'fvt/flyby?name=Eros&date=2026-04-13&center=earth'],
  ['flybyOf', 'fvt/solutions?name=Eros&date=2026-04-13&center=earth'],
  ['approachesOf', 'fvt/closeApproaches?names=Eros&startDate=61050&endDate=61400'],
  ['scanOf', 'fvt/closeApproaches?startDate=61050&endDate=61400'],
  ['ephemerisOf', 'opt/orbit?name=433&observatoryCode=568'],
  ['budgetOf', 'opt/budget?name=433&observatoryCode=568'],
  ['sunMoonOf', 'opt/tonight?observatoryCode=568'],
  ['ephemerisOf', 'neocp/scatter?name=P99test&observatoryCode=568'],
])('%s is not begun for a visitor who has left meanwhile: %s', async (name, path) => {
  let isComputed = false;
  const compute = fakeCompute();
  const recorded = () => {
    isComputed = true;
    throw new Error('no request waits for it');
  };
  const { app, queue, reported } = await fakeService({
    catalogue: { ...fakeCatalogue(), neocp: { date: '2026-01-10', candidates: [CANDIDATE] } },
    candidateVariants: {
      variantsOf: async () => ({ orbits: { nominal: NOMINAL, variants: [NOMINAL] }, fetchedAt: 0 }),
    },
    compute: { ...compute, [name]: recorded },
    limits: { concurrency: 1 },
  });
  const { promise, resolve: letGo } = latch();
  queue.add('somebody else', [() => promise]);
  const leaving = new AbortController();
  const response = app.request(`/rest/${path}`, { signal: leaving.signal });
  await eventually(() => expect(queue.waiting()).toBeGreaterThan(0));
  leaving.abort();
  expect((await response).status).toBe(499);
  letGo();
  await queue.idle();
  expect([isComputed, reported]).toEqual([false, []]);
});

function latch() {
  const handle: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => (handle.resolve = resolve));
  return { promise, resolve: () => handle.resolve?.() };
}
