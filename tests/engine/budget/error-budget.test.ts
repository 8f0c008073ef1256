import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { photometryOf } from '#catalogue/brightness.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import {
  type BudgetCause,
  type BudgetChange,
  type BudgetRequest,
  type ErrorBudget,
  errorBudget,
} from '#engine/budget/error-budget.ts';
import type { OmittedForce } from '#engine/budget/omissions.ts';
import { AU_KM } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { GEOCENTRE, siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY, FIRST_ASTEROID, PERTURBER_NUMBERS } from '#engine/ephemeris/body.ts';
import { FORCES, type ForceSet } from '#engine/propagate/force-set.ts';
import { INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const CATALOGUE = readCatalogue(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'public', 'catalogue', 'built-in.bin')),
);

/** Each is made of some twenty integrations, and several tests look at the same one. */
const cached = new Map<string, ErrorBudget>();

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

/** A day before Bennu flies by the Earth in 2060, Julian date UTC. */
const BEFORE_BENNU = 2_473_724.5;

/** A date of 2031 at which neither 67P nor Ceres is near the Earth, Julian date UTC. */
const FAR_FROM_PLANETS = 2_463_000.5;

const ASTEROIDS = Array.from(PERTURBER_NUMBERS, (_, place) => FIRST_ASTEROID + place);

/** What an integration beside the budget leaves out for each bar of a force. */
const LEFT_OUT: Readonly<
  Record<OmittedForce | 'two-body', Partial<ForceSet> | { readonly parameter: 'a1' | 'a2' | 'a3' }>
> = {
  'two-body': { attracting: [BODY.Sun], relativity: 'none', oblate: [], nonGravitational: false },
  mercury: without(BODY.Mercury),
  venus: without(BODY.Venus),
  earth: without(BODY.Earth),
  moon: without(BODY.Moon),
  mars: without(BODY.Mars),
  jupiter: without(BODY.Jupiter),
  saturn: without(BODY.Saturn),
  uranus: without(BODY.Uranus),
  neptune: without(BODY.Neptune),
  pluto: without(BODY.Pluto),
  asteroids: without(...ASTEROIDS),
  ceres: without(FIRST_ASTEROID),
  'relativity-planets': { relativity: 'Sun' },
  relativity: { relativity: 'none' },
  'oblateness-earth': { oblate: [BODY.Sun] },
  'oblateness-sun': { oblate: [BODY.Earth] },
  a1: { parameter: 'a1' },
  a2: { parameter: 'a2' },
  a3: { parameter: 'a3' },
};

test.each<readonly [object: string, jdUtc: number, bars: number]>([
  ['99942', BEFORE_THE_FLYBY, 19],
  ['101955', BEFORE_BENNU, 19],
  ['67P', FAR_FROM_PLANETS, 20],
  ['1', FAR_FROM_PLANETS, 16],
])(
  'what every force is worth to %s is how far an integration without it ends elsewhere',
  (name, jdUtc, bars) => {
    const { sight, changes } = budgetOf(name, jdUtc);
    const orbit = orbitOf(bodyNamed(name));
    const end = (left: (typeof LEFT_OUT)[keyof typeof LEFT_OUT]) => {
      const state = new Float64Array(6);
      const [fromDay, toDay] = [sight.day - 1, sight.day + 1];
      const terms = orbit.nonGravitational;
      const moved =
        'parameter' in left && terms !== undefined
          ? { ...orbit, nonGravitational: { ...terms, [left.parameter]: 0 } }
          : orbit;
      const forces = { ...FORCES.full, ...('parameter' in left ? {} : left) };
      const options = { model: 'full', forces, fromDay, toDay } as const;
      propagate(moved, testEphemeris(), options).state(sight.day, sight.offset, state);
      return state;
    };
    const full = end({});
    const checked = changes.flatMap(({ cause, change }) => {
      if (!isForce(cause) || change.absence !== undefined) return [];
      const other = end(LEFT_OUT[cause]);
      const km = AU_KM * Math.hypot(...[0, 1, 2].map((axis) => other[axis] - full[axis]));
      // two integrations of other lengths differ by metres
      expect(Math.abs((change.km ?? 0) - km), cause).toBeLessThan(0.01 * km + 0.01);
      return [cause];
    });
    expect(checked).toHaveLength(bars);
  },
);

function isForce(cause: BudgetCause): cause is keyof typeof LEFT_OUT {
  return cause in LEFT_OUT;
}

test('the flyby of Apophis is nearer because the Earth attracts it', () => {
  const change = changesOf('99942', BEFORE_THE_FLYBY).get('earth');
  expect(change?.approach?.km).toBeGreaterThan(1000);
});

test('without an orbit that bends, Jupiter is most of what a Keplerian picture of Ceres lacks', () => {
  const changes = changesOf('1', FAR_FROM_PLANETS);
  expect((changes.get('jupiter')?.km ?? 0) / (changes.get('two-body')?.km ?? 0)).toBeCloseTo(1, 1);
});

test('Ceres is not moved by itself, and has no non-gravitational force', () => {
  const changes = changesOf('1', FAR_FROM_PLANETS);
  expect(changes.get('ceres')).toEqual({ absence: 'itself' });
  for (const cause of ['a1', 'a2', 'a3'] as const) expect(changes.get(cause)).toEqual({ absence: 'no-term' });
  expect(changes.get('asteroids')?.km).toBeGreaterThan(0.1);
});

test('ice that evaporates moves 67P ten thousand times as far as the sixteen asteroids do', () => {
  const changes = changesOf('67P', FAR_FROM_PLANETS);
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
  expect(of('refraction')).toEqual({ absence: 'no-ground' });
  expect(of('polar-motion')).toEqual({ absence: 'no-ground' });
});

test('a pole that is not known for the date is no pole that does not wander', () => {
  const { changes } = budgetOf('433', 2_460_999.5);
  expect(changes.find(({ cause }) => cause === 'polar-motion')?.change).toEqual({ absence: 'pole-unknown' });
});

test('what is below the horizon is not refracted, and the budget says so', () => {
  const { changes } = budgetOf('1', FAR_FROM_PLANETS);
  expect(changes.find(({ cause }) => cause === 'refraction')?.change).toEqual({ absence: 'below-horizon' });
});

test('an object that would have fallen onto the Earth without a force has no place without it', () => {
  const { changes } = errorBudget({
    orbit: {
      // JPL solution 18 of 2008 TC3, six days before it fell over Sudan, and a thrust by which it misses
      epoch: { scale: 'TDB', day: 2_454_740.5, offset: 0 },
      position: [1.01346227366719, 0.12436399903056, 0.0589377596861939],
      velocity: [-0.0063043258095488, 0.0163078963714352, 0.00626149920509803],
      nonGravitational: { ...INVERSE_SQUARE, a1: 0, a2: 2e-5, a3: 0 },
    },
    others: [],
    site: GEOCENTRE,
    jdUtc: 2_454_748.5,
    centre: mainBodyOf('earth'),
    ephemeris: testEphemeris(),
    earth: BUILT_IN_EARTH,
  });
  const of = (wanted: BudgetCause) => changes.find(({ cause }) => cause === wanted)?.change;
  expect(of('a2')).toEqual({ absence: 'impact' });
  expect(of('jupiter')?.km).toBeGreaterThan(0);
});

test('elements of the digits that the Minor Planet Center prints miss Eros by kilometres', () => {
  const change = changesOf('433', FAR_FROM_PLANETS).get('digits');
  expect(change?.km).toBeGreaterThan(1);
  expect(change?.km).toBeLessThan(1000);
});

function without(...bodies: readonly number[]): Partial<ForceSet> {
  return { attracting: FORCES.full.attracting.filter((body) => !bodies.includes(body)) };
}

function changesOf(name: string, jdUtc: number): ReadonlyMap<BudgetCause, BudgetChange> {
  return new Map(budgetOf(name, jdUtc).changes.map(({ cause, change }) => [cause, change]));
}

function budgetOf(name: string, jdUtc: number, site: BudgetRequest['site'] = TENERIFE): ErrorBudget {
  const key = `${name} ${jdUtc} ${site.kind}`;
  const budget =
    cached.get(key) ??
    errorBudget({
      orbit: orbitOf(bodyNamed(name)),
      photometry: photometryOf(bodyNamed(name)),
      others: [],
      site,
      jdUtc,
      centre: mainBodyOf('earth'),
      ephemeris: testEphemeris(),
      earth: BUILT_IN_EARTH,
    });
  cached.set(key, budget);
  return budget;
}

function bodyNamed(name: string) {
  const [row] = createBodySearch(CATALOGUE).byNames([name]).found;
  return CATALOGUE.body(row);
}
