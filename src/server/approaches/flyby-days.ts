import { FLYBY_DAYS, FLYBY_DAYS_BEFORE } from '#contract/fvt/flyby-steps.ts';

/** Julian dates UTC at which the days around an instant begin that belong to a flyby. */
export function daysOfFlyby(julianDateUtc: number): number[] {
  const day = Math.floor(julianDateUtc - 0.5) + 0.5;
  return Array.from({ length: FLYBY_DAYS }, (_, index) => day - FLYBY_DAYS_BEFORE + index);
}
