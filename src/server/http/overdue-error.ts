/** A computation that did not end within its deadline, tried twice. */
export class OverdueError extends Error {
  override readonly name = 'OverdueError';
}
