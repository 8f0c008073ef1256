import { expect, test } from 'vitest';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { observe } from '#engine/observe/observe.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

/** JPL Horizons SPK of 2008 TC3, heliocentric, ICRF, au and au/d, at JD 2454740.500000001 TDB (solution of the derived flyby cases). */
const START = {
  epoch: { scale: 'TDB', day: 2454740.5, offset: 9.313225746154785e-10 },
  position: [1.01346227366719, 0.12436399903056, 0.0589377596861939],
  velocity: [-0.0063043258095488, 0.0163078963714352, 0.00626149920509803],
} as const;

test('2008 TC3 is seen until it fell over Sudan on 2008 October 7 at 02:46 UTC, and no longer', () => {
  const ephemeris = testEphemeris();
  const from = julianDateFromIso('2008-10-07T02:00:00');
  const trajectory = propagate(START, ephemeris, {
    model: 'full',
    fromDay: from - 1,
    toDay: from + 1,
  });
  const epochs = Array.from({ length: 120 }, (_, minute) => from + minute / 1440);
  const frames = observerFramesUtc(siteFromGeodetic(32, 20, 300), ephemeris, epochs);
  const table = observe({ trajectory }, frames, sunAndMoon(frames, ephemeris));
  expect(table.impact?.body).toBe(BODY.Earth);
  expect(table.rows).toBeGreaterThan(44);
  expect(table.rows).toBeLessThan(49);
});
