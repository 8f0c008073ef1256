import type { Context } from 'hono';

const BYTES = 'application/octet-stream';

/** Whether the binary twin of an answer is asked for. */
export function wantsBytes(c: Context): boolean {
  return c.req.header('Accept')?.includes(BYTES) === true;
}

/** An answer of bytes; `Vary` tells caches that it has a twin. */
export function bytesAnswer(c: Context, bytes: Uint8Array<ArrayBuffer>): Response {
  return c.body(bytes, 200, { 'Content-Type': BYTES, Vary: 'Accept' });
}
