import { Hono } from 'hono';
import { openApiDocument } from '#contract/openapi/document.ts';
import { ROUTES } from '#contract/routes.ts';
import type { RequestParts } from './request-parts.ts';

/** The page that describes the service to readers, seen from the description for programs; the `#` of an address stays. */
const DOCS_PAGE = '../docs';

/** The description of the service as OpenAPI, and the way to the page that shows it. */
export function docsRoutes({ version }: Pick<RequestParts, 'version'>): Hono {
  const routes = new Hono();
  let description: string | undefined;
  routes.get(ROUTES.openApi, (c) => {
    description ??= JSON.stringify(openApiDocument(version));
    return c.body(description, 200, { 'Content-Type': 'application/json' });
  });
  routes.get(ROUTES.docs, (c) => c.redirect(DOCS_PAGE));
  return routes;
}
