import { type Context, Hono } from 'hono';
import type { PlotTables } from '#contract/opt/calculation.ts';
import { OPT_ENDPOINTS } from '#contract/opt/endpoints.ts';
import {
  LONG_TERM_COLUMNS,
  SHORT_TERM_COLUMNS,
  SHORT_TERM_SUN_MOON_COLUMNS,
} from '#contract/opt/ephemeris-columns.ts';
import { SHORT_TERM_DAYS } from '#contract/limits.ts';
import { ROUTES, TOKEN_HEADER } from '#contract/routes.ts';
import { encodeCalculation, provenanceOf } from './encode-calculation.ts';
import type { Calculation } from './calculation.ts';
import { bodyOfTexts, plotText } from './plot-text.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Calculations } from './calculations.ts';
import { epochsOf } from '../http/time-frame.ts';
import { tokenOf } from './calculation-routes.ts';

type Parts = BodyParts & { readonly calculations: Calculations };

/** Time between rows of the short-term timelines, days. */
const HALF_HOUR = 1 / 48;

/** Tables for the long-term and short-term plots of a finished calculation. */
export function plotRoutes(parts: Parts): Hono {
  const { compute, software } = parts;
  const routes = new Hono();

  routes.get(ROUTES.longTerm, async (c) => {
    const calculation = await finishedCalculation(parts, c);
    return c.json({
      ...encodeCalculation(calculation, { ...calculation, columns: LONG_TERM_COLUMNS }),
      provenance: provenanceOf(calculation, compute.ephemeris.name, software),
    } satisfies PlotTables);
  });

  routes.get(ROUTES.shortTerm, async (c) => {
    const calculation = await finishedCalculation(parts, c);
    const { julianDateStart } = typedQuery(OPT_ENDPOINTS.shortTerm.query, c.req.url);
    const epochs = halfHours(calculation, julianDateStart);
    const tables = await parts.calculations.tablesAt(calculation, epochs);
    const provenance = provenanceOf(calculation, compute.ephemeris.name, software);
    const texts = plotText(calculation, tables, {
      columns: SHORT_TERM_COLUMNS,
      sunMoonColumns: SHORT_TERM_SUN_MOON_COLUMNS,
      provenance,
    });
    c.header('Content-Type', 'application/json');
    c.header('ETag', `"${calculation.token}-${epochs[0]}"`); // a digest of the body would delay its beginning
    return c.body(bodyOfTexts(texts));
  });

  return routes;
}

async function finishedCalculation({ calculations }: Parts, c: Context): Promise<Calculation> {
  const calculation = await calculations.read(tokenOf(c));
  if (calculation.finishedAt !== undefined) return calculation;
  throw new ProblemError('calculation-unfinished', {
    detail: 'The plots are available once all objects are calculated.',
    parameter: TOKEN_HEADER,
  });
}

/** Every half hour of thirty days of the time frame, from its start or from a later day inside it. */
function halfHours({ request }: Calculation, requestedStart: number | undefined): Float64Array {
  const { startUtc, endUtc } = request.frame;
  const start = Math.min(Math.max(requestedStart ?? startUtc, startUtc), endUtc);
  const end = Math.min(endUtc, start + SHORT_TERM_DAYS);
  return epochsOf({ startUtc: start, endUtc: end, stepDays: HALF_HOUR });
}
