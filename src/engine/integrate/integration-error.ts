import { isoDateFromJulianDate } from '../time/iso.ts';

/** An integration that cannot go on: its steps ran out, or the force stopped being a number. Users may read its message. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
  /** Accepted steps so far. */
  readonly steps: number;
  /** Julian date TDB that was reached. */
  readonly reachedDay: number;
  /** Length of the last step tried, days. */
  readonly stepDays: number;

  constructor(cause: string, steps: number, reachedDay: number, stepDays: number) {
    const date = reachedDay >= 0 ? isoDateFromJulianDate(reachedDay) : `JD ${reachedDay}`;
    super(`The motion cannot be followed beyond ${date}: ${cause}.`);
    this.steps = steps;
    this.reachedDay = reachedDay;
    this.stepDays = stepDays;
  }
}
