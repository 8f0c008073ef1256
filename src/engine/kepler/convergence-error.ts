/** An iteration that ran out of steps; `residual` is what was left of the equation, in its own unit. */
export class ConvergenceError extends Error {
  readonly residual: number;

  constructor(equation: string, residual: number) {
    super(`${equation} did not converge: residual ${residual}`);
    this.name = 'ConvergenceError';
    this.residual = residual;
  }
}
