import { type Context, Hono } from 'hono';
import { ROUTES } from '#contract/routes.ts';
import { SOVT_ENDPOINTS } from '#contract/sovt/endpoints.ts';
import { windowsCalendar, windowsTable } from '#contract/sovt/windows-text.ts';
import type { WindowsAnswer } from '#contract/sovt/windows.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { findWindows } from './windows-finder.ts';
import { requestContext } from '../queue/request-context.ts';

/** When an object is bright enough, far enough from the Sun, and up in the night of a place. */
export function windowsRoutes(parts: BodyParts): Hono {
  const routes = new Hono();

  routes.get(ROUTES.windows, async (c) => c.json((await findRequested(c)).response));

  routes.get(ROUTES.windowsCsv, async (c) => {
    const { response, name } = await findRequested(c);
    return file(c, windowsTable(name, withoutErrors(response)), 'text/csv', `${name}.csv`);
  });

  routes.get(ROUTES.windowsCalendar, async (c) => {
    const { response, name } = await findRequested(c);
    const text = windowsCalendar(name, withoutErrors(response), parts.now());
    return file(c, text, 'text/calendar', `${name}.ics`);
  });

  return routes;

  async function findRequested(
    c: Context,
  ): Promise<{ readonly response: WindowsAnswer; readonly name: string }> {
    const query = typedQuery(SOVT_ENDPOINTS.windows.query, c.req.url);
    const waiting = requestContext(parts, c);
    return { response: await findWindows(query, parts, waiting), name: query.desig.trim() };
  }
}

/** @throws ProblemError where there is an error that a table and a calendar have no place for. */
function withoutErrors(response: WindowsAnswer): WindowsAnswer {
  const [error] = response.errors;
  if (error === undefined) return response;
  throw new ProblemError('no-perturbed-orbit', {
    detail: error.message,
    parameter: 'desig',
    names: [error.name],
  });
}

function file(c: Context, text: string, type: string, name: string): Response {
  c.header('Content-Type', `${type}; charset=utf-8`);
  c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  return c.body(text);
}
