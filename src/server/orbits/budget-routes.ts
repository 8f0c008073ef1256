import { type Context, Hono } from 'hono';
import { onOtherOrbit } from '#catalogue/other-orbit.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import { BUDGET_ENDPOINTS, type BudgetQuery } from '#contract/opt/budget.ts';
import type { OrbitProvenance } from '#contract/nov/keplerian.ts';
import { ROUTES } from '#contract/routes.ts';
import { USER_DEFINED } from '#contract/user-defined/user-defined.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { unknownName } from '../bodies/body-name.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { latestBody } from '../bodies/latest-body.ts';
import { modelDescription } from '../bodies/model-description.ts';
import { definesObject, oneUserDefinedObject } from '../bodies/one-user-defined-object.ts';
import { provenanceOf } from '../bodies/orbit-record.ts';
import { observerOf } from '../bodies/site-of.ts';
import { bodyOf } from '../bodies/user-defined-objects.ts';
import { earthOrientationText } from '../http/earth-orientation-text.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import { requestContext } from '../queue/request-context.ts';
import type { BudgetTask } from '../tasks/budget-of.ts';
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
  const { catalogue, earth, now } = parts;
  const present = julianDateFromUnixTime(now());
  const moment = isoFromJulianDate(Math.max(query.moment ?? present, 0), 3);
  const utc = requestedDate({ parameter: 'moment', text: moment }, now());
  const current = catalogue();
  const { site, label } = observerOf(query, current);
  const subject = definesObject(query) ? userDefinedSubject(query) : await namedSubject(query.name, parts);
  const { name, orbits, task, provenance, sources } = subject;
  const turned = earthOrientationText(earth(), utc);
  const centre = query.center ?? 'earth';
  return {
    key: JSON.stringify([orbits, site, label, utc, turned, centre]),
    task: { ...task, site, utc, centre },
    heading: {
      name,
      provenance: { ...provenance, ...modelDescription(parts, 'perturbed') },
      moment: `${moment}Z`,
      observer: label,
    },
    sources,
  };
}

/** The object of a budget with the orbits that are known of it. */
type Subject = Pick<BudgetRequest, 'sources'> & {
  readonly name: string;
  /** The same for the same orbits. */
  readonly orbits: unknown;
  readonly task: Pick<BudgetTask, 'body' | 'others'>;
  readonly provenance: Pick<OrbitProvenance, 'source' | 'catalogueDate'>;
};

/** The only orbit of a user-defined object is the one that it is defined by. @throws ProblemError `missing-parameter` */
function userDefinedSubject(query: BudgetQuery): Subject {
  const object = oneUserDefinedObject(query);
  return {
    name: object.name,
    orbits: object,
    task: { body: bodyOf(object), others: [] },
    provenance: { source: USER_DEFINED, catalogueDate: '' },
    sources: [],
  };
}

/** @throws ProblemError `unknown-names` */
async function namedSubject(name: string, parts: BodyParts): Promise<Subject> {
  const { catalogue, latestOrbits } = parts;
  const current = catalogue();
  const body = await latestBody(name, current, parts);
  if ('message' in body) throw unknownName(body, 'name');
  const listed = body.index < 0 ? [] : current.catalogue.otherOrbits(body.index);
  const published = await latestOrbits.solutions(body);
  const others = [...listed.map((other) => onOtherOrbit(body, other)), ...published].filter(
    (other) => sourceOf(other) !== sourceOf(body),
  );
  return {
    name: labelOf(body),
    orbits: [
      current.version,
      ...[body, ...others].map(({ designation, provenance }) => [
        designation,
        provenance.orbit,
        provenance.solution,
      ]),
    ],
    task: { body, others },
    provenance: provenanceOf(body, current.date),
    sources: others.map(sourceOf),
  };

  function sourceOf(one: SmallBody): string {
    const { source, catalogueDate } = provenanceOf(one, current.date);
    return `${source}, ${catalogueDate}`;
  }
}
