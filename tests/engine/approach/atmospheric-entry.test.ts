import { expect, test } from 'vitest';
import { atmosphericEntry } from '#engine/approach/atmospheric-entry.ts';
import { passagesBy } from '#engine/approach/passage.ts';
import { AU_KM, DEGREE, SECONDS_PER_DAY } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { utcFromTdb } from '#engine/time/scales.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

/** Source: JPL Horizons, 2008 TC3, solution 18; through the Earth it would come within 5848.6 km of the centre. */
const ORBIT: Orbit = {
  epoch: { scale: 'TDB', day: 2_454_740.5, offset: 0 },
  position: [1.01346227366719, 0.12436399903056, 0.0589377596861939],
  velocity: [-0.0063043258095488, 0.0163078963714352, 0.00626149920509803],
};
const PERICENTRE_KM = 5848.6;
const SPAN = { fromDay: julianDateFromIso('2008-10-05'), toDay: julianDateFromIso('2008-10-08') };

/** Source: Jenniskens et al. (2009), Nature 458, 485: an entry over Sudan, 12.4 km/s and 20° below the horizontal. */
test('2008 TC3 falls onto the Earth and enters the atmosphere over Sudan', () => {
  const ephemeris = testEphemeris();
  const trajectory = propagate(ORBIT, ephemeris, { model: 'full', ...SPAN });
  const passages = passagesBy(BODY.Earth, trajectory, ephemeris, SPAN, 0.0077);
  expect(passages).toHaveLength(1);
  const [{ impact, distance }] = passages;
  expect(Math.abs(distance * AU_KM - PERICENTRE_KM)).toBeLessThan(10);
  const entry = impact && atmosphericEntry(trajectory, impact, ephemeris, BUILT_IN_EARTH);
  expect(entry).toBeDefined();
  if (entry === undefined) return;
  const utc = utcFromTdb({ scale: 'TDB', day: entry.dayTdb, offset: 0 });
  expect(Math.abs(utc - julianDateFromIso('2008-10-07T02:45:30')) * SECONDS_PER_DAY).toBeLessThan(60);
  expect(entry.latitude / DEGREE).toBeCloseTo(21, 0);
  expect(entry.longitude / DEGREE).toBeGreaterThan(30);
  expect(entry.longitude / DEGREE).toBeLessThan(32.5);
  expect(Math.abs(entry.angle / DEGREE - 20)).toBeLessThan(1);
  expect(Math.abs((entry.speed * AU_KM) / SECONDS_PER_DAY - 12.4)).toBeLessThan(0.1);
});
