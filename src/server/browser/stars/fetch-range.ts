import { DataFileError } from '../data-files.ts';
import type { FetchRange } from './block-reader.ts';

const PARTIAL_CONTENT = 206;

/**
 * Fetches pieces of a file while the worker waits, as the reader of stars does for a disk: only workers may. Throws DataFileError where
 * the network is away, or the host sends no pieces of files.
 */
export function rangesOf(address: URL): FetchRange {
  return (from, to) => {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    request.responseType = 'arraybuffer';
    request.setRequestHeader('Range', `bytes=${from}-${to - 1}`);
    try {
      request.send();
    } catch (error) {
      throw new DataFileError('The stars do not come.', { cause: error });
    }
    const body: unknown = request.response;
    if (
      request.status !== PARTIAL_CONTENT ||
      !(body instanceof ArrayBuffer) ||
      body.byteLength !== to - from
    ) {
      throw new DataFileError(`The host sends no pieces of the file of stars: ${request.status}.`);
    }
    return new Uint8Array(body);
  };
}
