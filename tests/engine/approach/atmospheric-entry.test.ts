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
const TC3: Orbit = {
  epoch: { scale: 'TDB', day: 2_454_740.5, offset: 0 },
  position: [1.01346227366719, 0.12436399903056, 0.0589377596861939],
  velocity: [-0.0063043258095488, 0.0163078963714352, 0.00626149920509803],
};

/** Source: JPL Horizons, 2024 BX1, solution 9; through the Earth it would come within 779 km of the centre. */
const BX1: Orbit = {
  epoch: { scale: 'TDB', day: 2_460_310.5, offset: 0 },
  position: [-0.203450739660457, 0.971527061160685, 0.472045996144439],
  velocity: [-0.0152695617622438, -0.00723078464795004, -0.00558869282982939],
};

/**
 * Sources: Jenniskens et al. (2009), Nature 458, 485: over Sudan, 12.4 km/s, 20° below the horizontal. Spurný et al. (2024),
 * A&A 686, A67: west of Berlin, 15.20 km/s, 75.6° below the horizontal.
 */
test.each([
  {
    name: '2008 TC3 falls onto the Earth and enters the atmosphere over Sudan',
    orbit: TC3,
    pericentreKm: 5848.6,
    entryAt: '2008-10-07T02:45:30',
    latitude: 21,
    longitude: 31.25,
    angle: 20,
    speed: 12.4,
  },
  {
    name: '2024 BX1 falls onto the Earth and enters the atmosphere west of Berlin',
    orbit: BX1,
    pericentreKm: 778.8,
    entryAt: '2024-01-21T00:32:38',
    latitude: 52.6,
    longitude: 12.4,
    angle: 75.6,
    speed: 15.2,
  },
])('$name', ({ orbit, pericentreKm, entryAt, latitude, longitude, angle, speed }) => {
  const ephemeris = testEphemeris();
  const day = Math.floor(julianDateFromIso(entryAt));
  const span = { fromDay: day - 2, toDay: day + 2 };
  const trajectory = propagate(orbit, ephemeris, { model: 'full', ...span });
  const passages = passagesBy(BODY.Earth, trajectory, ephemeris, span, 0.0077);
  expect(passages).toHaveLength(1);
  const [{ impact, distance }] = passages;
  expect(distance * AU_KM).toBeLessThan(6378);
  expect(Math.abs(distance * AU_KM - pericentreKm)).toBeLessThan(10);
  const entry = impact && atmosphericEntry(trajectory, impact, ephemeris, BUILT_IN_EARTH);
  expect(entry).toBeDefined();
  if (entry === undefined) return;
  const utc = utcFromTdb({ scale: 'TDB', day: entry.dayTdb, offset: 0 });
  expect(Math.abs(utc - julianDateFromIso(entryAt)) * SECONDS_PER_DAY).toBeLessThan(60);
  expect(Math.abs(entry.latitude / DEGREE - latitude)).toBeLessThan(0.5);
  expect(Math.abs(entry.longitude / DEGREE - longitude)).toBeLessThan(1.25);
  expect(Math.abs(entry.angle / DEGREE - angle)).toBeLessThan(1);
  expect(Math.abs((entry.speed * AU_KM) / SECONDS_PER_DAY - speed)).toBeLessThan(0.1);
});
