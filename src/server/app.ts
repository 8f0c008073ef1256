import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { BASE_PATH, ROUTES, TOKEN_HEADER } from '#contract/routes.ts';
import { countCalls } from './call-allowance.ts';
import { approachRoutes } from './fvt/approach-routes.ts';
import { fvtRoutes } from './fvt/fvt-routes.ts';
import { orbitRoutes } from './nov/orbit-routes.ts';
import { shapeRoutes } from './nov/shape-routes.ts';
import { smallObjectRoutes } from './nov/small-object-routes.ts';
import { swarmRoutes } from './nov/swarm-routes.ts';
import { synodicRoutes } from './nov/synodic-routes.ts';
import { populationRoutes } from './sovt/population-routes.ts';
import { windowsRoutes } from './sovt/windows-routes.ts';
import { hasLeft, nobodyWaits, noSuchCall, problemResponse, wrongMethod } from './problem-response.ts';
import { calculationRoutes } from './routes/calculation-routes.ts';
import { docsRoutes } from './routes/docs-routes.ts';
import { feedRoutes } from './routes/feed-routes.ts';
import { candidateRoutes } from './routes/candidate-routes.ts';
import { filteringRoutes } from './routes/filtering-routes.ts';
import { orbitNowRoutes } from './routes/orbit-now-routes.ts';
import { oembedRoutes } from './routes/oembed-routes.ts';
import { plotRoutes } from './routes/plot-routes.ts';
import { searchRoutes } from './routes/search-routes.ts';
import { backgroundRoutes } from './scd/background-routes.ts';
import { scdRoutes } from './scd/scd-routes.ts';
import { stateRoutes } from './routes/state-routes.ts';
import { statusRoutes } from './routes/status-routes.ts';
import { tonightRoutes } from './routes/tonight-routes.ts';
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
    hasLeft(error, c.req.raw.signal) ? nobodyWaits() : problemResponse(error, parts.report),
  );
  return app;
}
