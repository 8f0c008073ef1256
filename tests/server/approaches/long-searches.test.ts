import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { closeApproaches } from '#contract/fvt/close-approaches.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { computed } from '#server/tasks/computed.ts';
import { OverdueError } from '#server/http/problem-error.ts';
import { serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const BUILT_IN = join(import.meta.dirname, '..', '..', '..', 'public', 'catalogue', 'built-in.bin');

/** 1950-01-01 to 2126-01-01. */
const ALL_YEARS = { startDate: '33282', endDate: '97565', mainBody: 'all', names: 'Apophis' };

test('a search farther than usual is made in pieces of forty years at most, one after the other', async () => {
  const { spans } = await searched({ ...ALL_YEARS, distMax: '0.5' });
  expect(spans).toHaveLength(5);
  for (const [index, { fromDay, toDay }] of spans.entries()) {
    expect(toDay - fromDay).toBeLessThanOrEqual(40 * 365.25);
    if (index > 0) expect(fromDay).toBe(spans[index - 1].toDay);
  }
  expect((await searched(ALL_YEARS)).spans).toHaveLength(1);
});

test('a piece that takes too long is named, with what to request instead, and the others are sent', async () => {
  const { answer, spans } = await searched({ ...ALL_YEARS, distMax: '0.5' }, 2);
  expect(spans).toHaveLength(5);
  expect(answer.errors).toEqual([
    {
      name: '2004 MN4',
      message:
        'The search from 2020-05-26 to 2055-08-07 took too long: repeat the request, which then searches only what is missing, or request fewer days, fewer main bodies or a smaller distMax.',
    },
  ]);
});

test('what takes too long elsewhere is a problem that says when to repeat the request', async () => {
  const catalogue = serviceCatalogue(readCatalogue(readFileSync(BUILT_IN)), 'built-in', 'built-in');
  const { app, reported } = await fakeService({
    prepared: false,
    catalogue,
    compute: fakeCompute({ flybyOf: overdue }),
  });
  const query = new URLSearchParams({ name: 'Apophis', center: 'earth', date: '2029-04-13T21:46:00' });
  const response = await app.request(`/rest/fvt/flyby?${query}`);
  expect(await response.json()).toMatchObject({ status: 503, type: '/rest/docs#overdue' });
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(reported).toHaveLength(1);
});

async function overdue(): Promise<never> {
  throw new OverdueError('flybyOf was aborted after 60 s');
}

/** @param late place of the piece that takes too long. */
async function searched(query: Record<string, string>, late?: number) {
  const spans: DaySpan[] = [];
  const compute = fakeCompute({
    approachesOf: async ({ span }) => {
      spans.push(span);
      if (spans.length - 1 === late) throw new OverdueError('approachesOf was aborted after 60 s');
      return computed(() => []);
    },
  });
  const catalogue = serviceCatalogue(readCatalogue(readFileSync(BUILT_IN)), 'built-in', 'built-in');
  const { app } = await fakeService({ prepared: false, compute, catalogue });
  const response = await app.request(`/rest/fvt/closeApproaches?${new URLSearchParams(query)}`);
  return { spans, answer: z.parse(closeApproaches, await response.json()) };
}
