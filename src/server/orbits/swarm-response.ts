import type { Context } from 'hono';
import { bytesResponse, gzip } from '../http/accept.ts';
import type { Swarm } from './swarms.ts';

/** A swarm as bytes; 304 for a client that has it already, by its tag. */
export async function swarmResponse(c: Context, swarm: Swarm): Promise<Response> {
  const tag = `"${swarm.tag}"`;
  const headers = { ETag: tag, 'Cache-Control': 'no-cache' };
  if (hasTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
  return bytesResponse(c, swarm.bytes, headers, () => packedSwarm(swarm));
}

function hasTag(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) === true;
}

const packedSwarms = new WeakMap<Swarm, Promise<ArrayBuffer>>();

/** The bytes of a swarm by gzip, packed once. */
export function packedSwarm(swarm: Swarm): Promise<ArrayBuffer> {
  const known = packedSwarms.get(swarm);
  if (known !== undefined) return known;
  const made = gzip(swarm.bytes);
  packedSwarms.set(swarm, made);
  return made;
}
