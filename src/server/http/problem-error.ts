import {
  type ProblemBody,
  type ProblemDetails,
  type ProblemKind,
  problemOf,
} from '#contract/rest/problem.ts';

/** A request whose response is a problem. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly body: ProblemBody;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ProblemKind, details: ProblemDetails, retryAfterSeconds?: number) {
    super(details.detail);
    this.body = problemOf(kind, details);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A computation that did not end within its deadline, tried twice. */
export class OverdueError extends Error {
  override readonly name = 'OverdueError';
}
