import { Body, Equator, Horizon, MakeTime, Observer } from 'astronomy-engine';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ephem, Orbit } from 'spacekit.js';
import { expect, test } from 'vitest';
import { ARCSECOND, AU_KM, DEGREE, J2000 } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { horizontal } from '#engine/observe/horizon.ts';
import { ephemerisSource } from '#engine/observe/light-source.ts';
import { locate } from '#engine/observe/locate.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { createPlace } from '#engine/observe/place.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import { eclipticToIcrf } from '#engine/orbit/ecliptic.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { CITED } from '../accuracy/cited.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';

const README = join(import.meta.dirname, '..', '..', 'src', 'package', 'README.md');
const PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'] as const;

/** Degrees east, degrees north, metres. */
const [EAST, NORTH, HEIGHT] = [289.25, -30.24, 2650];

/** Every ten days of the years in which UT1 is measured and Horizons' rows of the planets were compared with ours. */
const DATES = Float64Array.from({ length: 730 }, (_, k) => julianDateFromIso('2000-01-01') + 10 * k);

test('astronomy-engine sees the planets where the README of the package says that it is off', () => {
  const separations = PLANETS.flatMap(separationsOf).sort((a, b) => a - b);
  const median = separations[Math.floor(separations.length / 2)];
  const worst = separations.at(-1) ?? 0;
  expect(readFileSync(README, 'utf8')).toContain(
    `planets within ${median.toFixed(1)}″ (median), ${worst.toFixed(0)}″ (worst) of ours`,
  );
});

test('spacekit has asteroids where the README of the package says that it is off', () => {
  const misses = CITED.propagated()
    .flatMap(missesOf)
    .sort((a, b) => a - b);
  const [median, worst] = [misses[Math.floor(misses.length / 2)], misses.at(-1) ?? 0].map((km) =>
    Number(km.toPrecision(2)),
  );
  expect(misses).toHaveLength(8);
  expect(readFileSync(README, 'utf8')).toContain(
    `asteroids ${median} km (median), ${worst} km (worst) from Horizons in 58 days`,
  );
});

/** Distances of spacekit's places from Horizons' heliocentric ones, after 28 and 58 days; of ellipses alone, km. */
function missesOf(name: string): number[] {
  if (!name.endsWith('_states')) return [];
  const [[epoch, ...state], ...later] = CITED.statesOf(name).rows;
  const elements = stateToElements({
    epoch: { scale: 'TDB', day: epoch, offset: 0 },
    position: eclipticToIcrf([state[0], state[1], state[2]]),
    velocity: eclipticToIcrf([state[3], state[4], state[5]]),
  });
  const derived = deriveElements(elements);
  if (derived.kind !== 'ellipse' || elements.meanAnomaly === undefined) return [];
  const orbit = new Orbit(
    new Ephem(
      {
        epoch,
        a: derived.semiMajorAxis,
        e: elements.eccentricity,
        i: elements.inclination,
        om: elements.node,
        w: elements.argumentOfPerihelion,
        ma: elements.meanAnomaly,
      },
      'rad',
    ),
    {},
  );
  return later.map(([jd, ...place]) => {
    const theirs = orbit.getPositionAtTime(jd);
    return AU_KM * Math.hypot(theirs[0] - place[0], theirs[1] - place[1], theirs[2] - place[2]);
  });
}

/** Angles between directions over the horizon, airless: theirs and ours, arcsec. */
function separationsOf(planet: (typeof PLANETS)[number]): number[] {
  const ephemeris = testEphemeris();
  const frames = observerFramesUtc(siteFromGeodetic(EAST, NORTH, HEIGHT), ephemeris, DATES);
  const source = ephemerisSource(ephemeris, BODY[planet]);
  const observer = new Observer(NORTH, EAST, HEIGHT);
  const place = createPlace();
  const over = { azimuth: 0, altitude: 0, hourAngle: 0 };
  return Array.from(DATES, (jd, row) => {
    locate(frames, row, source, place);
    horizontal(frames, row, place.ofDate, over);
    const time = MakeTime(jd - J2000);
    const { ra, dec } = Equator(Body[planet], time, observer, true, true);
    const theirs = Horizon(time, observer, ra, dec);
    const turned = theirs.azimuth * DEGREE - over.azimuth;
    const across = Math.atan2(Math.sin(turned), Math.cos(turned)) * Math.cos(over.altitude);
    return Math.hypot(across, theirs.altitude * DEGREE - over.altitude) / ARCSECOND;
  });
}
