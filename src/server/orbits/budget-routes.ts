import { type Context, Hono } from 'hono';
import { onOtherOrbit } from '#catalogue/other-orbit.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import { BUDGET_ENDPOINTS, type BudgetQuery } from '#contract/opt/budget.ts';
import { ROUTES } from '#contract/routes.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { unknownName } from '../bodies/body-name.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { latestBody } from '../bodies/latest-body.ts';
import { modelDescription } from '../bodies/model-description.ts';
import { provenanceOf } from '../bodies/orbit-record.ts';
import { observerOf } from '../bodies/site-of.ts';
import { earthOrientationText } from '../http/earth-orientation-text.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import { requestContext } from '../queue/request-context.ts';
import type { BudgetRequest, Budgets } from './budgets.ts';
import { requestedDate } from './requested-span.ts';

/** The effect of each force and of each omission on the place of an object. */
export function budgetRoutes(parts: BodyParts & { readonly budgets: Budgets }): Hono {
  const routes = new Hono();
  routes.get(ROUTES.budget, async (c: Context) => {
    const query = typedQuery(BUDGET_ENDPOINTS.budget.query, c.req.url);
    const request = await budgetRequest(query, parts);
    const budget = await parts.budgets.resultOf(request, requestContext(parts, c));
    if (budget.kind === 'refused') {
      throw new ProblemError('no-perturbed-orbit', {
        detail: budget.reason,
        parameter: 'name',
        names: [query.name],
      });
    }
    return c.body(budget.bytes, 200, { 'Content-Type': 'application/json' });
  });
  return routes;
}

async function budgetRequest(query: BudgetQuery, parts: BodyParts): Promise<BudgetRequest> {
  const { catalogue, earth, latestOrbits, now } = parts;
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
  const turned = earthOrientationText(earth(), utc);
  return {
    key: JSON.stringify([
      current.version,
      [body, ...others].map(({ designation, provenance }) => [
        designation,
        provenance.orbit,
        provenance.solution,
      ]),
      [site, label, utc, turned, centre],
    ]),
    task: { body, others, site, utc, centre },
    heading: {
      name: labelOf(body),
      provenance: { ...provenanceOf(body, current.date), ...modelDescription(parts, 'perturbed') },
      moment: `${moment}Z`,
      observer: label,
    },
    sources: others.map(sourceOf),
  };

  function sourceOf(one: SmallBody): string {
    const { source, catalogueDate } = provenanceOf(one, current.date);
    return `${source}, ${catalogueDate}`;
  }
}
