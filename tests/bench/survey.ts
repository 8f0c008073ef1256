import { photometryOf } from '#catalogue/brightness.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { type Site, siteFromGeodetic, siteFromParallaxConstants } from '#engine/earth/site.ts';
import { itemAt } from '#engine/numbers-in.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { emptyNodes, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { Limits } from '#engine/survey/quantities.ts';
import { surveySky } from '#engine/survey/survey-sky.ts';
import { createSurveyor, type SurveyBody } from '#engine/survey/surveyor.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { nearEarthBodies } from './near-earth-bodies.ts';
import { populationInPage, populationOfYear } from './population.ts';

/** 2026-11-21 0h UTC and 30 nights on. */
const WINDOW = { fromUtc: 2_461_365.5, toUtc: 2_461_395.5 };

/** Mount Lemmon, from the MPC's list of observatories. */
const G96 = siteFromParallaxConstants(249.21128, 0.845_111, 0.533_614);

const NEW_SITES = [-60, -40, -20, 0, 15, 30, 45, 50, 65].map((latitude, place) =>
  siteFromGeodetic(40 * place, latitude, 0),
);

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
  return atMost(
    `Orbits brought to now, ${bodies.length} objects, one core`,
    seconds,
    's',
    80,
    `status ${JSON.stringify(tally(nodes.status))}`,
  );
}

/** Lists at sites that were not looked at before: each makes its sky, too. */
function filter(bodies: readonly SmallBody[], ephemeris: Ephemeris, nodes: OrbitNodes): BenchRow[] {
  const known: SurveyBody[] = bodies.map((body) => ({ photometry: photometryOf(body) }));
  const list = (nights: number, site: Site) => {
    const window = { fromUtc: WINDOW.fromUtc, toUtc: WINDOW.fromUtc + nights };
    const find = createSurveyor(nodes, ephemeris, surveySky(site, ephemeris, window)).finder(FIRST_LIMITS);
    return known.filter((body, object) => find(object, body)).length;
  };
  list(30, G96);
  return [
    [7, 0.06],
    [30, 0.2],
  ].map(([nights, most]) => {
    let passing = 0;
    const seconds = median(NEW_SITES.map((site) => secondsOf(() => (passing = list(nights, site)))));
    return atMost(
      `Filtering ${bodies.length} objects, ${nights} nights, at a new site, one core`,
      seconds,
      's',
      most,
      `${passing} pass; median of ${NEW_SITES.length} sites`,
    );
  });
}

function median(values: readonly number[]): number {
  return itemAt(
    values.toSorted((a, b) => a - b),
    values.length >> 1,
  );
}

function secondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function tally(status: Uint8Array): Record<string, number> {
  const found: Record<string, number> = {};
  for (const value of status) found[value] = (found[value] ?? 0) + 1;
  return found;
}
