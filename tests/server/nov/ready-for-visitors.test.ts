import { expect, test } from 'vitest';
import { makeReadyForVisitors } from '#server/nov/ready-for-visitors.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

test('each worker makes an orbit that many ask for, once, before a visitor does', async () => {
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
  await makeReadyForVisitors(parts);
  expect((await app.request('/rest/nov/ephemerides/perturbed?name=Eros')).status).toBe(200);
  await queue.idle();
  expect(made).toEqual(['433']);
});
