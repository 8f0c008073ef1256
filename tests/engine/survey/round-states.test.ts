import { expect, test } from 'vitest';
import { AU_KM } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { gridCovering, lastDayOf } from '#engine/survey/node-grid.ts';
import type { Extremes } from '#engine/survey/quantities.ts';
import { emptyNodes } from '#engine/survey/orbit-nodes.ts';
import { roundStates } from '#engine/survey/round-states.ts';
import { surveySky } from '#engine/survey/survey-sky.ts';
import { createSurveyor, type SurveyBody } from '#engine/survey/surveyor.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';
import { SAMPLE_EPOCH } from '../sample-orbit.ts';
import { randomOrbit } from '../random-orbit.ts';
import { seededRandom } from '../seeded-random.ts';

const STATES = 1000;

test('a rounded state is within 1.1 m and 9 mm a day of what it was in each axis, and a second rounding changes nothing', () => {
  const random = seededRandom(5);
  const exact = Float64Array.from(
    { length: 6 * STATES },
    (_, k) => (k % 6 < 3 ? 6 : 0.06) * (random() - 0.5),
  );
  const rounded = exact.slice();
  roundStates(rounded, 0, rounded.length);
  const metres = exact.map((number, k) => Math.abs(number - rounded[k]) * AU_KM * 1000);
  expect(Math.max(...metres.filter((_, k) => k % 6 < 3))).toBeLessThan(1.1);
  expect(Math.max(...metres.filter((_, k) => k % 6 > 2))).toBeLessThan(0.009);
  const again = rounded.slice();
  roundStates(again, 0, again.length);
  expect(again).toEqual(rounded);
});

test('what is before and behind the rounded states is as it was', () => {
  const states = new Float64Array(18).fill(Math.PI);
  roundStates(states, 6, 12);
  expect([...states].map((number) => number === Math.PI)).toEqual([
    ...Array<boolean>(6).fill(true),
    ...Array<boolean>(6).fill(false),
    ...Array<boolean>(6).fill(true),
  ]);
});

test('what a list shows of a week of 60 objects is the same from rounded states, to the last of its four digits', () => {
  const ephemeris = testEphemeris();
  const grid = gridCovering(SAMPLE_EPOCH + 98, SAMPLE_EPOCH + 120);
  const exact = emptyNodes(grid, 60);
  const rounded = emptyNodes(grid, 60);
  const build = createNodeBuilder(ephemeris, grid);
  const sun = new Float64Array(6);
  randomOrbits(60).forEach((orbit, object) => {
    build(orbit, rounded, object);
    const trajectory = propagate(orbit, ephemeris, {
      model: 'survey',
      fromDay: grid.firstDay,
      toDay: lastDayOf(grid),
    });
    for (let node = 0; node < grid.count; node++) {
      const at = (object * grid.count + node) * 6;
      trajectory.state(grid.firstDay, node * grid.interval, exact.states, at);
      ephemeris.state(BODY.Sun, grid.firstDay, node * grid.interval, sun);
      sun.forEach((number, k) => (exact.states[at + k] -= number));
    }
    exact.status[object] = rounded.status[object];
  });
  expect(exact.states).not.toEqual(rounded.states);
  const window = { fromUtc: SAMPLE_EPOCH + 100, toUtc: SAMPLE_EPOCH + 107 };
  const sky = surveySky(siteFromGeodetic(-110.79, 32.42, 2500), ephemeris, window);
  const [fromExact, fromRounded] = [exact, rounded].map((nodes) => {
    const surveyor = createSurveyor(nodes, ephemeris, sky);
    return Array.from({ length: 60 }, (_, object) => listed(surveyor.extremes(object, BODY_FACTS)));
  });
  expect(fromExact.filter((one) => one.length > 10).length).toBeGreaterThan(30);
  expect(fromRounded).toEqual(fromExact);
});

const BODY_FACTS: SurveyBody = { photometry: { law: 'H-G', h: 20, g: 0.15 } };

/** Extremes as the list shows them: with four digits behind the point. */
function listed(extremes: Extremes | undefined): readonly string[] {
  return Object.entries(extremes ?? {}).flatMap(([name, { min, max }]) => [
    `${name} from ${min.toFixed(4)}`,
    `${name} to ${max.toFixed(4)}`,
  ]);
}

function randomOrbits(count: number): readonly Orbit[] {
  const random = seededRandom(7);
  return Array.from({ length: count }, () =>
    randomOrbit(random, [0.4, 0.9], [0.05, 0.7], (one) => 0.3 * one),
  );
}
