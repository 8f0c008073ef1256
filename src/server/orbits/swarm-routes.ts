import { Hono } from 'hono';
import type { SwarmNames } from '#contract/nov/swarm.ts';
import { ROUTES } from '#contract/routes.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Swarms } from './swarms.ts';
import { acceptsBytes } from '../http/accept.ts';
import { swarmResponse } from './swarm-response.ts';
import { swarmText } from './swarm-text.ts';

/** All near-Earth objects at once. */
export function swarmRoutes({
  catalogue,
  swarms,
}: Pick<BodyParts, 'catalogue'> & { readonly swarms: Swarms }): Hono {
  const routes = new Hono();
  const nearEarth = () => swarms.nearEarth(catalogue());

  routes.get(ROUTES.swarm, async (c) => {
    const swarm = await nearEarth();
    if (acceptsBytes(c)) return swarmResponse(c, swarm);
    return c.body(await swarmText(swarm), 200, {
      'Content-Type': 'application/json',
      ETag: `"json-${swarm.tag}"`, // one made of the text would hold it back
      Vary: 'Accept',
    });
  });

  routes.get(ROUTES.swarmNames, async (c) => {
    const { names, labels } = await nearEarth();
    return c.json({ catalogueDate: catalogue().date, names, labels } satisfies SwarmNames);
  });

  return routes;
}
