import { photometryOf } from '#catalogue/brightness.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { defined } from '#catalogue/defined.ts';
import { siteFromParallaxConstants } from '#engine/earth/site.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { createExtremesTable, type ExtremesTable, mayPass } from '#engine/survey/extremes-table.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { emptyNodes, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { Limits } from '#engine/survey/quantities.ts';
import { surveySky } from '#engine/survey/survey-sky.ts';
import { createSurveyor, type SurveyBody, type Surveyor } from '#engine/survey/surveyor.ts';
import { thresholdsOf } from '#engine/survey/thresholds.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';
import type { BenchRow } from './bench-row.ts';
import { nearEarthBodies } from './near-earth-bodies.ts';
import { populationInPage, populationOfYear } from './population.ts';

/** 2026-11-21 0h UTC and 30 nights on. */
const WINDOW = { fromUtc: 2_461_365.5, toUtc: 2_461_395.5 };

/** Mount Lemmon, from the MPC's list of observatories. */
const G96 = siteFromParallaxConstants(249.21128, 0.845_111, 0.533_614);

const FIRST_LIMITS: Limits = {
  magnitude: { range: { min: -30, max: 23 }, acceptsAbsent: false },
  sunElongation: { range: { min: 50, max: 180 }, acceptsAbsent: false },
  moonElongation: { range: { min: 30, max: 180 }, acceptsAbsent: false },
  skyMovement: { range: { min: 0, max: 100 }, acceptsAbsent: false },
  elevation: { range: { min: 20, max: 90 }, acceptsAbsent: false },
};

/** Bringing the whole near-Earth population to now, and looking at it for 30 nights, on one core. */
export function bench(): BenchRow[] {
  const bodies = nearEarthBodies();
  if (bodies === undefined) return [];
  const ephemeris = testEphemeris();
  const nodes = emptyNodes(gridCovering(WINDOW.fromUtc - 2, WINDOW.toUtc + 12), bodies.length);
  return [
    bringToNow(bodies, ephemeris, nodes),
    ...filter(bodies, ephemeris, nodes),
    populationOfYear(bodies, ephemeris, nodes, WINDOW.fromUtc),
    populationInPage(bodies),
  ];
}

function bringToNow(bodies: readonly SmallBody[], ephemeris: Ephemeris, nodes: OrbitNodes): BenchRow {
  const build = createNodeBuilder(ephemeris, nodes.grid);
  const orbits = bodies.map(orbitOf);
  const seconds = secondsOf(() => orbits.forEach((orbit, object) => build(orbit, nodes, object)));
  return {
    what: `Orbits brought to now, ${bodies.length} objects, one core`,
    value: seconds,
    unit: 's',
    must: '≤ 80 s on one core (40 s on two)',
    holds: seconds <= 80,
    note: `status ${JSON.stringify(tally(nodes.status))}`,
  };
}

function filter(bodies: readonly SmallBody[], ephemeris: Ephemeris, nodes: OrbitNodes): BenchRow[] {
  const known: SurveyBody[] = bodies.map((body) => defined({ photometry: photometryOf(body) }));
  const table = createExtremesTable(bodies.length);
  let passing = 0;
  const cold = secondsOf(() => {
    const surveyor = createSurveyor(nodes, ephemeris, surveySky(G96, ephemeris, WINDOW));
    const search = surveyor.search(FIRST_LIMITS, table);
    passing = count(known, (body, object) => search.measure(object, body, true));
  });
  const surveyor = createSurveyor(nodes, ephemeris, surveySky(G96, ephemeris, WINDOW));
  const narrower = { ...FIRST_LIMITS, magnitude: { range: { min: -30, max: 21 }, acceptsAbsent: false } };
  const again = secondsOf(() => countPassing(known, surveyor, narrower, table));
  return [
    {
      what: `Filtering ${bodies.length} objects, 30 nights, cold, one core`,
      value: cold,
      unit: 's',
      must: '≤ 5 s on one core (2.5 s on two)',
      holds: cold <= 5,
      note: `${passing} pass`,
    },
    {
      what: 'The same when only a limit changes, one core',
      value: again,
      unit: 's',
      must: '≤ 0.6 s on one core (0.3 s on two)',
      holds: again <= 0.6,
    },
  ];
}

function countPassing(
  known: readonly SurveyBody[],
  surveyor: Surveyor,
  limits: Limits,
  table: ExtremesTable,
): number {
  const thresholds = thresholdsOf(limits);
  const search = surveyor.search(limits, table);
  return count(known, (body, object) => mayPass(table, object, thresholds) && search.passes(object, body));
}

function secondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function count<T>(items: readonly T[], holds: (item: T, index: number) => boolean): number {
  return items.reduce((sum, item, index) => sum + (holds(item, index) ? 1 : 0), 0);
}

function tally(status: Uint8Array): Record<string, number> {
  const found: Record<string, number> = {};
  for (const value of status) found[value] = (found[value] ?? 0) + 1;
  return found;
}
