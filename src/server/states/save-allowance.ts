import { ProblemError } from '../problem-error.ts';

const HOUR_MS = 3_600_000;

/** How often visitors may save. */
export type SaveAllowance = {
  /** Counts one save of a visitor. @throws ProblemError `too-many-saves` with the seconds to wait. */
  take(visitor: string): void;
};

/** Lets every visitor save so many times in each hour, counted from the first save. */
export function createSaveAllowance({ perHour, now }: { perHour: number; now: () => number }): SaveAllowance {
  let hours = new Map<string, { readonly from: number; count: number }>();
  let tidiedAt = -Infinity;

  return {
    take(visitor) {
      const at = now();
      if (at - tidiedAt >= HOUR_MS) {
        hours = new Map([...hours].filter(([, { from }]) => at - from < HOUR_MS));
        tidiedAt = at;
      }
      const hour = hours.get(visitor);
      if (hour === undefined || at - hour.from >= HOUR_MS) {
        hours.set(visitor, { from: at, count: 1 });
        return;
      }
      if (hour.count >= perHour) throw tooMany(perHour, hour.from + HOUR_MS - at);
      hour.count++;
    },
  };
}

function tooMany(perHour: number, waitMs: number): ProblemError {
  return new ProblemError(
    'too-many-saves',
    { detail: `A visitor may save ${perHour} states in an hour.`, maximum: perHour },
    waitMs / 1000,
  );
}
