import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Logger } from 'pino';
import { createApp } from '#server/app.ts';
import type { ServiceParts } from '#server/service-parts.ts';
import type { Configuration } from '../configuration.ts';
import { respondWhileStarting } from './front-door.ts';
import { pageFiles } from '../page/page-files.ts';
import { requestLog, type RequestWatch } from '../telemetry/request-log.ts';
import { securityHeaders } from './security-headers.ts';

/** The parts of the HTTP server. */
export type HttpParts = {
  readonly service: ServiceParts;
  /** Serves shape models that do not come with the page. */
  readonly shapes?: Hono;
  /** Serves the data by which the page answers calls itself. */
  readonly data?: Hono;
  readonly configuration: Pick<Configuration, 'frameAncestors' | 'tileUrl' | 'hipsUrl'>;
  readonly pageFolder: string;
  readonly watchRequest?: RequestWatch;
  readonly log: Logger;
};

/** Headers that a "not modified" response has beside those of the standard. */
const HEADERS_WITHOUT_BODY = [
  ...RETAINED_304_HEADERS,
  'access-control-allow-origin',
  'content-security-policy',
  'cross-origin-embedder-policy',
  'cross-origin-resource-policy',
];

/** Page, REST service and health check on one port. */
export function createHttpApp({
  service,
  shapes,
  data,
  configuration,
  pageFolder,
  watchRequest = () => undefined,
  log,
}: HttpParts): Hono {
  const app = new Hono();
  app.use(requestLog(log, watchRequest));
  app.use(securityHeaders(configuration));
  app.use(compress());
  app.use(tagStored());
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) =>
    service.catalogueLoading() ? respondWhileStarting(c.req.raw) : c.json({ status: 'ready' }),
  );
  app.route('/', createApp(service));
  for (const files of [shapes, data]) if (files !== undefined) app.route('/', files);
  app.route('/', pageFiles(pageFolder, service));
  return app;
}

/** Tags responses that a client may store by a digest of the body, and responds 304 to one that has it already. */
function tagStored(): MiddlewareHandler {
  const tag = etag({ retainedHeaders: HEADERS_WITHOUT_BODY });
  return async (c, next) => {
    await next();
    if (c.res.headers.get('Cache-Control')?.includes('no-store') === true) return; // it would take time for nothing
    await tag(c, () => Promise.resolve());
  };
}
