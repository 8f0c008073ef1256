import { MAX_DATA_POINTS } from '#contract/limits.ts';
import type { AreaQuery } from '#contract/scd/trace.ts';
import { planOf, pointsOf } from '../planning/plan.ts';
import type { SetupContext } from '../planning/setup-rules.ts';
import { wantedArea, type WantedTrace, wantedTraces } from './trace-orders.ts';

/** What a set-up requests: paths, none while its dates are invalid, or more points than there may be. */
export type Wanted =
  | { readonly kind: 'traces'; readonly traces: readonly WantedTrace[]; readonly area: AreaQuery }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'too-many'; readonly points: number };

export function wantedBy(setup: SetupContext): Wanted {
  const plan = planOf(setup);
  if (plan === undefined) return { kind: 'nothing' };
  const { timeStep, objects, userDefinedObjects } = setup;
  const traces = wantedTraces(plan, timeStep, objects, userDefinedObjects);
  const points = pointsOf(traces.length, { plan, timeStep });
  if (points > MAX_DATA_POINTS) return { kind: 'too-many', points };
  return { kind: 'traces', traces, area: wantedArea(plan, timeStep, objects, userDefinedObjects) };
}
