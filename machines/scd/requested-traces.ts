import { MAX_DATA_POINTS } from '#contract/limits.ts';
import type { AreaQuery } from '#contract/scd/trace.ts';
import { planOf, pointsOf } from '../planning/plan.ts';
import type { SetupContext } from '../planning/setup-rules.ts';
import { areaRequest, type TraceRequest, traceRequests } from './trace-requests.ts';

/** What a set-up requests: paths, none while its dates are invalid, or more points than there may be. */
export type RequestedTraces =
  | { readonly kind: 'traces'; readonly traces: readonly TraceRequest[]; readonly area: AreaQuery }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'too-many'; readonly points: number };

export function requestedBy(setup: SetupContext): RequestedTraces {
  const plan = planOf(setup);
  if (plan === undefined) return { kind: 'nothing' };
  const { timeStep, objects, userDefinedObjects } = setup;
  const traces = traceRequests(plan, timeStep, objects, userDefinedObjects);
  const points = pointsOf(traces.length, { plan, timeStep });
  if (points > MAX_DATA_POINTS) return { kind: 'too-many', points };
  return { kind: 'traces', traces, area: areaRequest(plan, timeStep, objects, userDefinedObjects) };
}
