import type { Context } from 'hono';
import type { Waiting } from './shared-work.ts';
import type { ServiceParts } from '../service-parts.ts';

/** Who waits for the answer to a request, and until when. */
export function waitingOf({ visitorOf }: Pick<ServiceParts, 'visitorOf'>, c: Context): Waiting {
  return { visitor: visitorOf(c), signal: c.req.raw.signal };
}
