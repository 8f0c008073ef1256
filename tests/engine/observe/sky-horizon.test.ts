import { expect, test } from 'vitest';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { GEOCENTRE, siteFromGeodetic } from '#engine/earth/site.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { skyHorizon } from '#engine/observe/sky-horizon.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const PARANAL = siteFromGeodetic(289.5972, -24.6275, 2635);
const EPOCHS = [2_459_800.5, 2_459_807.8, 2_459_815.1];

const ephemeris = testEphemeris();
const frames = observerFramesUtc(PARANAL, ephemeris, EPOCHS);

test('the horizon among the stars has the Moon where the ephemeris has its azimuth and altitude, to a hundredth of an arcsecond', () => {
  const { moon } = sunAndMoon(frames, ephemeris);
  EPOCHS.forEach((_, row) => {
    const horizon = skyHorizon(frames, row);
    const place = direction(moon.rightAscension[row], moon.declination[row]);
    const [azimuth, altitude] = horizon?.coordinates(place) ?? [0, 0];
    expect(Math.abs(azimuth - moon.azimuth[row]) / ARCSECOND).toBeLessThan(0.05);
    expect(Math.abs(altitude - moon.altitude[row]) / ARCSECOND).toBeLessThan(0.05);
  });
});

test('the horizon among the stars leads from azimuth and altitude to a direction and back', () => {
  const horizon = skyHorizon(frames, 1);
  for (const [azimuth, altitude] of [
    [10, 0],
    [120, 35],
    [300, -60],
  ]) {
    const there = horizon?.direction(azimuth * DEGREE, altitude * DEGREE) ?? [0, 0, 0];
    const [az, alt] = horizon?.coordinates(there) ?? [1, 1];
    expect(az / DEGREE).toBeCloseTo(azimuth, 9);
    expect(alt / DEGREE).toBeCloseTo(altitude, 9);
  }
});

test('the horizon among the stars is not available at the geocentre', () => {
  expect(skyHorizon(observerFramesUtc(GEOCENTRE, ephemeris, EPOCHS), 0)).toBeUndefined();
});

function direction(ra: number, dec: number): Vector3 {
  return [Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)];
}
