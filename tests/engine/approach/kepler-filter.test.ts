import { expect, test } from 'vitest';
import { mayComeNear } from '#engine/approach/kepler-filter.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { nearWindows } from '#engine/approach/near-windows.ts';
import { instantOf, passagesBy } from '#engine/approach/passage.ts';
import { planetGrid } from '#engine/approach/planet-grid.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { syntheticNeas } from '../../bench/synthetic-neas.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

/** Ten years from the epoch of the made-up objects on. */
const SPAN = { fromDay: 2_451_545, toDay: 2_455_197.5 };

/** Distance within which a hundred objects come near the Earth or Venus more than a few times in ten years, au. */
const FAR = 0.05;

/** By how much an object may be off its motion with kicks, au. */
const DRIFT = 0.01;

test('no object that comes near is left out for its conic, and most of those that do not are', () => {
  const ephemeris = testEphemeris();
  const planets = planetGrid(ephemeris);
  const centres = [mainBodyOf('earth'), mainBodyOf('venus')];
  const counts = { near: 0, lost: 0, passed: 0, timed: 0, all: 0 };
  for (const elements of syntheticNeas(100, 11)) {
    const orbit = elementsToOrbit(elements);
    const trajectory = propagate(orbit, ephemeris, { model: 'survey', ...SPAN });
    for (const centre of centres) {
      const passages = passagesBy(centre.body, trajectory, ephemeris, SPAN, FAR).map(instantOf);
      const comesNear = passages.length > 0;
      const may = mayComeNear(orbit, centre, FAR, SPAN, ephemeris);
      const [windows] = nearWindows(orbit, [{ body: centre.body, limit: FAR }], SPAN, planets, DRIFT);
      for (const day of passages) {
        expect(windows.some(({ fromDay, toDay }) => day > fromDay && day < toDay)).toBe(true);
      }
      counts.timed += Number(windows.length > 0);
      counts.all += 1;
      counts.near += Number(comesNear);
      counts.lost += Number(comesNear && !may);
      counts.passed += Number(may);
    }
  }
  expect(counts.near).toBeGreaterThanOrEqual(5);
  expect(counts.lost).toBe(0);
  expect(counts.passed).toBeLessThan(counts.all / 2);
  expect(counts.timed).toBeLessThan(counts.passed);
});
