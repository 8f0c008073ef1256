import { type Limit, type Limits, SURVEY_QUANTITIES } from '#engine/survey/quantities.ts';
import type { SetSearch } from './survey-set-matches.ts';

/** The widest of the last searches of a window, with its matches once they are known. */
export type Former = Pick<SetSearch, 'limits' | 'isIncluded'> & {
  readonly matches?: Int32Array;
  /** The last object of which it is known whether it matches: that of the last match where these were enough. */
  readonly lastKnown?: number;
  /** How often narrower limits have followed. */
  readonly narrowings?: number;
};

/** A search without the objects that a former one found to be outside limits which have not become wider; nothing where some have. */
export function narrowedBy(former: Former, search: SetSearch): SetSearch | undefined {
  const { set, limits, isIncluded } = search;
  const { matches, lastKnown = Number.NEGATIVE_INFINITY } = former;
  if (matches === undefined || !isWithin(limits, former.limits)) return undefined;
  const isMatch = new Uint8Array(set.bodies.count);
  for (const object of matches) isMatch[object] = 1;
  const mayMatch = (object: number) =>
    object > lastKnown || isMatch[object] === 1 || !former.isIncluded(object);
  return { ...search, isIncluded: (object) => mayMatch(object) && isIncluded(object) };
}

/** Whether everything that some limits accept was accepted by former ones. */
function isWithin(limits: Limits, former: Limits): boolean {
  return (
    JSON.stringify(limits.horizon) === JSON.stringify(former.horizon) &&
    SURVEY_QUANTITIES.every((quantity) => isLimitWithin(limits[quantity], former[quantity]))
  );
}

function isLimitWithin(limit: Limit | undefined, former: Limit | undefined): boolean {
  if (former === undefined) return true;
  if (limit === undefined || (limit.acceptsAbsent && !former.acceptsAbsent)) return false;
  if (limit.range === undefined) return true;
  return (
    former.range !== undefined && limit.range.min >= former.range.min && limit.range.max <= former.range.max
  );
}
