import type { Context } from 'hono';
import type { Swarm } from './swarms.ts';

/** A swarm as bytes, packed when the caller can unpack them; a caller that has it already is told so by its tag. */
export async function swarmAnswer(c: Context, swarm: Swarm): Promise<Response> {
  const tag = `"${swarm.tag}"`;
  const headers = { ETag: tag, 'Cache-Control': 'no-cache', Vary: 'Accept, Accept-Encoding' };
  if (knows(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
  const type = { 'Content-Type': 'application/octet-stream' };
  if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) {
    return c.body(swarm.bytes, 200, { ...headers, ...type });
  }
  return c.body(await packed(swarm), 200, { ...headers, ...type, 'Content-Encoding': 'gzip' });
}

function knows(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) === true;
}

const packedSwarms = new WeakMap<Swarm, Promise<ArrayBuffer>>();

/** The bytes of a swarm by gzip, packed once. */
function packed(swarm: Swarm): Promise<ArrayBuffer> {
  const known = packedSwarms.get(swarm);
  if (known !== undefined) return known;
  const stream = new Blob([swarm.bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  const made = new Response(stream).arrayBuffer();
  packedSwarms.set(swarm, made);
  return made;
}
