import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { photometryOf } from '#catalogue/brightness.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { type BudgetCause, type BudgetChange, errorBudget } from '#engine/budget/error-budget.ts';
import { AU_KM } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { GEOCENTRE, siteFromGeodetic } from '#engine/earth/site.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const CATALOGUE = readCatalogue(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'public', 'catalogue', 'built-in.bin')),
);

const TENERIFE = siteFromGeodetic(-16.5097, 28.3, 2390);

/** Three days before the flyby of Apophis, Julian date UTC. */
const BEFORE_THE_FLYBY = 2_462_237.5;

test('A2 moves Apophis by 2029 as the derivative of its path by A2 says', () => {
  const orbit = orbitOf(bodyNamed('99942'));
  const found = changesOf('99942', BEFORE_THE_FLYBY).get('a2');
  const day = BEFORE_THE_FLYBY;
  const trajectory = propagateWithPartials(orbit, testEphemeris(), {
    model: 'full',
    fromDay: day,
    toDay: day,
  });
  const partials = new Float64Array(6 * trajectory.varied);
  trajectory.partials(day, 0, partials);
  const byA2 = [0, 1, 2].map((row) => partials[trajectory.varied * row + 7]);
  const linear = AU_KM * Math.abs(orbit.nonGravitational?.a2 ?? 0) * Math.hypot(...byA2);
  expect((found?.km ?? 0) / linear).toBeCloseTo(1, 3);
});

test('the flyby of Apophis is nearer because the Earth attracts it', () => {
  const change = changesOf('99942', BEFORE_THE_FLYBY).get('earth');
  expect(change?.approach?.km).toBeGreaterThan(1000);
});

test('without an orbit that bends, Jupiter is most of what a Keplerian picture of Ceres lacks', () => {
  const changes = changesOf('1', 2_463_000.5);
  expect((changes.get('jupiter')?.km ?? 0) / (changes.get('two-body')?.km ?? 0)).toBeCloseTo(1, 1);
});

test('Ceres is not moved by itself, and has no non-gravitational force', () => {
  const changes = changesOf('1', 2_463_000.5);
  for (const cause of ['ceres', 'a1', 'a2', 'a3'] as const) expect(changes.has(cause)).toBe(false);
  expect(changes.get('asteroids')?.km).toBeGreaterThan(0.1);
});

test('ice that evaporates moves 67P ten thousand times as far as the sixteen asteroids do', () => {
  const changes = changesOf('67P', 2_463_000.5);
  const ratio = (changes.get('a1')?.km ?? 0) / (changes.get('asteroids')?.km ?? 1);
  expect(ratio).toBeGreaterThan(1e4);
  expect(changes.has('a3')).toBe(true);
});

test('an object has moved by its speed times the light time when it is seen, and by its speed times ΔT when UTC is taken for TT', () => {
  const { sight, changes } = budgetOf('433', 2_460_999.5);
  const distance = Math.hypot(...sight.line);
  const lightSeconds = distance * 499.004_784; // IAU (1976): light time for 1 au
  const byLight = changes.find(({ cause }) => cause === 'light-time')?.change.km ?? 0;
  const byDeltaT = changes.find(({ cause }) => cause === 'delta-t')?.change.km ?? 0;
  // IERS Bulletin D: TT − UT1 is 69.1 s at the end of 2025
  expect(byDeltaT / (byLight / lightSeconds)).toBeCloseTo(69.1, 0);
});

test('an observer at the geocentre has no refraction and no polar motion', () => {
  const { changes } = budgetOf('433', 2_460_999.5, GEOCENTRE);
  const of = (wanted: BudgetCause) => changes.find(({ cause }) => cause === wanted)?.change;
  expect(of('refraction')).toEqual({});
  expect(of('polar-motion')?.arcsec ?? 0).toBe(0);
});

test('elements of the digits that the Minor Planet Center prints miss Eros by kilometres', () => {
  const change = changesOf('433', 2_463_000.5).get('digits');
  expect(change?.km).toBeGreaterThan(1);
  expect(change?.km).toBeLessThan(1000);
});

function changesOf(name: string, jdUtc: number): ReadonlyMap<BudgetCause, BudgetChange> {
  return new Map(budgetOf(name, jdUtc).changes.map(({ cause, change }) => [cause, change]));
}

function budgetOf(name: string, jdUtc: number, site: Parameters<typeof errorBudget>[0]['site'] = TENERIFE) {
  const body = bodyNamed(name);
  return errorBudget({
    orbit: orbitOf(body),
    photometry: photometryOf(body),
    others: [],
    site,
    jdUtc,
    centre: mainBodyOf('earth'),
    ephemeris: testEphemeris(),
    earth: BUILT_IN_EARTH,
  });
}

function bodyNamed(name: string) {
  const [row] = createBodySearch(CATALOGUE).byNames([name]).found;
  return CATALOGUE.body(row);
}
