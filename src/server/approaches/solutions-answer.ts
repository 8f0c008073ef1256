import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import { readFlyby } from '#contract/fvt/flyby-bytes.ts';
import { passageOf, type Solution, type Solutions } from '#contract/fvt/solutions.ts';
import type { FlybyRequest, Flybys } from './flybys.ts';
import type { RequestContext } from '../queue/request-context.ts';

/**
 * The same passage by each solution of an orbit.
 *
 * @param bodies the object on each of its orbits; at least one. @param requestOf the requested flyby of one.
 */
export async function solutionsAnswer(
  bodies: readonly SmallBody[],
  requestOf: (body: SmallBody) => FlybyRequest,
  flybys: Flybys,
  waiting: RequestContext,
): Promise<Solutions> {
  const solutions = await Promise.all(bodies.map((body) => solutionOf(requestOf(body), flybys, waiting)));
  return { name: labelOf(bodies[0]), solutions };
}

async function solutionOf(request: FlybyRequest, flybys: Flybys, waiting: RequestContext): Promise<Solution> {
  const { provenance } = request.object;
  const outcome = await flybys.of(request, waiting);
  if (outcome.kind === 'refused') return { provenance, message: outcome.reason };
  return { provenance, passage: passageOf(readFlyby(outcome.bytes).facts) };
}
