import { checkDataPoints, typedQuery } from '../http/read-query.ts';
import { type Context, Hono } from 'hono';
import type { CalculationResult, CalculationTicket, Cancellation } from '#contract/opt/calculation.ts';
import { OPT_ENDPOINTS } from '#contract/opt/endpoints.ts';
import { dataPoints } from '#contract/limits.ts';
import { ROUTES, TOKEN_HEADER } from '#contract/routes.ts';
import { ROWS_PER_POINT } from '#contract/call-costs.ts';
import { calculatedBodies } from './calculated-bodies.ts';
import { spend } from '../http/call-allowance.ts';
import { earthOrientationText } from '../http/earth-orientation-text.ts';
import { encodeCalculation, encodeLater, provenanceOf } from './encode-calculation.ts';
import { type CalculationRequest, processedOf } from './calculation.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Calculations } from './calculations.ts';
import type { Filterings } from '../filtering/filterings.ts';
import { observerOf } from '../bodies/site-of.ts';
import { checkCovered, timeFrameOf } from '../http/time-frame.ts';

type Parts = BodyParts & { readonly calculations: Calculations; readonly filterings: Filterings };

/** Calculation of ephemerides: start it, or go on with it under its token; read what is done, stop it. */
export function calculationRoutes(parts: Parts): Hono {
  const { calculations, callAllowance, compute, software, visitorOf } = parts;
  const routes = new Hono();

  routes.get(ROUTES.calculate, async (c) => {
    const { token, estimatedSeconds, selected } = await submit(parts, c);
    c.header(TOKEN_HEADER, token);
    return c.json({
      token,
      estimatedTime: estimatedSeconds,
      selected,
    } satisfies CalculationTicket);
  });

  routes.get(ROUTES.getCalculationResult, async (c) => {
    const { after } = typedQuery(OPT_ENDPOINTS.getCalculationResult.query, c.req.url);
    const calculation = await calculations.read(tokenOf(c), after);
    const rows = calculation.epochs.length * Math.max(0, processedOf(calculation) - (after ?? 0));
    await spend(callAllowance, visitorOf(c), rows / ROWS_PER_POINT);
    return c.json({
      ...(after === undefined
        ? encodeCalculation(calculation, calculation)
        : encodeLater(calculation, after)),
      processed: processedOf(calculation),
      selected: calculation.request.bodies.length,
      provenance: provenanceOf(calculation, compute.ephemeris.name, software),
    } satisfies CalculationResult);
  });

  routes.get(ROUTES.cancelCalculation, async (c) => {
    const token = tokenOf(c);
    await calculations.cancel(token);
    return c.json({ token, cancelled: true } satisfies Cancellation);
  });

  return routes;
}

/**
 * The token that names the calculation a request is about.
 *
 * @throws ProblemError `missing-token`.
 */
export function tokenOf(c: Context): string {
  const token = c.req.header(TOKEN_HEADER)?.trim();
  if (token !== undefined && token !== '') return token;
  throw new ProblemError('missing-token', {
    detail: `The header ${TOKEN_HEADER} must name a calculation.`,
    parameter: TOKEN_HEADER,
  });
}

async function submit(parts: Parts, c: Context) {
  const { calculations, filterings, visitorOf } = parts;
  const request = calculationRequest(parts, c.req.url);
  const visitor = visitorOf(c);
  const token = c.req.header(TOKEN_HEADER)?.trim() ?? '';
  const accepted =
    (await calculations.resume(visitor, request, token)) ??
    (await calculations.submit(visitor, request, filterings.isListToken(token) ? token : undefined));
  return { ...accepted, selected: request.bodies.length };
}

/**
 * The calculation that an address requests.
 *
 * @param url of `calculate`, with its query. @throws ProblemError naming what is wrong with it.
 */
export function calculationRequest(
  {
    catalogue,
    compute,
    earth,
    latestOrbits,
  }: Pick<BodyParts, 'catalogue' | 'compute' | 'earth' | 'latestOrbits'>,
  url: string,
): CalculationRequest {
  const query = typedQuery(OPT_ENDPOINTS.calculate.query, url);
  const frame = timeFrameOf(query);
  checkCovered(frame, compute.ephemeris);
  const current = catalogue();
  const observer = observerOf(query, current);
  const bodies = calculatedBodies(query, current, latestOrbits);
  checkDataPoints(dataPoints(bodies.length, frame.stepDays, frame.days));
  return {
    bodies,
    observer,
    frame,
    catalogueDate: current.date,
    ...(observer.site.kind === 'ground'
      ? { earthOrientation: earthOrientationText(earth(), frame.endUtc) }
      : {}),
    queryString: new URL(url).search,
  };
}
