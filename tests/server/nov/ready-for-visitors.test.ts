import { expect, test } from 'vitest';
import { makeReadyForVisitors } from '#server/nov/ready-for-visitors.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

test('the swarm is made before a visitor asks for it, and no orbit that visitors would wait behind', async () => {
  const made: unknown[] = [];
  const compute = fakeCompute({ workers: 4 });
  const { app, parts, queue } = await fakeService({
    compute: {
      ...compute,
      tableOf: (task) => {
        made.push(task.body.number);
        return compute.tableOf(task);
      },
    },
  });
  await makeReadyForVisitors(parts);
  const ready = await parts.swarms.nearEarth(parts.catalogue());
  expect((await app.request('/rest/nov/swarm')).status).toBe(200);
  expect(await parts.swarms.nearEarth(parts.catalogue())).toBe(ready);
  await queue.idle();
  expect(made).toEqual([]);
});
