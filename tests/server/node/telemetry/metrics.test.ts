import { expect, test } from 'vitest';
import { createFairQueue } from '#server/queue/fair-queue.ts';
import { createMetrics, serveMetrics } from '#server/node/telemetry/metrics.ts';

test('an operator sees requests, queue, deaths of workers, the age of the catalogue and the event loop', async () => {
  let clock = 0;
  const queue = createFairQueue({ concurrency: 0, waiting: 10, waitingPerVisitor: 10, now: () => clock });
  const metrics = createMetrics();
  metrics.watchRequest({ method: 'GET', route: '/rest/opt/filtering', status: 200, seconds: 0.3 });
  metrics.countDeath();
  for (const found of [false, true, true]) metrics.watchCache('lists', found);
  metrics.measure({
    queue,
    catalogue: () => ({ date: '2026-01-09' }),
    catalogueRefused: () => 'NEA.txt: a web page instead of rows',
    earthOrientationRefused: () => undefined,
    starsRefused: () => 'tycho2_VT.csv.gz: the archive is cut short',
    now: () => Date.UTC(2026, 0, 10),
  });
  queue.add('somebody', [async () => undefined]);
  clock += 4000;
  const { port, close } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  close();
  const lines = text.split('\n');
  for (const line of [
    'neo_request_seconds_count{method="GET",route="/rest/opt/filtering",status="200"} 1',
    'neo_request_seconds_bucket{le="0.5",method="GET",route="/rest/opt/filtering",status="200"} 1',
    'neo_worker_deaths_total 1',
    'neo_catalogue_refused 1',
    'neo_earth_orientation_refused 0',
    'neo_stars_refused 1',
    'neo_cache_looks_total{cache="lists",found="true"} 2',
    'neo_cache_looks_total{cache="lists",found="false"} 1',
    'neo_queue_pieces 1',
    'neo_queue_oldest_seconds 4',
    'neo_catalogue_age_seconds 86400',
  ])
    expect(lines).toContain(line);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});
