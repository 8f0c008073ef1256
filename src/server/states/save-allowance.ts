import { MILLISECONDS_PER_HOUR } from '#engine/constants.ts';
import { ProblemError } from '../http/problem-error.ts';

/** How often visitors may save. */
export type SaveAllowance = {
  /**
   * Counts one save of a visitor.
   *
   * @param length characters that are saved.
   * @throws ProblemError `too-many-saves` with the seconds to wait.
   */
  take(visitor: string, length: number): void;
};

/** Quotas of an hour: states of one visitor, and characters of all visitors together. */
export type SaveQuotas = { readonly perHour: number; readonly charactersPerHour: number };

/** An hour that began with a save, and what was saved in it. */
type Hour = { readonly from: number; used: number };

/**
 * Counts hours from their first save: one of each visitor, and one of all, so that many visitors fill the disk no more than a few.
 */
export function createSaveAllowance({
  perHour,
  charactersPerHour,
  now,
}: SaveQuotas & { now: () => number }): SaveAllowance {
  let hours = new Map<string, Hour>();
  let allVisitors: Hour = { from: -Infinity, used: 0 };
  let tidiedAt = -Infinity;

  return {
    take(visitor, length) {
      const at = now();
      if (at - tidiedAt >= MILLISECONDS_PER_HOUR) {
        hours = new Map([...hours].filter(([, hour]) => !isOver(hour, at)));
        tidiedAt = at;
      }
      if (isOver(allVisitors, at)) allVisitors = { from: at, used: 0 };
      const visitorHour = hours.get(visitor);
      const hour = visitorHour === undefined || isOver(visitorHour, at) ? { from: at, used: 0 } : visitorHour;
      if (hour.used >= perHour)
        throw tooMany(`A visitor may save ${perHour} states in an hour.`, perHour, hour, at);
      if (allVisitors.used + length > charactersPerHour) {
        throw tooMany(
          'All visitors together have saved too much in this hour.',
          charactersPerHour,
          allVisitors,
          at,
        );
      }
      hour.used++;
      allVisitors.used += length;
      hours.set(visitor, hour);
    },
  };
}

function isOver({ from }: Hour, at: number): boolean {
  return at - from >= MILLISECONDS_PER_HOUR;
}

function tooMany(detail: string, maximum: number, { from }: Hour, at: number): ProblemError {
  return new ProblemError('too-many-saves', { detail, maximum }, (from + MILLISECONDS_PER_HOUR - at) / 1000);
}
