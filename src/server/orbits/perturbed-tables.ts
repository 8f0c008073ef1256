import type { OrbitProvenance } from '#contract/nov/keplerian.ts';
import { type TableFacts, PLANETS } from '#contract/nov/perturbed.ts';
import { writeTable } from '#contract/nov/table-bytes.ts';
import { nameOfBody } from '#engine/ephemeris/body.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { utcFromTdbDay } from '#engine/time/scales.ts';
import { bodyName } from '../bodies/body-name.ts';
import {
  type BytesOrRefusal,
  type CacheParts,
  createBytesCache,
  type ResultCache,
} from '../queue/result-cache.ts';
import type { Compute } from '../tasks/compute.ts';
import type { TabledOrbit, TableTask } from '../tasks/table-of.ts';

/** A requested perturbed orbit. */
export type TableRequest = {
  /** A key that is the same for the same orbit over the same span. */
  readonly key: string;
  readonly name: string;
  readonly designator?: string;
  readonly task: TableTask;
  readonly provenance: OrbitProvenance;
};

/** Perturbed orbits, integrated once and cached. */
export type PerturbedTables = ResultCache<TableRequest, BytesOrRefusal>;

/** Bytes of the cached tables: some two hundred objects. */
const CACHED_BYTES = 64_000_000;

/** Perturbed orbits that workers integrate in the order of the queue; the latest requested ones are cached. */
export function createPerturbedTables({
  compute,
  ...cache
}: CacheParts & { readonly compute: Pick<Compute, 'tableOf'> }): PerturbedTables {
  return createBytesCache('perturbed orbits', CACHED_BYTES, integrate, cache);

  async function integrate(request: TableRequest): Promise<BytesOrRefusal> {
    const tabled = await compute.tableOf(request.task);
    if (tabled.kind === 'refused') return tabled;
    const { table } = tabled.value;
    if (table === undefined) return { kind: 'refused', reason: reasonOf(request, tabled.value) };
    return { kind: 'bytes', bytes: writeTable({ table, facts: factsOf(request, tabled.value) }) };
  }
}

function factsOf({ name, designator, provenance }: TableRequest, tabled: TabledOrbit): TableFacts {
  const { approaches, unreliable, uncertaintyFrom, impact } = tabled;
  return {
    name,
    ...(designator === undefined ? {} : { designator }),
    approaches: approaches.flatMap(({ body, fromDay, toDay, nearestDay, nearestAu }) => {
      const planet = PLANETS.find((one) => one === bodyName(body));
      return planet === undefined ? [] : [{ planet, fromDay, toDay, nearestDay, nearestAu }];
    }),
    unreliable: [...unreliable],
    uncertaintyFrom,
    ...(impact === undefined
      ? {}
      : { impact: { body: bodyName(impact.body), day: impact.dayTdb, date: utcText(impact.dayTdb) } }),
    provenance,
  };
}

function reasonOf({ name }: TableRequest, { impact }: TabledOrbit): string {
  if (impact === undefined) return `${name} does not exist in this time frame.`;
  return `${name} falls onto ${nameOfBody(impact.body)} on ${utcText(impact.dayTdb).slice(0, 10)}, before this time frame.`;
}

/** ISO instant UTC of a Julian date TDB. */
function utcText(dayTdb: number): string {
  return `${isoFromJulianDate(utcFromTdbDay(dayTdb))}Z`;
}
