import type { Context } from 'hono';

/** Whether the caller can unpack a response by gzip. */
export function acceptsGzip({ req }: Context): boolean {
  return /\bgzip\b/.test(req.header('Accept-Encoding') ?? '');
}
