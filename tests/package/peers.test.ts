import { Body, Equator, Horizon, MakeTime, Observer } from 'astronomy-engine';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ARCSECOND, DEGREE, J2000 } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { horizontal } from '#engine/observe/horizon.ts';
import { ephemerisSource } from '#engine/observe/light-source.ts';
import { locate } from '#engine/observe/locate.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { createPlace } from '#engine/observe/place.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
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
