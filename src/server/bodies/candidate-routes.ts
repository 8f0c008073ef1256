import { Hono } from 'hono';
import { defined } from '#catalogue/defined.ts';
import type { NeocpCandidate } from '#catalogue/neocp-candidate.ts';
import {
  CANDIDATE_ENDPOINTS,
  type CandidateList,
  type ListedCandidate,
  MAX_SCATTER_DAYS,
} from '#contract/opt/candidates.ts';
import { ROUTES } from '#contract/routes.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { candidateScatter } from './candidate-scatter.ts';
import { candidateNamed } from './neocp-candidates.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import type { BodyParts } from './body-parts.ts';
import { observerOf } from './site-of.ts';
import { checkCovered } from '../http/time-frame.ts';
import { requestContext } from '../queue/request-context.ts';
import { runUntilAborted } from '../queue/queued-work.ts';

/** Seconds after which a request to a full queue may be repeated. */
const RETRY_AFTER_SECONDS = 5;

/** The candidates of the NEO Confirmation Page, and where each may be. */
export function candidateRoutes(parts: BodyParts): Hono {
  const { candidateVariants, catalogue, compute, now, queue } = parts;
  const line = { queue, retryAfterSeconds: RETRY_AFTER_SECONDS };
  const routes = new Hono();

  routes.get(ROUTES.candidates, (c) => {
    const { neocp } = catalogue();
    return c.json({
      ...(neocp === undefined ? {} : { asOf: neocp.asOf ?? neocp.date }),
      candidates: (neocp?.candidates ?? []).map(listedCandidate),
    } satisfies CandidateList);
  });

  routes.get(ROUTES.candidateScatter, async (c) => {
    const { name, moment, ...place } = typedQuery(CANDIDATE_ENDPOINTS.candidateScatter.query, c.req.url);
    const current = catalogue();
    const candidate = candidateNamed(current.neocp, name);
    if (candidate === undefined) {
      throw new ProblemError('unknown-names', {
        detail: `"${name}" is not on the NEO Confirmation Page, as it was last read.`,
        parameter: 'name',
        names: [name],
      });
    }
    const { site } = observerOf(place, current);
    const utc = momentNear(julianDateFromUnixTime(now()), moment);
    checkCovered({ startUtc: utc, endUtc: utc, stepDays: 1, days: 1 }, compute.ephemeris);
    const fetched = await candidateVariants.variantsOf(candidate.designation);
    const waiting = requestContext(parts, c);
    const scatter =
      fetched &&
      (await runUntilAborted(waiting, line, (enter) =>
        candidateScatter({ candidate, fetched, site, utc }, compute, enter),
      ));
    if (scatter === undefined) {
      throw new ProblemError('no-variants', {
        detail: `The Minor Planet Center gave no orbits for ${candidate.designation}, or could not be reached.`,
        parameter: 'name',
        names: [candidate.designation],
      });
    }
    return c.json(scatter);
  });
  return routes;
}

function listedCandidate(candidate: NeocpCandidate): ListedCandidate {
  const { designation, score, magnitude, absoluteMagnitude, observations } = candidate;
  return defined({
    designation,
    score,
    rightAscension: candidate.rightAscensionDeg,
    declination: candidate.declinationDeg,
    magnitude,
    absoluteMagnitude,
    observations,
    arc: candidate.arcDays,
    unseen: candidate.daysNotSeen,
  });
}

/** The requested moment, else the present. @throws ProblemError `date-out-of-range` too far from the present. */
function momentNear(present: number, moment = present): number {
  if (Math.abs(moment - present) <= MAX_SCATTER_DAYS) return moment;
  throw new ProblemError('date-out-of-range', {
    detail: `Places of a candidate are available up to ${MAX_SCATTER_DAYS} days from the present.`,
    parameter: 'moment',
    maximum: MAX_SCATTER_DAYS,
    current: Math.round(Math.abs(moment - present)),
  });
}
