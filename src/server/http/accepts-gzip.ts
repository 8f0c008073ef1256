import type { Context } from 'hono';

/** Whether the caller can unpack an answer by gzip. */
export function acceptsGzip({ req }: Context): boolean {
  return /\bgzip\b/.test(req.header('Accept-Encoding') ?? '');
}
