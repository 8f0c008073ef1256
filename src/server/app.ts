import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { BASE_PATH, ROUTES, TOKEN_HEADER } from '#contract/routes.ts';
import { countCalls } from './http/call-allowance.ts';
import { approachRoutes } from './approaches/approach-routes.ts';
import { fvtRoutes } from './approaches/fvt-routes.ts';
import { orbitRoutes } from './orbits/orbit-routes.ts';
import { shapeRoutes } from './orbits/shape-routes.ts';
import { smallObjectRoutes } from './orbits/small-object-routes.ts';
import { swarmRoutes } from './orbits/swarm-routes.ts';
import { synodicRoutes } from './synodic/synodic-routes.ts';
import { populationRoutes } from './synodic/population-routes.ts';
import { windowsRoutes } from './synodic/windows-routes.ts';
import {
  hasClientLeft,
  clientGone,
  noSuchCall,
  problemResponse,
  wrongMethod,
} from './http/problem-response.ts';
import { budgetRoutes } from './orbits/budget-routes.ts';
import { calculationRoutes } from './calculations/calculation-routes.ts';
import { docsRoutes } from './http/docs-routes.ts';
import { feedRoutes, tonightRoutes } from './feeds/feed-routes.ts';
import { candidateRoutes } from './bodies/candidate-routes.ts';
import { filteringRoutes } from './filtering/filtering-routes.ts';
import { orbitNowRoutes } from './calculations/orbit-now-routes.ts';
import { oembedRoutes } from './http/oembed-routes.ts';
import { plotRoutes } from './calculations/plot-routes.ts';
import { searchRoutes } from './bodies/search-routes.ts';
import { backgroundRoutes } from './sky/background-routes.ts';
import { scdRoutes } from './sky/scd-routes.ts';
import { stateRoutes } from './states/state-routes.ts';
import { statusRoutes } from './status-routes.ts';
import type { ServiceParts } from './service-parts.ts';

/** The REST service: a function from Request to Response over injected parts. */
export function createApp(parts: ServiceParts): Hono {
  const app = new Hono().basePath(BASE_PATH);

  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST'],
      allowHeaders: [TOKEN_HEADER, 'Content-Type', 'If-None-Match'],
      exposeHeaders: [TOKEN_HEADER, 'Retry-After', 'ETag'],
      maxAge: 86_400,
    }),
  );
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-cache');
  });
  app.use(countCalls(parts.callAllowance, parts.visitorOf));
  app.route('/', searchRoutes(parts));
  app.route('/', filteringRoutes(parts));
  app.route('/', tonightRoutes(parts));
  app.route('/', orbitNowRoutes(parts));
  app.route('/', budgetRoutes(parts));
  app.route('/', calculationRoutes(parts));
  app.route('/', plotRoutes(parts));
  app.route('/', stateRoutes(parts));
  app.route('/', scdRoutes(parts));
  app.route('/', backgroundRoutes(parts));
  app.route('/', orbitRoutes(parts));
  app.route('/', synodicRoutes(parts));
  app.route('/', windowsRoutes(parts));
  app.route('/', populationRoutes(parts));
  app.route('/', swarmRoutes(parts));
  app.route('/', smallObjectRoutes(parts));
  app.route('/', shapeRoutes(parts));
  app.route('/', approachRoutes(parts));
  app.route('/', fvtRoutes(parts));
  app.route('/', feedRoutes(parts));
  app.route('/', candidateRoutes(parts));
  app.route('/', oembedRoutes(parts));
  app.route('/', statusRoutes(parts));
  app.route('/', docsRoutes(parts));

  for (const path of Object.values(ROUTES)) {
    const allowed = path === ROUTES.saveToolState ? ['POST', 'OPTIONS'] : ['GET', 'HEAD', 'OPTIONS'];
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
      allowed.includes(c.req.method)
        ? noSuchCall(c.req.path)
        : wrongMethod(c.req.path, c.req.method, allowed),
    );
  }
  app.all('*', (c) => noSuchCall(c.req.path));
  app.onError((error, c) =>
    hasClientLeft(error, c.req.raw.signal) ? clientGone() : problemResponse(error, parts.report),
  );
  return app;
}
