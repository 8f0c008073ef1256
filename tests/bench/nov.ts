import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { swarmRows } from '#client/nov/swarm-rows.ts';
import { readSwarm } from '#contract/nov/swarm-bytes.ts';
import { readTable, writeTable } from '#contract/nov/table-bytes.ts';
import { AU_KM } from '#engine/constants.ts';
import { toHeliocentricEcliptic } from '#engine/ephemeris/heliocentric-ecliptic.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { APPROACH_LIMITS } from '#engine/table/approach-limits.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import { createTableMaker } from '#server/tasks/table-of.ts';
import { openEphemerisFiles } from '#server/node/workers/ephemeris-files.ts';
import { takeInCatalogue } from '#server/node/catalogue/take-in-catalogue.ts';
import { createSwarms } from '#server/orbits/swarms.ts';
import { serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { catalogueDir, counted } from './bench-size.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { syntheticNeas } from './synthetic-neas.ts';

/** Encounters with the Earth, the smallest perihelia and the quickest orbit, and what is usual. */
const NAMES = ['Apophis', 'Phaethon', 'Icarus', 'Atira', 'Eros', '2024 YR4'].slice(0, counted(6, 1));

/** Milliseconds of CPU allowed for one table, and for the first that a worker makes. */
const TABLE_MS = 350;
const FIRST_TABLE_MS = 1000;

/** 1950-01-01 to the end of 2126. */
const SPAN = { fromDay: 2_433_282.5, toDay: counted(2_497_930.5, 2_434_000.5) };
const REPEATS = counted(3, 1);

/** Near-Earth asteroids whose mean cost counts. */
const OBJECTS = counted(12, 1);

/** Days between the instants at which tables are compared with the integration. */
const LOOK_INTERVAL = counted(0.43, 430);

/** Perturbed tables and the swarm: what making them costs, how large they are, and how far they are off. */
export async function bench(): Promise<BenchRow[]> {
  const builtIn = readFileSync('public/catalogue/built-in.bin');
  return [...tableRows(builtIn), ...(await swarmBench(builtIn))];
}

function tableRows(builtIn: Uint8Array): BenchRow[] {
  const catalogue = readCatalogue(builtIn);
  const covered = openEphemerisFiles('public/ephemeris');
  const { tableOf } = createTableMaker(covered);
  const { found } = createBodySearch(catalogue).byNames(NAMES);
  const dozen = syntheticNeas(OBJECTS, 7).map((elements) => ({ bodyType: 'Asteroid' as const, elements }));
  const first = cpuSeconds(1, () => void tableOf({ body: dozen[0], span: SPAN }));
  const mean = cpuSeconds(REPEATS, () => {
    for (const body of dozen) tableOf({ body, span: SPAN });
  });
  const named = found.flatMap((row) => {
    const body = catalogue.body(row);
    const name = body.name ?? body.designation;
    const tabled = tableOf({ body, span: SPAN });
    const seconds = cpuSeconds(REPEATS, () => void tableOf({ body, span: SPAN }));
    if (tabled.table === undefined) throw new RangeError(`${name} has no table`);
    const bytes = writeTable({ table: tabled.table, facts: emptyFacts(name) });
    const errors = errorsOf(readTable(bytes).table, body, covered.ephemeris);
    const packed = gzipSync(bytes).length / 1000;
    return [
      atMost(`Perturbed table of ${name}`, seconds * 1000, 'ms', TABLE_MS),
      {
        ...atMost('Its bytes, packed', packed, 'kB', 500),
        note: `${tabled.table.offsets.length} rows`,
      },
      atMost('Its distance from the integration, anywhere', errors.far, 'km', 100),
      atMost('and within the limits of approach to planets', errors.near, 'km', 1),
    ];
  });
  const what = `Perturbed table of one NEA, 177 years, full model, mean of ${OBJECTS}`;
  return [
    {
      ...atMost('First perturbed table of a process', first * 1000, 'ms', FIRST_TABLE_MS),
      note: 'reads the ephemeris of 177 years and is compiled on the way, partly by other threads',
    },
    atMost(what, (mean * 1000) / OBJECTS, 'ms', TABLE_MS),
    ...named,
  ];
}

/** Largest distances of a table from dense output, km. */
function errorsOf(
  table: OrbitTable,
  body: SmallBody,
  ephemeris: ReturnType<typeof openEphemerisFiles>['ephemeris'],
): { far: number; near: number } {
  const trajectory = propagate(orbitOf(body), ephemeris, { model: 'full', ...SPAN });
  const [ours, truth, planet] = [new Float64Array(6), new Float64Array(6), new Float64Array(3)];
  let [far, near] = [0, 0];
  for (let offset = 0.37; offset < SPAN.toDay - SPAN.fromDay; offset += LOOK_INTERVAL) {
    if (!stateInTable(table, SPAN.fromDay, offset, ours)) continue;
    trajectory.state(SPAN.fromDay, offset, truth);
    const isNear = APPROACH_LIMITS.some(({ body: index, limitAu }) => {
      ephemeris.position(index, SPAN.fromDay, offset, planet);
      return distance(truth, planet) < limitAu;
    });
    toHeliocentricEcliptic(ephemeris, SPAN.fromDay, offset, truth);
    const error = AU_KM * distance(ours, truth);
    far = Math.max(far, error);
    if (isNear) near = Math.max(near, error);
  }
  return { far, near };
}

async function swarmBench(builtIn: Uint8Array): Promise<BenchRow[]> {
  const folder = catalogueDir();
  if (folder === undefined) return [];
  const bytes = folder === '' ? builtIn : takeInCatalogue({ folder, builtIn }).bytes;
  const catalogue = serviceCatalogue(readCatalogue(bytes), 'folder', 'bench');
  const before = process.cpuUsage();
  const swarms = createSwarms({ now: () => Date.UTC(2026, 10, 21), today: () => undefined });
  const swarm = await swarms.nearEarth(catalogue);
  const { user, system } = process.cpuUsage(before);
  const decoding = cpuSeconds(REPEATS, () => void swarmRows(readSwarm(swarm.bytes), 0.99));
  const rows = `${swarm.ellipses + swarm.open} objects`;
  return [
    atMost(`Swarm of ${rows}, made from the catalogue`, (user + system) / 1000, 'ms', 1000),
    atMost('Its bytes, packed', gzipSync(swarm.bytes).length / 1000, 'kB', 1300),
    atMost('Its reading by the page', decoding * 1000, 'ms', 100),
  ];
}

function distance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function emptyFacts(name: string) {
  return {
    name,
    approaches: [],
    unreliable: [],
    uncertaintyFrom: 'none' as const,
    provenance: { source: '', catalogueDate: '' },
  };
}
