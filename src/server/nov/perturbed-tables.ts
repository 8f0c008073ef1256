import type { TableFacts } from '#contract/nov/perturbed.ts';
import { PLANETS } from '#contract/nov/perturbed.ts';
import type { OrbitProvenance } from '#contract/nov/keplerian.ts';
import { writeTable } from '#contract/nov/table-bytes.ts';
import { BODY, nameOfBody } from '#engine/ephemeris/body.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { utcFromTdb } from '#engine/time/scales.ts';
import type { Compute, TabledOrbit, TableTask } from '../compute.ts';
import { calculationsWaiting, enqueue } from '../jobs/enqueue.ts';
import type { FairQueue } from '../jobs/fair-queue.ts';

/** A perturbed orbit that is wanted. */
export type TableOrder = {
  /** The same for the same orbit over the same span. */
  readonly key: string;
  readonly name: string;
  readonly designator?: string;
  readonly task: TableTask;
  readonly provenance: OrbitProvenance;
};

/** A perturbed orbit as bytes, or why there is none. */
export type TableOutcome =
  | { readonly kind: 'table'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly reason: string };

/** Perturbed orbits, integrated once and kept. */
export type PerturbedTables = {
  /** @throws ProblemError `queue-full`; what `tableOf` throws, which is not kept. */
  of(order: TableOrder, visitor: string): Promise<TableOutcome>;
};

/** Bytes of the tables that are kept: some two hundred objects. */
const KEPT_BYTES = 64_000_000;

/** Bytes that a refusal counts for. */
const REFUSAL_BYTES = 200;

/** Seconds after which a busy service is worth asking again. */
const RETRY_AFTER_SECONDS = 3;

/** Perturbed orbits that workers integrate in the order of the queue; the latest asked for are kept. */
export function createPerturbedTables({
  compute,
  queue,
}: {
  readonly compute: Pick<Compute, 'tableOf'>;
  readonly queue: FairQueue;
}): PerturbedTables {
  const kept = new Map<string, TableOutcome>();
  const underWay = new Map<string, Promise<TableOutcome>>();
  let bytes = 0;

  return {
    async of(order, visitor) {
      const known = kept.get(order.key);
      if (known !== undefined) return keep(order.key, known);
      const begun = underWay.get(order.key);
      if (begun !== undefined) return begun;
      const outcome = begin(order, visitor);
      underWay.set(order.key, outcome);
      try {
        return keep(order.key, await outcome);
      } finally {
        underWay.delete(order.key);
      }
    },
  };

  function begin(order: TableOrder, visitor: string): Promise<TableOutcome> {
    return new Promise((resolve, reject) => {
      const work = () => outcomeOf(order).then(resolve, reject);
      try {
        enqueue(queue, visitor, [work], calculationsWaiting, RETRY_AFTER_SECONDS);
      } catch (error) {
        reject(error);
      }
    });
  }

  async function outcomeOf(order: TableOrder): Promise<TableOutcome> {
    const tabled = await compute.tableOf(order.task);
    if (tabled.kind === 'refused') return tabled;
    const { table } = tabled.value;
    if (table === undefined) return { kind: 'refused', reason: reasonOf(order, tabled.value) };
    return { kind: 'table', bytes: writeTable({ table, facts: factsOf(order, tabled.value) }) };
  }

  /** Puts an outcome last in line to be forgotten, and forgets the first ones that are too many. */
  function keep(key: string, outcome: TableOutcome): TableOutcome {
    if (kept.delete(key)) bytes -= sizeOf(outcome);
    kept.set(key, outcome);
    bytes += sizeOf(outcome);
    for (const [oldest, old] of kept) {
      if (bytes <= KEPT_BYTES || oldest === key) break;
      kept.delete(oldest);
      bytes -= sizeOf(old);
    }
    return outcome;
  }
}

/** Names of the bodies of the ephemeris by their index, as answers have them. */
const BODY_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(BODY).map(([name, index]) => [index, name.toLowerCase()]),
);

function factsOf({ name, designator, provenance }: TableOrder, tabled: TabledOrbit): TableFacts {
  const { approaches, unreliable, uncertaintyFrom, impact } = tabled;
  return {
    name,
    ...(designator === undefined ? {} : { designator }),
    approaches: approaches.flatMap(({ body, fromDay, toDay, nearestDay, nearestAu }) => {
      const planet = PLANETS.find((one) => one === BODY_NAMES.get(body));
      return planet === undefined ? [] : [{ planet, fromDay, toDay, nearestDay, nearestAu }];
    }),
    unreliable: [...unreliable],
    uncertaintyFrom,
    ...(impact === undefined
      ? {}
      : { impact: { body: nameOf(impact.body), day: impact.dayTdb, date: utcText(impact.dayTdb) } }),
    provenance,
  };
}

function reasonOf({ name }: TableOrder, { impact }: TabledOrbit): string {
  if (impact === undefined) return `${name} does not exist in this time frame.`;
  return `${name} falls onto ${nameOfBody(impact.body)} on ${utcText(impact.dayTdb).slice(0, 10)}, before this time frame.`;
}

function nameOf(body: number): string {
  return BODY_NAMES.get(body) ?? `body ${body}`;
}

/** ISO instant UTC of a Julian date TDB. */
function utcText(dayTdb: number): string {
  return `${isoFromJulianDate(utcFromTdb({ scale: 'TDB', day: dayTdb, offset: 0 }))}Z`;
}

function sizeOf(outcome: TableOutcome): number {
  return outcome.kind === 'table' ? outcome.bytes.length : REFUSAL_BYTES;
}
