import type { SynodicHyperbolicQuery, SynodicQuery } from '#contract/nov/synodic.ts';
import type { WindowsQuery } from '#contract/sovt/windows.ts';
import { elementFields } from './object-data.ts';
import type { PathQuery } from './path-request.ts';

/** Days from row to row of a path. */
const STEP_DAYS = 1;

/** The query for a path; open orbits have another call than the others. */
export type SynodicPathQuery =
  | { readonly kind: 'catalogue or ellipse'; readonly query: SynodicQuery }
  | { readonly kind: 'open orbit'; readonly query: SynodicHyperbolicQuery };

/** The query for the spans in which an object is inside its limits. @param elongationMin degrees from the Sun. */
export function windowsQuery(asked: PathQuery, elongationMin: number): WindowsQuery {
  const { kind, query } = synodicPathQuery(asked);
  const { timeStep: _step, timeStepUnit: _unit, ...fields } = query;
  const { magnitudeLimit } = asked.calculated;
  return { ...fields, ...(kind === 'open orbit' ? { kep: false } : {}), magnitudeLimit, elongationMin };
}

/** Asks for an object by its designation, or by the parameters that are its own. */
export function synodicPathQuery({ calculated, title, propagation, range }: PathQuery): SynodicPathQuery {
  const { designator, objectData } = calculated;
  const frame = {
    initD: new Date(range.startMs).toISOString(),
    finalD: new Date(range.endMs).toISOString(),
    timeStep: STEP_DAYS,
    timeStepUnit: 'days',
    propagation,
  } as const;
  if (!objectData.isOwn) return { kind: 'catalogue or ellipse', query: { desig: designator, ...frame } };
  const elements = elementFields(objectData);
  const common = { desig: title, ...frame };
  return elements.kind === 'ELLIPTICAL'
    ? { kind: 'catalogue or ellipse', query: { ...common, ...elements.fields } }
    : { kind: 'open orbit', query: { ...common, ...elements.fields } };
}
