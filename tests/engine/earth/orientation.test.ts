import { expect, test } from 'vitest';
import { ARCSECOND, DEGREE, J2000 } from '#engine/constants.ts';
import {
  ECLIPTIC_J2000,
  GALACTIC,
  latitudeOf,
  longitudeOf,
  rotate,
  rotateBack,
} from '#engine/earth/frames.ts';
import { nutation } from '#engine/earth/nutation.ts';
import { earthRotationAngle, orientation } from '#engine/earth/orientation.ts';

/** 1987 April 10, 0h: Meeus, Astronomical Algorithms, examples 12.a and 22.a (older models, hence the tolerances). */
const MEEUS_DAY = 2_446_895.5;

function hours(angle: number): number {
  return angle / (15 * DEGREE);
}

test('nutation of 1987 April 10 is -3.788 and +9.443 arcsec', () => {
  const angles = nutation((MEEUS_DAY - J2000) / 36_525);
  expect(Math.abs(angles.longitude / ARCSECOND + 3.788)).toBeLessThan(0.01);
  expect(Math.abs(angles.obliquity / ARCSECOND - 9.443)).toBeLessThan(0.01);
});

test('sidereal time at Greenwich on 1987 April 10 was 13h 10m 46.37s mean and 46.14s apparent', () => {
  const axes = orientation(MEEUS_DAY, 55.8 / 86_400);
  const mean = earthRotationAngle(MEEUS_DAY, 0) + axes.meanSiderealMinusRotation;
  expect(hours(mean)).toBeCloseTo(13 + 10 / 60 + 46.3668 / 3600, 5);
  expect(hours(mean + axes.equationOfEquinoxes)).toBeCloseTo(13 + 10 / 60 + 46.1351 / 3600, 5);
});

test('the true obliquity of 1987 April 10 was 23 deg 26 min 36.85 s', () => {
  const { trueObliquity } = orientation(MEEUS_DAY, 0);
  expect(Math.abs(trueObliquity / DEGREE - (23 + 26 / 60 + 36.85 / 3600)) * 3600).toBeLessThan(0.06);
});

test('the rotation angle of the Earth is good to microseconds because day and offset stay apart', () => {
  const step = 1e-6 / 86_400;
  const rate = (earthRotationAngle(2_460_000.5, 0.25 + step) - earthRotationAngle(2_460_000.5, 0.25)) / step;
  expect(rate / (2 * Math.PI)).toBeCloseTo(1.0027, 2);
});

test('the matrix of precession and nutation is a rotation', () => {
  const { trueEquator } = orientation(2_460_000.5, 0.3);
  const there = new Float64Array(3);
  const back = new Float64Array(3);
  rotate(trueEquator, [0.3, -0.5, 0.8], there);
  rotateBack(trueEquator, there, back);
  expect([...back].map((x, k) => Math.abs(x - [0.3, -0.5, 0.8][k]))).toEqual(
    expect.arrayContaining([expect.closeTo(0, 14)]),
  );
});

test('the north galactic pole lies at 12h 51m 26.28s, +27 deg 7 min 41.7 s (Hipparcos catalogue)', () => {
  const pole = new Float64Array(3);
  rotateBack(GALACTIC, [0, 0, 1], pole);
  expect(longitudeOf(pole[0], pole[1]) / DEGREE).toBeCloseTo(192.85948, 5);
  expect(latitudeOf(pole[0], pole[1], pole[2]) / DEGREE).toBeCloseTo(27.12825, 5);
});

test('the pole of the ecliptic of J2000 lies at 18h and +66 deg 33 min 38.552 s', () => {
  const pole = new Float64Array(3);
  rotateBack(ECLIPTIC_J2000, [0, 0, 1], pole);
  expect(longitudeOf(pole[0], pole[1]) / DEGREE).toBeCloseTo(270, 9);
  expect(latitudeOf(pole[0], pole[1], pole[2]) / DEGREE).toBeCloseTo(66 + 33 / 60 + 38.552 / 3600, 9);
});
