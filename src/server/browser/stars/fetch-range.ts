import { DataFileError } from '../data-files.ts';
import { SILENT_MS } from '../silence.ts';
import type { FetchRange } from './block-reader.ts';

const PARTIAL_CONTENT = 206;

/** Bytes a millisecond of a slow connection: the browser says nothing of pieces that come while the worker waits. */
const SLOW_BYTES_MS = 5;

/**
 * Fetches pieces of a file while the worker waits, as the reader of stars does for a disk: only workers may. Throws DataFileError where
 * the network is away, the host is silent, or it sends no pieces of files.
 */
export function rangesOf(address: URL): FetchRange {
  return (from, to) => {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    request.responseType = 'arraybuffer';
    request.timeout = SILENT_MS + (to - from) / SLOW_BYTES_MS;
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
