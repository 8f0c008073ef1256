import { BadFileError } from '../source.ts';

/** Words for a file that should be packed by gzip and cannot be unpacked. @param error of the unpacking */
export function badArchive(bytes: Uint8Array, error: unknown): BadFileError {
  if (isWebPage(bytes)) return new BadFileError('a web page instead of an archive');
  if (!(error instanceof Error)) return new BadFileError(`no archive: ${String(error)}`);
  const isCut = 'code' in error && error.code === 'Z_BUF_ERROR';
  return new BadFileError(isCut ? 'the archive is cut short' : `no archive: ${error.message}`);
}

/** Whether a file is the web page that a service shows when it has no data to give. */
export function isWebPage(bytes: Uint8Array): boolean {
  return /^\s*<(!doctype html|html)/i.test(new TextDecoder('latin1').decode(bytes.subarray(0, 200)));
}
