import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareGenerated, GENERATED } from '../server/browser/compared-answers.ts';
import { openTwoHosts, type TwoHosts } from '../server/browser/two-hosts.ts';
import { FULL } from './visits.ts';

/** Queries of every call. */
const QUERIES = Number(process.env['SOAK_ROUNDS'] ?? (FULL ? 50 : 5));

let hosts: TwoHosts;

beforeAll(async () => (hosts = await openTwoHosts()));
afterAll(() => hosts.remove());

test.each(GENERATED)(
  'many queries of $route have the same answers in the page as on Node, to the byte',
  async (call) => {
    for (const [route, { statuses, differences }] of await compareGenerated(hosts, call, QUERIES)) {
      process.stdout.write(`${JSON.stringify({ route, statuses })}\n`);
      expect(differences).toEqual([]);
      expect(statuses[200] ?? 0).toBeGreaterThan(QUERIES / 3);
    }
  },
);
