import { Hono } from 'hono';
import { defined } from '#catalogue/defined.ts';
import { onOtherOrbit } from '#catalogue/other-orbit.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import { type Budget, BUDGET_ENDPOINTS, type BudgetQuery, type BudgetRow } from '#contract/opt/budget.ts';
import { ROUTES } from '#contract/routes.ts';
import type { BudgetChange } from '#engine/budget/error-budget.ts';
import { AU_KM, SECONDS_PER_DAY } from '#engine/constants.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { utcFromTdb } from '#engine/time/scales.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { latestBody } from '../bodies/latest-body.ts';
import { modelDescription } from '../bodies/model-description.ts';
import { provenanceOf } from '../bodies/orbit-record.ts';
import { observerOf } from '../bodies/site-of.ts';
import { unknownName } from '../bodies/body-name.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import { requestedDate } from './requested-span.ts';
import { piecesWaiting, shareWork } from '../queue/queued-work.ts';
import { type RequestContext, requestContext } from '../queue/request-context.ts';
import type { ComputedBudget } from '../tasks/budget-of.ts';

/** Seconds after which a request for one object to a full queue may be repeated. */
const RETRY_AFTER_SECONDS = 5;

/** Significant digits of a change: it is a difference of two places. */
const DIGITS = 5;

/** What each force and each effect is worth for the place of an object. */
export function budgetRoutes(parts: BodyParts): Hono {
  const routes = new Hono();
  routes.get(ROUTES.budget, async (c) => {
    const query = typedQuery(BUDGET_ENDPOINTS.budget.query, c.req.url);
    return c.json(await budgetOf(query, parts, requestContext(parts, c)));
  });
  return routes;
}

async function budgetOf(
  query: BudgetQuery,
  parts: BodyParts,
  { visitor, signal }: RequestContext,
): Promise<Budget> {
  const { catalogue, compute, latestOrbits, now, queue } = parts;
  const present = julianDateFromUnixTime(now());
  const moment = isoFromJulianDate(Math.max(query.moment ?? present, 0), 3);
  const utc = requestedDate({ parameter: 'moment', text: moment }, now());
  const current = catalogue();
  const { site, label } = observerOf(query, current);
  const body = await latestBody(query.name, current, parts);
  if ('message' in body) throw unknownName(body, 'name');
  const listed = body.index < 0 ? [] : current.catalogue.otherOrbits(body.index);
  const published = await latestOrbits.solutions(body);
  const others = [...listed.map((other) => onOtherOrbit(body, other)), ...published].filter(
    (other) => sourceOf(other) !== sourceOf(body),
  );
  const centre = query.center ?? 'earth';
  const line = { queue, retryAfterSeconds: RETRY_AFTER_SECONDS, fullText: piecesWaiting };
  const computed = await shareWork(
    () => compute.budgetOf({ body, others, site, utc, centre }),
    visitor,
    line,
  ).awaited(signal);
  if (computed.kind === 'refused') {
    throw new ProblemError('no-perturbed-orbit', {
      detail: computed.reason,
      parameter: 'name',
      names: [query.name],
    });
  }
  const { magnitude, passage } = computed.value;
  return defined({
    name: labelOf(body),
    provenance: { ...provenanceOf(body, current.date), ...modelDescription(parts, 'perturbed') },
    moment: `${moment}Z`,
    observer: label,
    magnitude: magnitude && significant(magnitude),
    approach: passage && {
      mainBody: centre,
      datetime: `${isoFromJulianDate(utcFromTdb({ scale: 'TDB', day: passage.day, offset: passage.offset }), 3)}Z`,
      distanceKm: significant(passage.distance * AU_KM, 2 * DIGITS),
    },
    rows: rowsOf(computed.value, others.map(sourceOf)),
  });

  function sourceOf(one: SmallBody): string {
    const { source, catalogueDate } = provenanceOf(one, current.date);
    return `${source}, ${catalogueDate}`;
  }
}

/** The changes, then one standard deviation of the orbit, then other orbits. @param sources of these */
function rowsOf({ changes, others, sigma, spread }: ComputedBudget, sources: readonly string[]): BudgetRow[] {
  const deviation = spread?.spread;
  const uncertainty = defined({
    arcsec: sigma && significant(sigma.arcsec),
    km: sigma && significant(sigma.km),
    approachSeconds: deviation && significant(deviation.timeSigma * SECONDS_PER_DAY),
    approachKm: deviation && significant(deviation.distanceSigma * AU_KM),
  });
  return [
    ...changes.map(({ cause, change }) => ({ cause, ...rowOf(change) })),
    { cause: 'uncertainty' as const, ...defined({ basis: spread?.origin }), ...uncertainty },
    ...others.map((change, place) => ({
      cause: 'solution' as const,
      ...defined({ basis: sources[place] }),
      ...rowOf(change),
    })),
  ];
}

function rowOf({ arcsec, km, magnitude, approach }: BudgetChange): Omit<BudgetRow, 'cause'> {
  return defined({
    arcsec: sent(arcsec),
    km: sent(km),
    magnitude: sent(magnitude),
    approachSeconds: sent(approach?.seconds),
    approachKm: sent(approach?.km),
  });
}

function sent(value: number | undefined): number | undefined {
  return value === undefined ? undefined : significant(value);
}

function significant(value: number, digits = DIGITS): number {
  return Number(value.toPrecision(digits));
}
