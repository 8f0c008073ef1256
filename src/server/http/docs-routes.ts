import { Hono } from 'hono';
import { openApiDocument } from '#contract/openapi/document.ts';
import { docsPage } from '#contract/openapi/docs-page.ts';
import { ROUTES } from '#contract/routes.ts';
import type { RequestParts } from './request-parts.ts';

/** The description of the service: OpenAPI, and a page to read. */
export function docsRoutes({ version, publicUrlOf }: Pick<RequestParts, 'version' | 'publicUrlOf'>): Hono {
  const routes = new Hono();
  let description: string | undefined;
  routes.get(ROUTES.openApi, (c) => {
    description ??= JSON.stringify(openApiDocument(version));
    return c.body(description, 200, { 'Content-Type': 'application/json' });
  });
  routes.get(ROUTES.docs, (c) => c.html(docsPage(version, publicUrlOf(c).host)));
  return routes;
}
