import { expect, test } from 'vitest';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { starDirection } from '#engine/sky/star-place.ts';
import { arcsecApart, starVectorsAt, starVectorsOf } from '#validation/star-places.ts';

const SUN: Vector3 = [0, 0, 0];

// Hipparcos, ICRS J2000 (van Leeuwen 2007, A&A 474, 653), and its places at later epochs as SIMBAD gives them
const POLARIS = { ra: '02 31 49.09456', dec: '+89 15 50.7923', pmRa: 44.48, pmDec: -11.85, parallax: 7.54 };
test.each([
  [2016, '02 31 52.78845', '+89 15 50.6026'],
  [2100, '02 32 12.17295', '+89 15 49.6035'],
])('Polaris, close to the pole, moves to where SIMBAD has it in %d', (year, ra, dec) => {
  const direction = starDirection(starVectorsOf(POLARIS), year - 2000, SUN);
  expect(arcsecApart(direction, directionTo(ra, dec))).toBeLessThan(0.01);
});

test('Barnard’s star moves from its place of Gaia DR3 in 2016 to that of Hipparcos in 2000, to a tenth of an arcsecond', () => {
  // Gaia Collaboration (2023), A&A 674, A1, source 4472832130942575872; Hipparcos as above
  const gaia = {
    raDeg: 269.448_502_525,
    decDeg: 4.739_420_051,
    pmRa: -801.551,
    pmDec: 10_362.394,
    parallax: 546.976,
  };
  const direction = starDirection(starVectorsAt(gaia), -16, SUN);
  expect(arcsecApart(direction, directionTo('17 57 48.49803', '+04 41 36.2072'))).toBeLessThan(0.1);
});

test('Alpha Centauri moves by 3.71 arcsec a year, on a great circle', () => {
  // Hipparcos as above
  const vectors = starVectorsOf({
    ra: '14 39 36.49400',
    dec: '-60 50 02.3737',
    pmRa: -3679.25,
    pmDec: 473.67,
    parallax: 754.81,
  });
  const [then, later] = [-100, 100].map((years) => starDirection(vectors, years, SUN));
  expect(arcsecApart(then, later)).toBeCloseTo(200 * Math.hypot(3.679_25, 0.473_67), 1);
});

test('a star moves by its parallax away from an observer who moves by an astronomical unit', () => {
  const vectors = starVectorsOf({ ra: '00 00 00', dec: '+00 00 00', pmRa: 0, pmDec: 0, parallax: 754.81 });
  const shifted = starDirection(vectors, 0, [0, 1, 0]);
  expect(arcsecApart(shifted, [1, 0, 0])).toBeCloseTo(0.754_81, 5);
  expect(shifted[1]).toBeLessThan(0);
  expect(arcsecApart(starDirection(vectors, 0, [1, 0, 0]), [1, 0, 0])).toBeCloseTo(0, 9);
});

/** The direction of a place, from hours and degrees as catalogues write them. */
function directionTo(ra: string, dec: string): Vector3 {
  return starDirection(starVectorsOf({ ra, dec, pmRa: 0, pmDec: 0, parallax: 0 }), 0, SUN);
}
