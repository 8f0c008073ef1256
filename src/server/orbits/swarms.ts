import { LRUCache } from 'lru-cache';
import type { SmallBody } from '#catalogue/small-body.ts';
import { writeSwarm } from '#contract/nov/swarm-bytes.ts';
import { numberAt, vectorAt } from '#engine/numbers-in.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import { progressOf, type SurveySet } from '../filtering/survey/survey-set.ts';
import { addToSwarm, catalogueOrbit, emptySwarm } from './swarm-rows.ts';
import { yieldToEventLoop } from '../queue/yield-to-event-loop.ts';

/** A swarm ready to be sent. */
export type Swarm = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Changes whenever the bytes may have changed. */
  readonly tag: string;
  readonly day: number;
  readonly ellipses: number;
  readonly open: number;
  /** Designations in the order of the rows. */
  readonly names: readonly string[];
  /** Labels of those objects that readers do not call by their designation, by designation. */
  readonly labels: Readonly<Record<string, string>>;
};

export type SwarmParts = {
  readonly now: () => number;
  /** Orbits near today; they are used once all of them are prepared. */
  readonly today: () => SurveySet | undefined;
};

/** Bytes of the cached swarms, all groups of 26,000 objects among them, and of an object: its columns and names. */
const CACHED_BYTES = 64_000_000;
const BYTES_PER_OBJECT = 120;

/** Swarms of catalogue rows. */
export type Swarms = {
  /** All near-Earth objects. */
  nearEarth(catalogue: ServiceCatalogue): Promise<Swarm>;
  /** @param name of the rows, the same for the same rows of a catalogue. */
  swarmOf(name: string, rows: ArrayLike<number>, catalogue: ServiceCatalogue): Promise<Swarm>;
};

/** Swarms that are cached until the catalogue, the day or the preparation moves on. */
export function createSwarms({ now, today }: SwarmParts): Swarms {
  const cached = new LRUCache<string, Promise<Swarm>>({ maxSize: CACHED_BYTES });

  return { swarmOf, nearEarth: (catalogue) => swarmOf('near-Earth', catalogue.nearEarthObjects, catalogue) };

  function swarmOf(name: string, rows: ArrayLike<number>, catalogue: ServiceCatalogue): Promise<Swarm> {
    const set = preparedSet(catalogue);
    const day = dayOfSwarm(now(), set);
    const tag = `${catalogue.version}-${day}-${set === undefined ? 'elements' : 'prepared'}`;
    const key = `${name} ${tag}`;
    const known = cached.get(key);
    if (known !== undefined) return known;
    const swarm = makeSwarm({ rows, catalogue, set, day, tag });
    cached.set(key, swarm, { size: BYTES_PER_OBJECT * (1 + rows.length) });
    swarm.catch(() => cached.delete(key));
    return swarm;
  }

  /** The orbits of a catalogue near today, once all of them are prepared. */
  function preparedSet(catalogue: ServiceCatalogue): SurveySet | undefined {
    const set = today();
    if (set === undefined || set.catalogue !== catalogue.catalogue) return undefined;
    const { done, total } = progressOf(set);
    return done === total ? set : undefined;
  }
}

/** The node of prepared orbits nearest to now, else the day itself. */
function dayOfSwarm(unixMs: number, set: SurveySet | undefined): number {
  const today = Math.floor(julianDateFromUnixTime(unixMs)) + 0.5;
  if (set === undefined) return today;
  const { firstDay, interval } = set.nodes.grid;
  return firstDay + interval * nodeNear(today, set);
}

function nodeNear(day: number, { nodes: { grid } }: SurveySet): number {
  return Math.min(Math.max(Math.round((day - grid.firstDay) / grid.interval), 0), grid.count - 1);
}

type SwarmRequest = {
  readonly rows: ArrayLike<number>;
  readonly catalogue: ServiceCatalogue;
  readonly set: SurveySet | undefined;
  readonly day: number;
  readonly tag: string;
};

async function makeSwarm({ rows, catalogue, set, day, tag }: SwarmRequest): Promise<Swarm> {
  const places = placesOf(set);
  const swarm = emptySwarm();
  for (let k = 0; k < rows.length; k++) {
    const row = numberAt(rows, k);
    const body = catalogue.catalogue.body(row);
    if (body.impactDate === undefined) tryAdd(body, row);
    await yieldToEventLoop(k);
  }
  const { ellipses, open, names, labels, openNames } = swarm;
  return {
    bytes: writeSwarm({ day, catalogueDate: catalogue.date, ellipses, open }),
    tag,
    day,
    ellipses: ellipses.length,
    open: open.length,
    names: [...names, ...openNames],
    labels,
  };

  /** Elements that are not those of an orbit are left out, as in every list of what can be drawn. */
  function tryAdd(body: SmallBody, row: number): void {
    try {
      addToSwarm(swarm, body, preparedOrbit(set, places.get(row), day) ?? catalogueOrbit(body), day);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
}

/** Place of each catalogue row among the prepared objects. */
function placesOf(set: SurveySet | undefined): ReadonlyMap<number, number> {
  return new Map(Array.from(set?.rows ?? [], (row, place) => [row, place]));
}

function preparedOrbit(
  set: SurveySet | undefined,
  place: number | undefined,
  day: number,
): Orbit | undefined {
  if (set === undefined || place === undefined) return undefined;
  const { grid, states, status } = set.nodes;
  if (status[place] !== NODE_STATUS.ready && status[place] !== NODE_STATUS.encounter) return undefined;
  const at = (place * grid.count + nodeNear(day, set)) * 6;
  return {
    epoch: { scale: 'TDB', day, offset: 0 },
    position: vectorAt(states, at),
    velocity: vectorAt(states, at + 3),
  };
}
