import { expect, test } from 'vitest';
import { atmosphericEntry } from '#engine/approach/atmospheric-entry.ts';
import { passagesBy } from '#engine/approach/passage.ts';
import { AU_KM, DEGREE, SECONDS_PER_DAY } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
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
 * Source: JPL Horizons, 2014 AA, as the tests of NEOs.jl (orbit determination, values of August 2026) quote it. The epoch, the middle of
 * its seven observations, follows to a hundredth of a second from where the same response has the Earth.
 */
const AA: Orbit = elementsToOrbit({
  epoch: { scale: 'TDB', day: 2_456_658, offset: 0.793_468_4 },
  perihelionDistance: 1.163575955666616 * (1 - 0.2128185264087166),
  eccentricity: 0.2128185264087166,
  inclination: 1.423597471953649 * DEGREE,
  node: 101.6022028285875 * DEGREE,
  argumentOfPerihelion: 52.37781301766019 * DEGREE,
  meanAnomaly: 324.3429036265208 * DEGREE,
});

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
  const { passage, entry } = fall(orbit, julianDateFromIso(entryAt));
  expect(Math.abs(passage.distance * AU_KM - pericentreKm)).toBeLessThan(10);
  expect(Math.abs(entry.utc - julianDateFromIso(entryAt)) * SECONDS_PER_DAY).toBeLessThan(60);
  expect(Math.abs(entry.latitude / DEGREE - latitude)).toBeLessThan(0.5);
  expect(Math.abs(entry.longitude / DEGREE - longitude)).toBeLessThan(1.25);
  expect(Math.abs(entry.angle / DEGREE - angle)).toBeLessThan(1);
  expect(Math.abs((entry.speed * AU_KM) / SECONDS_PER_DAY - speed)).toBeLessThan(0.1);
});

/** Source: de la Fuente Marcos, de la Fuente Marcos & Mialle (2016), Ap&SS 361, 358: 11° north, 44° west, JD 2456659.618 UTC. */
test('2014 AA falls onto the Earth and enters the atmosphere over the Atlantic, where and when infrasound came from', () => {
  const heard = 2_456_659.618;
  const { entry } = fall(AA, heard);
  expect(Math.abs(entry.utc - heard) * 24 * 60).toBeLessThan(20);
  expect(Math.abs(entry.latitude / DEGREE - 11)).toBeLessThan(2.5);
  expect(Math.abs(entry.longitude / DEGREE + 44)).toBeLessThan(1);
});

/** The only passage about a day, Julian date UTC, that ends below the surface, and where it enters the atmosphere. */
function fall(orbit: Orbit, about: number) {
  const ephemeris = testEphemeris();
  const day = Math.floor(about);
  const span = { fromDay: day - 2, toDay: day + 2 };
  const trajectory = propagate(orbit, ephemeris, { model: 'full', ...span });
  const passages = passagesBy(BODY.Earth, trajectory, ephemeris, span, 0.0077);
  expect(passages).toHaveLength(1);
  const [passage] = passages;
  expect(passage.distance * AU_KM).toBeLessThan(6378);
  const entry = passage.impact && atmosphericEntry(trajectory, passage.impact, ephemeris, BUILT_IN_EARTH);
  if (entry === undefined) throw new Error('it does not enter the atmosphere');
  return { passage, entry: { ...entry, utc: utcFromTdb({ scale: 'TDB', day: entry.dayTdb, offset: 0 }) } };
}
