import { DataFileError } from '../data-files.ts';
import { watchSilence } from '../silence.ts';
import type { FetchedFile } from './make-pack.ts';

/**
 * Fetches a file of the page that is not in the list of data files; nothing where there is none.
 *
 * @param most bytes that it may have.
 * @throws DataFileError where it does not come, or is larger, or the host falls silent.
 */
export async function fetchFile(
  address: URL,
  fetch: (address: URL, init: RequestInit) => Promise<Response>,
  most: number,
): Promise<FetchedFile | undefined> {
  const silence = watchSilence();
  try {
    const response = await fetch(address, { signal: silence.signal });
    if (!response.ok) return undefined;
    const bytes = await bytesUpTo(most, response, silence.broken);
    const changedAt = Date.parse(response.headers.get('Last-Modified') ?? '') || Date.now();
    return { bytes, changedAt };
  } catch (error) {
    throw new DataFileError(`${address.pathname} does not come.`, { cause: error });
  } finally {
    silence.stop();
  }
}

/** @throws RangeError where there are more; what reading throws. */
async function bytesUpTo(
  most: number,
  response: Response,
  onPiece: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let count = 0;
  for (;;) {
    const piece = await reader?.read();
    if (piece?.value === undefined) break;
    onPiece();
    pieces.push(piece.value);
    count += piece.value.length;
    if (count <= most) continue;
    await reader?.cancel();
    throw new RangeError(`it has more than ${most} bytes`);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
