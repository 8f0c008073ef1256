import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Solutions, solutions } from '#contract/fvt/solutions.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import type { FlybyTask } from '#server/tasks/approach-tasks.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const ADDRESS = '/rest/fvt/solutions?name=Eros&date=2026-01-20&center=earth';

test('an approach is computed by the orbit of the catalogue and by those that services published', async () => {
  const { answer, tasks } = await respond((body) => [
    published(body, 'ESA NEOCC orbit file'),
    published(body, 'JPL SBDB'),
  ]);
  expect(answer.name).toContain('Eros');
  expect(answer.solutions).toHaveLength(3);
  const [, esa, jpl] = answer.solutions.map(({ provenance }) => provenance.source);
  expect(esa).toContain('NEOCC');
  expect(jpl).toContain('SBDB');
  for (const { passage } of answer.solutions) expect(passage?.mainBody.id).toBe('earth');
  expect(tasks).toHaveLength(3);
});

test('a solution without an approach is listed with the reason', async () => {
  const { answer } = await respond(() => [], 'It does not come near.');
  expect(answer.solutions).toMatchObject([{ message: 'It does not come near.' }]);
  expect(answer.solutions[0].passage).toBeUndefined();
});

test('an unknown name is a problem', async () => {
  const { app } = await fakeService();
  const response = await app.request('/rest/fvt/solutions?name=Nobody&date=2026-01-20&center=earth');
  expect(await response.json()).toMatchObject({ type: '/rest/docs#unknown-names', parameter: 'name' });
});

function published(body: SmallBody, name: string): SmallBody {
  const { provenance } = body;
  return { ...body, provenance: { ...provenance, orbit: { ...provenance.orbit, name } } };
}

async function respond(
  solutionsOf: (body: SmallBody) => readonly SmallBody[],
  refusal?: string,
): Promise<{ readonly answer: Solutions; readonly tasks: readonly FlybyTask[] }> {
  const tasks: FlybyTask[] = [];
  const compute = fakeCompute();
  const { app } = await fakeService({
    latestOrbits: { ...NO_LATEST_ORBITS, solutions: async (body) => solutionsOf(body) },
    compute: {
      ...compute,
      flybyOf: async (task) => {
        tasks.push(task);
        return refusal === undefined ? compute.flybyOf(task) : { kind: 'refused', reason: refusal };
      },
    },
  });
  const response = await app.request(ADDRESS);
  return { answer: z.parse(solutions, await response.json()), tasks };
}
