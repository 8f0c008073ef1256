import { expect, test } from 'vitest';
import { makeReadyForVisitors } from '#server/node/ready-for-visitors.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

test('a night, weeks at sites around the Earth and the swarm are made before a visitor requests them, and no orbit that visitors would wait behind', async () => {
  const made: unknown[] = [];
  let nights = 0;
  const sites = new Set<string>();
  const compute = fakeCompute({ workers: 4 });
  const { app, parts, queue } = await fakeService({
    compute: {
      ...compute,
      sunMoonOf: (task) => {
        nights++;
        return compute.sunMoonOf(task);
      },
      surveyOf: (task) => {
        sites.add(JSON.stringify(task.window.site));
        return compute.surveyOf(task);
      },
      tableOf: (task) => {
        made.push(task.body.number);
        return compute.tableOf(task);
      },
    },
  });
  await makeReadyForVisitors(parts);
  expect(nights).toBeGreaterThan(0);
  expect(sites.size).toBe(12);
  const ready = await parts.swarms.nearEarth(parts.catalogue());
  expect((await app.request('/rest/nov/swarm')).status).toBe(200);
  expect(await parts.swarms.nearEarth(parts.catalogue())).toBe(ready);
  await queue.idle();
  expect(made).toEqual([]);
});
