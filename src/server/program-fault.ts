/**
 * Whether an error tells of a fault of the program, or of a worker that died, and not of what was asked for. A visitor is
 * not told of it as if it were the nature of an object, and asking again may help.
 */
export function isProgramFault(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError) return true;
  return 'code' in error && String(error.code).startsWith('ERR_WORKER');
}
