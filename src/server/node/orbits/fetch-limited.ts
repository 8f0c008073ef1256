/** The outcome of a request: bytes, a response that is of no use, or no response. */
export type Fetched =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** How long a request may take as a whole, and how long a response may be. */
export type FetchLimits = { readonly withinMs: number; readonly mostBytes: number };

/** Statuses that are about the service, not about the requested file. */
const MAY_IMPROVE = new Set([408, 425, 429]);

/** Fetches a small file; the kind of the result says what went wrong. */
export async function fetchLimited(url: string, { withinMs, mostBytes }: FetchLimits): Promise<Fetched> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const response = await fetch(url, { signal, headers: { 'user-agent': 'neo-toolkit (orbits)' } });
    if (response.status >= 500 || MAY_IMPROVE.has(response.status)) return { kind: 'unreachable' };
    if (!response.ok || response.body === null) return { kind: 'refused' };
    const bytes = await readAtMost(response.body, mostBytes);
    return bytes === undefined ? { kind: 'refused' } : { kind: 'bytes', bytes };
  } catch (error) {
    if (error instanceof Error) return { kind: 'unreachable' }; // no network, no server there, broken off, or out of time
    throw error;
  }
}

/** The whole of a stream, or nothing where it is longer. */
async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.byteLength;
    if (length > most) return undefined; // leaving the loop cancels the stream
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
