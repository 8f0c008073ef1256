import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import { EPHEMERIS_COLUMNS, SUN_MOON_COLUMNS } from '#engine/observe/columns.ts';
import type { EphemerisTable, Table } from '#engine/observe/table.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';
import { LARGE_BODIES, PERTURBERS } from '#engine/solar-system/initial-states.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import type { ObservableSpan } from '#engine/synodic/observable-spans.ts';
import type { Compute } from '#server/tasks/compute.ts';
import type { ComputedFlyby, FoundApproach } from '#server/tasks/approach-tasks.ts';
import { RANGE_MARK } from '#server/tasks/survey-tasks.ts';
import type { TabledOrbit } from '#server/tasks/table-of.ts';
import { extremesRows } from '#server/tasks/extremes-rows.ts';

/** Workers that respond at once: the first value of a row is the row's epoch, and every requested object is visible. */
export function fakeCompute(changes: Partial<Compute> = {}): Compute {
  return {
    workers: 2,
    ephemeris: {
      name: 'test ephemeris',
      firstDay: 2415024.5,
      lastDay: 2623933.5,
      gm: Float64Array.from([...LARGE_BODIES, ...PERTURBERS], ({ gm }) => gm),
    },
    ephemerisOf: async ({ epochs }) => ({
      kind: 'computed',
      value: ephemerisTable(epochs),
    }),
    sunMoonOf: async ({ epochs }) => tableOf(epochs, SUN_MOON_COLUMNS.length),
    nodesOf: async ({ nodes, range, next }) => {
      nodes.status.fill(NODE_STATUS.ready, range.from, range.to);
      next?.status.fill(NODE_STATUS.ready, range.from, range.to);
      return [];
    },
    surveyOf: async ({ objects }) => objects,
    rangesOf: async ({ objects }) => ({
      low: Float64Array.from(objects, (object) => 15 + object),
      high: Float64Array.from(objects, (object) => 15.5 + object),
      marks: new Uint8Array(objects.length).fill(RANGE_MARK.inside),
    }),
    brightestOf: async ({ range, days }) =>
      new Float32Array((range.to - range.from) * days.length).fill(Number.NEGATIVE_INFINITY),
    measureOf: async ({ objects }) => objects,
    extremesOf: async ({ objects }) =>
      extremesRows(
        Array.from(objects, (object) => ({ object, extremes: { magnitude: { min: 15 + object, max: 16 } } })),
      ),
    coursesOf: async ({ objects, epochs }) =>
      Array.from(objects, (object) => ({
        object,
        altitudes: new Float64Array(epochs.length).fill(40),
        best: { sample: 72, magnitude: 15 + object, altitude: 40, moonElongation: 90, motion: 1.5 },
      })),
    nightsOf: async ({ site, startUtc, endUtc }) =>
      site.kind === 'ground' ? Math.ceil(endUtc - startUtc) : 0,
    tableOf: async ({ span }) => ({ kind: 'computed', value: tabledOrbit(span.fromDay) }),
    synodicOf: async ({ epochs }) => ({
      kind: 'computed',
      value: { epochs, values: Float64Array.from({ length: 8 * epochs.length }, (_, at) => at % 8) },
    }),
    budgetOf: async ({ others }) => ({
      kind: 'computed',
      value: {
        changes: [
          { cause: 'jupiter', change: { arcsec: 12.345_678, km: 1000, magnitude: -0.01 } },
          { cause: 'refraction', change: { absence: 'below-horizon' } },
        ],
        others: others.map(() => ({ arcsec: 0.25, km: 40 })),
        magnitude: 17.25,
        origin: 'covariance',
        sigma: { arcsec: 0.5, km: 80 },
      },
    }),
    approachesOf: async ({ centres, span }) => ({
      kind: 'computed',
      value: centres.map((centre) => foundApproach(centre, span.fromDay)),
    }),
    scanOf: async ({ centres, span, bodies }) =>
      bodies.map((_, index) => ({
        index,
        approaches: centres.map((centre) => foundApproach(centre, span.fromDay)),
      })),
    propagatedOf: async ({ bodies, toDay }) => ({
      day: toDay,
      states: new Float64Array(6 * bodies.length),
      present: new Uint8Array(bodies.length),
    }),
    flybyOf: async ({ span }) => ({ kind: 'computed', value: computedFlyby(span.fromDay) }),
    conicFlybyOf: async ({ span }) => {
      const flyby = computedFlyby(span.fromDay);
      return { kind: 'computed', value: { ...flyby, conic: flyby.object } };
    },
    populationOf: async ({ range }) =>
      Array.from({ length: range.to - range.from }, (_, place) => ({
        object: range.from + place,
        brightest: { magnitude: 15 + place, at: 10 + place },
        window: place % 2 === 0 ? { from: place, to: 20 + place } : undefined,
        integrated: place === 0,
        ends: false,
      })),
    windowsOf: async ({ startUtc, site }) => ({
      kind: 'computed',
      value: { spans: [span(startUtc, site.kind === 'ground')], impact: undefined },
    }),
    ...changes,
  };
}

/** Half a day from the beginning on. */
function span(startUtc: number, atSite: boolean): ObservableSpan {
  return {
    from: startUtc,
    to: startUtc + 0.5,
    cutBefore: true,
    cutAfter: false,
    brightest: {
      at: startUtc + 0.25,
      magnitude: 17.456_78,
      sunDistance: 1.1,
      earthDistance: 0.2,
      phase: 0.5,
      elongation: 2,
      altitude: atSite ? 1 : undefined,
    },
  };
}

/** A row per epoch, and neither impact nor emergence. */
export function ephemerisTable(epochs: Float64Array): EphemerisTable {
  return {
    ...tableOf(epochs, EPHEMERIS_COLUMNS.length),
    impact: undefined,
    emergence: undefined,
    uncertainty: [],
  };
}

/** Two rows two days apart, and nothing else to it. */
export function tabledOrbit(fromDay: number): TabledOrbit & { readonly table: OrbitTable } {
  return {
    table: {
      day: fromDay,
      offsets: Float64Array.of(0, 2),
      positions: Float64Array.of(1, 0, 0, 1, 0.02, 0),
      velocities: Float64Array.of(0, 0.01, 0, 0, 0.01, 0),
      accelerations: new Float64Array(6),
    },
    approaches: [],
    unreliable: [],
    uncertaintyFrom: 'none',
  };
}

/** An approach at the beginning of a span, of which nothing more is known. */
function foundApproach(centre: MainBodyId, fromDay: number): FoundApproach {
  const { passage } = computedFlyby(fromDay);
  return { centre, passage, uncertainty: { origin: 'none', method: 'none' } };
}

/** A flyby of two rows, nearest at the first of them. */
function computedFlyby(fromDay: number): ComputedFlyby {
  const { table } = tabledOrbit(fromDay);
  const orbit = { position: [1, 0, 0], velocity: [0, 0.01, 0] } as const;
  const epoch = { scale: 'TDB', day: fromDay, offset: 0 } as const;
  const state = Float64Array.of(...orbit.position, ...orbit.velocity);
  return {
    object: table,
    sun: table,
    passage: { day: fromDay, offset: 0, distance: 1, body: 3, state, speed: 0.01 },
    elements: stateToElements({ epoch, ...orbit }),
    sphereRadius: 0.006,
    crossings: {},
    uncertainty: { origin: 'none', method: 'none' },
    ellipsoids: [],
  };
}

/** A table whose first column is the epoch and whose others are absent. */
function tableOf(epochs: Float64Array, columns: number): Table {
  const values = new Float64Array(epochs.length * columns);
  const present = new Uint8Array(epochs.length * columns);
  epochs.forEach((epoch, row) => {
    values[row * columns] = epoch;
    present[row * columns] = 1;
  });
  return { rows: epochs.length, columns, values, present };
}
