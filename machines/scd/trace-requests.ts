import type { ListedObject } from '#contract/asteroid.ts';
import type { AreaQuery, TraceCall, TraceQuery } from '#contract/scd/trace.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import { MAX_DATA_POINTS } from '#contract/limits.ts';
import { lostText, nearEarthObjects, objectTitle } from '../objects/listed-object.ts';
import { singleObjectQuery, userDefinedQuery } from '../objects/user-defined-query.ts';
import { type Plan, windowQuery, planOf, pointsOf } from '../planning/plan.ts';
import type { TimeStep } from '../planning/time-step.ts';
import type { SetupContext } from '../planning/setup-rules.ts';

/** Extinction in V, mag per airmass, and dark zenith in V, mag/arcsec²: the sky that traces are requested for. */
export const TRACE_SKY = { kev: 0.172, vZenith: 21.817 } as const;

/** An object whose path on the sky is requested. */
export type TraceRequest = {
  /** A key that is the same for the same object over the same span at the same place. */
  readonly key: string;
  readonly designator: string;
  readonly title: string;
  /** Remark about a comet that counts as lost. */
  readonly lost?: string | undefined;
  readonly call: TraceCall;
  /** How far it moves is requested too; not for user-defined objects and comets. */
  readonly pathAngle: TraceQuery | undefined;
};

/** Everything that is to be traced: near-Earth objects of the list, then user-defined objects. */
export function traceRequests(
  plan: Plan,
  timeStep: TimeStep,
  objects: readonly ListedObject[],
  userDefined: readonly OrbitalObject[],
): readonly TraceRequest[] {
  const sight = { ...TRACE_SKY, ...windowQuery(plan, timeStep) };
  return [
    ...nearEarthObjects(objects).map((object) => listedTrace(object, sight)),
    ...userDefined.map((object) => userDefinedTrace(object, sight)),
  ];
}

/** The call for the parts of the sky that all of them move through. */
function areaRequest(
  plan: Plan,
  timeStep: TimeStep,
  objects: readonly ListedObject[],
  userDefined: readonly OrbitalObject[],
): AreaQuery {
  return {
    ...TRACE_SKY,
    ...windowQuery(plan, timeStep),
    name: nearEarthObjects(objects).map(({ designator }) => designator),
    ...userDefinedQuery(userDefined),
  };
}

type Sight = Omit<TraceQuery, 'name'>;

function listedTrace(object: ListedObject, sight: Sight): TraceRequest {
  const query = { ...sight, name: object.designator };
  return {
    key: JSON.stringify(query),
    designator: object.designator,
    title: objectTitle(object),
    ...(object.lost === undefined ? {} : { lost: lostText(object) }),
    call: { kind: 'catalogue', query },
    pathAngle: object.bodyType.name === 'Comet' ? undefined : query,
  };
}

function userDefinedTrace(object: OrbitalObject, sight: Sight): TraceRequest {
  const query = { ...sight, ...singleObjectQuery(object) };
  return {
    key: JSON.stringify(query),
    designator: object.designator,
    title: object.objectName,
    call: { kind: 'user-defined', query },
    pathAngle: undefined,
  };
}

/** The result of a set-up: the requested paths, none while its dates are invalid, or a refusal of too many points. */
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
