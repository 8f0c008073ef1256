import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { parsedJson } from '#contract/rest/parsed-json.ts';
import { ROUTES } from '#contract/routes.ts';
import { MAX_TOOL_STATE_LENGTH } from '#contract/limits.ts';
import { saveToolStateBody } from '#contract/tool-state-calls.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import type { RequestParts } from '../http/request-parts.ts';
import type { ToolStates } from './tool-states.ts';

/** A character of the state may take six bytes in the body: \u and four digits. */
const MAX_BODY_BYTES = 6 * MAX_TOOL_STATE_LENGTH + 100;

/** Saving and loading the state of a tool. */
export function stateRoutes({
  toolStates,
  visitorOf,
}: Pick<RequestParts, 'visitorOf'> & { readonly toolStates: ToolStates }): Hono {
  const routes = new Hono();

  routes.post(
    ROUTES.saveToolState,
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseLongBody }),
    async (c) => {
      const toolStateId = await toolStates.save(await postedState(c), visitorOf(c));
      return c.json({ toolStateId });
    },
  );

  routes.get(ROUTES.loadToolState, async (c) => {
    const { toolStateId } = typedQuery(ENDPOINTS.loadToolState.query, c.req.url);
    c.header('Cache-Control', 'no-store');
    return c.json({ toolState: await toolStates.load(toolStateId) });
  });

  return routes;
}

async function postedState(c: Context): Promise<string> {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) {
    throw badBody('The body must be JSON, with the content type application/json.');
  }
  const body = saveToolStateBody.safeParse(parsedJson(await c.req.text()));
  if (body.success) return body.data.toolState;
  if (body.error.issues.some(({ code }) => code === 'too_big')) refuseLongBody();
  throw badBody('The body must be {"toolState": "…"} with the JSON text of a state.');
}

function refuseLongBody(): never {
  throw new ProblemError('state-too-large', {
    detail: `A state may have ${MAX_TOOL_STATE_LENGTH} characters.`,
    parameter: 'toolState',
    maximum: MAX_TOOL_STATE_LENGTH,
  });
}

function badBody(detail: string): ProblemError {
  return new ProblemError('bad-parameter', { detail, parameter: 'toolState' });
}
