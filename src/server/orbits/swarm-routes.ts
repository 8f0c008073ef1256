import { Hono } from 'hono';
import { defined } from '#catalogue/defined.ts';
import {
  MARK,
  NO_DIAMETER,
  NO_MAGNITUDE,
  readSwarm,
  SWARM_GROUPS,
  type SwarmFile,
  type SwarmMember,
} from '#contract/nov/swarm-bytes.ts';
import { elementsOfRow } from '#contract/nov/swarm-elements.ts';
import type { SwarmNames, SwarmResponse, SwarmObject } from '#contract/nov/swarm.ts';
import { ROUTES } from '#contract/routes.ts';
import { itemAt, numberAt } from '#engine/numbers-in.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { recordedElements } from '../bodies/orbit-record.ts';
import { acceptsBytes } from '../http/accept.ts';
import { yieldToEventLoop } from '../queue/yield-to-event-loop.ts';
import { swarmResponse } from './swarm-response.ts';
import type { Swarms, Swarm } from './swarms.ts';

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
      ETag: `"json-${swarm.tag}"`, // a tag made of the text would delay its beginning
      Vary: 'Accept',
    });
  });

  routes.get(ROUTES.swarmNames, async (c) => {
    const { names, labels } = await nearEarth();
    return c.json({ catalogueDate: catalogue().date, names, labels } satisfies SwarmNames);
  });

  return routes;
}

const texts = new WeakMap<Swarm, Promise<string>>();

/** A swarm as JSON, made once; its bytes hold the same. */
function swarmText(swarm: Swarm): Promise<string> {
  const known = texts.get(swarm);
  if (known !== undefined) return known;
  const made = textOf(swarm);
  texts.set(swarm, made);
  return made;
}

async function textOf({ bytes, names, ellipses, open }: Swarm): Promise<string> {
  const file = readSwarm(bytes);
  const { day, catalogueDate } = file;
  const objects: string[] = [];
  for (const [row, designator] of names.entries()) {
    objects.push(JSON.stringify(objectOf(file, row, designator)));
    await yieldToEventLoop(row);
  }
  const head = { day, catalogueDate, ellipses, open } satisfies Omit<SwarmResponse, 'data'>;
  return `${JSON.stringify(head).slice(0, -1)},"data":[${objects.join(',')}]}`;
}

function objectOf(file: SwarmFile, row: number, designator: string): SwarmObject {
  const { group, marks, magnitude, diameter } = memberAt(file, row);
  const { epoch, a, q, e, i, om, w, ma, tp } = recordedElements(elementsOfRow(file, row));
  const orbitType: SwarmObject['orbitType'] = group === 'other' ? 'N/A' : group;
  return defined({
    designator,
    epoch,
    a,
    q,
    e,
    i,
    om,
    w,
    ma,
    tp,
    diam: diameter,
    mag: magnitude,
    orbitType,
    pha: (marks & MARK.pha) !== 0,
    risk: (marks & MARK.risk) !== 0,
    comet: (marks & MARK.comet) !== 0,
  });
}

function memberAt({ count, columns, open }: SwarmFile, row: number): SwarmMember {
  if (row >= count) return itemAt(open, row - count);
  const [magnitude, diameter] = [numberAt(columns.magnitude, row), numberAt(columns.diameter, row)];
  return {
    group: itemAt(SWARM_GROUPS, numberAt(columns.group, row)),
    marks: numberAt(columns.marks, row),
    ...(magnitude === NO_MAGNITUDE ? {} : { magnitude: magnitude / 100 }),
    ...(diameter === NO_DIAMETER ? {} : { diameter }),
  };
}
