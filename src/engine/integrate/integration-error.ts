/** An integration that cannot go on: its steps ran out, or the force stopped being a number. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
  /** Accepted steps so far. */
  readonly steps: number;
  /** Julian date TDB that was reached. */
  readonly reachedDay: number;
  /** Length of the last step tried, days. */
  readonly stepDays: number;

  constructor(cause: string, steps: number, reachedDay: number, stepDays: number) {
    super(`${cause} at JD ${reachedDay} after ${steps} steps, the last of ${stepDays} d`);
    this.steps = steps;
    this.reachedDay = reachedDay;
    this.stepDays = stepDays;
  }
}
