import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheWatch } from '#server/queue/cache-watch.ts';
import type { FairQueue } from '#server/queue/fair-queue.ts';
import type { ServiceCatalogue } from '#server/bodies/service-catalogue.ts';
import type { RequestWatch } from './request-log.ts';

/** Bounds of the counts of latencies, s. */
const LATENCIES = [0.005, 0.02, 0.1, 0.5, 2, 10, 30];

/** Measurements of the service. */
export type MeasuredParts = {
  readonly queue: Pick<FairQueue, 'waiting' | 'oldestMs'>;
  readonly catalogue: () => Pick<ServiceCatalogue, 'date'>;
  /** Why the last good catalogue serves in place of a later one; nothing where it does not. */
  readonly catalogueRefused: () => string | undefined;
  readonly earthOrientationRefused: () => string | undefined;
  readonly starsRefused: () => string | undefined;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
};

/** What an operator watches, in the form of Prometheus. */
export type Metrics = {
  readonly watchRequest: RequestWatch;
  readonly countDeath: () => void;
  readonly watchCache: CacheWatch;
  /** Measures a service from now on. */
  readonly measure: (parts: MeasuredParts) => void;
  readonly text: () => Promise<string>;
};

/** Metrics of this process: its memory, its event loop, and the requests, deaths and look-ups in caches that are reported to it. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const latencies = new Histogram({
    name: 'neo_request_seconds',
    help: 'Requests by method, route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCIES,
    registers,
  });
  const deaths = new Counter({
    name: 'neo_worker_deaths_total',
    help: 'Workers that died, and tasks that were stopped when their time was over',
    registers,
  });
  const looks = new Counter({
    name: 'neo_cache_looks_total',
    help: 'Look-ups in caches, and whether the requested value was there or under way',
    labelNames: ['cache', 'found'],
    registers,
  });
  return {
    watchRequest: ({ method, route, status, seconds }) =>
      latencies.observe({ method, route, status }, seconds),
    countDeath: () => deaths.inc(),
    watchCache: (cache, found) => looks.inc({ cache, found: String(found) }),
    measure({ queue, catalogue, catalogueRefused, earthOrientationRefused, starsRefused, now }) {
      gauge('neo_queue_pieces', 'Pieces of work that wait', () => queue.waiting());
      gauge(
        'neo_queue_oldest_seconds',
        'How long the first visitor in the line waits',
        () => queue.oldestMs() / 1000,
      );
      gauge('neo_catalogue_age_seconds', 'Age of the newest orbits', () =>
        ageSeconds(catalogue().date, now()),
      );
      for (const [name, what, refused] of [
        ['neo_catalogue_refused', 'catalogue', catalogueRefused],
        ['neo_earth_orientation_refused', 'table of the Earth’s orientation', earthOrientationRefused],
        ['neo_stars_refused', 'catalogue of stars', starsRefused],
      ] as const)
        gauge(name, `Whether the last good ${what} serves in place of a later one (1)`, () =>
          refused() === undefined ? 0 : 1,
        );
    },
    text: () => registry.metrics(),
  };

  function gauge(name: string, help: string, value: () => number): void {
    const measured: Gauge = new Gauge({ name, help, registers, collect: () => measured.set(value()) });
  }
}

/** NaN, as Prometheus has what is not known, for a catalogue without a date. */
function ageSeconds(date: string, now: number): number {
  return (now - Date.parse(date)) / 1000;
}

/** Serves metrics at `/metrics` of a separate address. @throws Error of the system where it cannot be opened. */
export async function serveMetrics(
  { text }: Pick<Metrics, 'text'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end();
    else
      void text().then((body) =>
        response.setHeader('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE).end(body),
      );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => void server.close(),
  };
}
