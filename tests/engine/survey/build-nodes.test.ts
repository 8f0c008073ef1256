import { expect, test } from 'vitest';
import { BODY, type Body } from '#engine/ephemeris/body.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { createNodeBuilder, createEncounterTest } from '#engine/survey/build-nodes.ts';
import { gridAt, gridCovering, lastDayOf } from '#engine/survey/node-grid.ts';
import { emptyNodes } from '#engine/survey/orbit-nodes.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';
import { SAMPLE_EPOCH } from '../sample-orbit.ts';
import { randomOrbit } from '../random-orbit.ts';
import { seededRandom } from '../seeded-random.ts';

const GRID = gridCovering(SAMPLE_EPOCH + 100, SAMPLE_EPOCH + 465);

/** 15 m. */
const CLOSE_AU = 1e-10;

test('orbits that are followed through a grid come to an instant of it where an integration that ends there brings them', () => {
  const ephemeris = testEphemeris();
  const orbits = randomOrbits(20);
  const [nodes, next, apart] = [
    emptyNodes(GRID, orbits.length),
    emptyNodes(gridAt(lastDayOf(GRID) - 10), orbits.length),
    emptyNodes(gridAt(lastDayOf(GRID) - 10), orbits.length),
  ];
  const [build, buildApart] = [GRID, apart.grid].map((grid) => createNodeBuilder(ephemeris, grid));
  orbits.forEach((orbit, object) => {
    build(orbit, nodes, object, undefined, next);
    buildApart(orbit, apart, object);
  });
  expect([...next.status]).toEqual([...nodes.status]);
  const errors = apart.states.map((value, k) => Math.abs(value - next.states[k]));
  expect(Math.max(...errors)).toBeGreaterThan(0); // both are integrated
  expect(Math.max(...errors)).toBeLessThan(CLOSE_AU);
});

test('orbits that are followed through a grid meet a planet where they are within its reach at some half day, and nowhere else', () => {
  const ephemeris = testEphemeris();
  const meetsPlanet = createEncounterTest(ephemeris, GRID);
  const orbits = randomOrbits(150);
  const [found, truth] = [[] as boolean[], [] as boolean[]];
  for (const orbit of orbits) {
    const span = { fromDay: GRID.firstDay, toDay: lastDayOf(GRID) };
    const trajectory = propagate(orbit, ephemeris, { model: 'survey', ...span });
    if (trajectory.impact !== undefined) continue;
    found.push(meetsPlanet(trajectory));
    truth.push(everyHalfDay((day) => isNear((at, offset, out) => trajectory.state(at, offset, out), day)));
  }
  expect(found).toEqual(truth);
  expect(truth.filter(Boolean).length).toBeGreaterThan(3);
});

/** Distances, au, at which orbits meet a planet. */
const REACH: readonly (readonly [Body, number])[] = [
  [BODY.Earth, 0.07],
  [BODY.Venus, 0.04],
  [BODY.Mercury, 0.03],
  [BODY.Mars, 0.03],
];

function everyHalfDay(isNearOn: (day: number) => boolean): boolean {
  for (let day = GRID.firstDay; day <= lastDayOf(GRID); day += 0.5) if (isNearOn(day)) return true;
  return false;
}

function isNear(write: (day: number, offset: number, out: Float64Array) => void, day: number): boolean {
  const [state, planet] = [new Float64Array(6), new Float64Array(3)];
  write(day, 0, state);
  return REACH.some(([body, reach]) => {
    testEphemeris().position(body, day, 0, planet);
    return Math.hypot(state[0] - planet[0], state[1] - planet[1], state[2] - planet[2]) < reach;
  });
}

function randomOrbits(count: number): readonly Orbit[] {
  const random = seededRandom(3);
  return Array.from({ length: count }, () =>
    randomOrbit(random, [0.05, 1.1], [0.05, 0.9], (one) => 0.3 * one ** 2),
  );
}
