/** The code of an error of the system, of Node or of a driver, such as `EADDRINUSE`; undefined for any other. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
