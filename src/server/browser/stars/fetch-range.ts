import { DataFileError } from '../data-files.ts';
import { SILENT_MS, watchSilence } from '../silence.ts';
import type { FetchRange } from './block-reader.ts';

const OK = 200;
const PARTIAL_CONTENT = 206;

/** Bytes a millisecond of a slow connection: the browser says nothing of pieces that come while the worker waits. */
const SLOW_BYTES_MS = 5;

/** Fetches pieces of a file; nothing where the host would send the whole file for each. */
export async function rangesOf(address: URL): Promise<FetchRange | undefined> {
  return (await sendsWhole(address)) ? undefined : waitingRanges(address);
}

/** Whether a host responds to the request for one byte with the whole file, of which no more is taken. */
async function sendsWhole(address: URL): Promise<boolean> {
  const silence = watchSilence();
  try {
    const response = await fetch(address, { headers: { Range: 'bytes=0-0' }, signal: silence.signal });
    void response.body?.cancel();
    return response.status === OK;
  } catch {
    return false; // without a network, which each piece would be without, too
  } finally {
    silence.stop();
  }
}

/**
 * Fetches pieces of a file while the worker waits, as the reader of stars does for a disk: only workers may. Throws DataFileError,
 * whose message is for the user, where the network is away, the host is silent, or it sends something else.
 */
function waitingRanges(address: URL): FetchRange {
  return (from, to) => {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    request.responseType = 'arraybuffer';
    request.timeout = SILENT_MS + (to - from) / SLOW_BYTES_MS;
    request.setRequestHeader('Range', `bytes=${from}-${to - 1}`);
    try {
      request.send();
    } catch (error) {
      throw new DataFileError('Fainter stars need a network.', { cause: error });
    }
    const body: unknown = request.response;
    if (
      request.status !== PARTIAL_CONTENT ||
      !(body instanceof ArrayBuffer) ||
      body.byteLength !== to - from
    ) {
      throw new DataFileError(`The host does not send fainter stars: ${request.status}.`);
    }
    return new Uint8Array(body);
  };
}
