import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageService, type PageService } from '../server/browser/page-service.ts';
import { staticData } from '../server/browser/static-data.ts';
import { sendRandomQueries } from './send-random-queries.ts';
import { FULL } from './visits.ts';

/** Random queries of every call: more than 10,000 in all, or a few. */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? (FULL ? 200 : 3));

const reported: unknown[] = [];
const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
let page: PageService;

beforeAll(async () => {
  process.on('unhandledRejection', note);
  page = await openPageService(staticData(), new Map(), {
    now: () => Date.UTC(2026, 0, 10),
    report: (error) => void reported.push(error),
  });
  await page.service.prepared();
});
afterAll(() => void process.off('unhandledRejection', note));

test('random queries to the service in the page get responses, none of them a fault, and leave no memory behind', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const { faults, unsent, growth } = await sendRandomQueries({
    rounds: ROUNDS,
    send: ({ path, init }) => page.request(path, init),
    memoryMb: () => {
      collectGarbage();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return (heapUsed + arrayBuffers) / 1e6;
    },
  });
  expect(faults).toEqual([]);
  expect(unsent).toEqual([]);
  expect([reported, unhandled]).toEqual([[], []]);
  if (FULL) expect(growth).toBeLessThan(1.1);
});
