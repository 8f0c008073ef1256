import { asteroid, type ListedObject } from '#contract/asteroid.ts';
import type { TonightObject, TonightResult } from '#contract/opt/tonight.ts';
import { UNTOUCHED_PLAN } from '../night-plan/night-plan.ts';

/** Objects that are checked before the user chooses: as many as fit a long night in slots of half an hour, with time to spare. */
const CHECKED_AT_FIRST = 12;

/** An object that may be so far from its place, arcsec, is in few fields: it is not checked by default. */
const LOST_FROM_ARCSEC = 600;

/** Comets that have not been seen for long or broke up, as they are named: `34D`, `D/1770 L1`. */
const LOST_COMET = /^(\d+D\b|D\/)/;

/** What is planned of a night: its name, and the objects. */
export type TonightPlan = {
  readonly night: string;
  readonly objects: readonly ListedObject[];
  /** Lowest altitude that the list was requested for, degrees. */
  readonly lowest: number;
};

/** Whether the place of an object is so badly known that it may not be found. */
export function isLost({ number = '', designator, best: { uncertainty } }: TonightObject): boolean {
  if (LOST_COMET.test(number) || LOST_COMET.test(designator)) return true;
  return uncertainty !== undefined && uncertainty > LOST_FROM_ARCSEC;
}

/**
 * Least distance from the Moon, degrees, at which an object is observed: the initial limit of a plan. The distance at the best moment is
 * taken for the whole night, in which it changes by some degrees.
 */
export const MOON_APART = UNTOUCHED_PLAN.settings.moonApart;

/** Whether an object is near the Moon, with the Moon up, at every dark moment at which it is high enough. */
export function isNearMoon(
  { best, altitudes }: Pick<TonightObject, 'best' | 'altitudes'>,
  { dark, moments: { start, step, moon } }: Pick<TonightResult, 'dark' | 'moments'>,
  lowest: number,
): boolean {
  if (dark === undefined || best.moonElongation >= MOON_APART) return false;
  return altitudes.every((altitude, index) => {
    const moment = start + index * step;
    const isObservable = altitude >= lowest && moment >= dark.start && moment <= dark.end;
    return !isObservable || (moon[index] ?? 0) > 0;
  });
}

/** The brightest objects whose places are known, without those that the plan leaves out for the Moon. */
export function checkedAtFirst(result: TonightResult, lowest: number): ReadonlySet<string> {
  const findable = result.objects.filter(
    (object) => !isLost(object) && !object.impacted && !isNearMoon(object, result, lowest),
  );
  return new Set(findable.slice(0, CHECKED_AT_FIRST).map(({ designator }) => designator));
}

/**
 * The plan of the checked objects, down to the altitude that they were listed to; undefined where it does not get dark, or there is
 * nothing to plan.
 *
 * @param userDefinedCount objects of the user's own, which are planned with them.
 */
export function tonightPlan(
  { night, dark, objects }: TonightResult,
  checked: ReadonlySet<string>,
  lowest: number,
  userDefinedCount = 0,
): TonightPlan | undefined {
  const chosen = objects.filter(({ designator }) => checked.has(designator));
  if (dark === undefined || chosen.length + userDefinedCount === 0) return undefined;
  return {
    night,
    lowest,
    objects: chosen.map((object) => asteroid.parse(object)), // what this list alone has of an object is no part of a saved state
  };
}
