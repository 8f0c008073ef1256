import type { Context } from 'hono';

const BYTES = 'application/octet-stream';

/** Whether a client requests the binary twin of a response. */
export function acceptsBytes(c: Context): boolean {
  return c.req.header('Accept')?.includes(BYTES) === true;
}

/**
 * A response of bytes, packed when the caller can unpack them; `Vary` says to caches that there is an unpacked one, too.
 *
 * @param pack gives the bytes packed by gzip, for bytes that are stored packed.
 */
export async function bytesResponse(
  c: Context,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
  pack: () => Promise<ArrayBuffer> = () => gzip(bytes),
): Promise<Response> {
  const all = { ...headers, 'Content-Type': BYTES, Vary: 'Accept, Accept-Encoding' };
  if (!acceptsGzip(c)) return c.body(bytes, 200, all);
  return c.body(await pack(), 200, { ...all, 'Content-Encoding': 'gzip' });
}

/** Bytes by gzip. */
export function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/** Whether the caller can unpack a response by gzip. */
export function acceptsGzip({ req }: Context): boolean {
  return /\bgzip\b/.test(req.header('Accept-Encoding') ?? '');
}
