import { describe, expect, test } from 'vitest';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { starDirection, starVectors } from '#engine/sky/star-place.ts';

/** Right ascension (h m s) and declination (° ′ ″) as catalogues write them, motions in mas a year, parallax in mas. */
type Star = {
  readonly ra: string;
  readonly dec: string;
  readonly pmRa: number;
  readonly pmDec: number;
  readonly parallax: number;
};

const SUN: Vector3 = [0, 0, 0];

describe('a star moves across the sky', () => {
  // Hipparcos, ICRS J2000 (van Leeuwen 2007, A&A 474, 653), and its places at later epochs as SIMBAD gives them
  const POLARIS = { ra: '02 31 49.09456', dec: '+89 15 50.7923', pmRa: 44.48, pmDec: -11.85, parallax: 7.54 };
  test.each([
    [2016, '02 31 52.78845', '+89 15 50.6026'],
    [2100, '02 32 12.17295', '+89 15 49.6035'],
  ])('Polaris, close to the pole, to where SIMBAD has it in %d', (year, ra, dec) => {
    const direction = starDirection(vectorsOf(POLARIS), year - 2000, SUN);
    expect(apart(direction, directionTo(ra, dec))).toBeLessThan(0.01);
  });

  test('Barnard’s star from its place of Gaia DR3 in 2016 to that of Hipparcos in 2000, to a tenth of an arcsecond', () => {
    // Gaia Collaboration (2023), A&A 674, A1, source 4472832130942575872; Hipparcos as above
    const gaia = {
      raDeg: 269.448_502_525,
      decDeg: 4.739_420_051,
      pmRa: -801.551,
      pmDec: 10_362.394,
      parallax: 546.976,
    };
    const direction = starDirection(vectorsAt(gaia), -16, SUN);
    expect(apart(direction, directionTo('17 57 48.49803', '+04 41 36.2072'))).toBeLessThan(0.1);
  });

  test('Alpha Centauri by 3.71 arcsec a year, on a great circle', () => {
    // Hipparcos as above
    const vectors = vectorsOf({
      ra: '14 39 36.49400',
      dec: '-60 50 02.3737',
      pmRa: -3679.25,
      pmDec: 473.67,
      parallax: 754.81,
    });
    const [then, later] = [-100, 100].map((years) => starDirection(vectors, years, SUN));
    expect(apart(then, later)).toBeCloseTo(200 * Math.hypot(3.679_25, 0.473_67), 1);
  });

  test('away from an observer who moves by an astronomical unit, by its parallax', () => {
    const vectors = vectorsOf({ ra: '00 00 00', dec: '+00 00 00', pmRa: 0, pmDec: 0, parallax: 754.81 });
    const shifted = starDirection(vectors, 0, [0, 1, 0]);
    expect(apart(shifted, [1, 0, 0])).toBeCloseTo(0.754_81, 5);
    expect(shifted[1]).toBeLessThan(0);
    expect(apart(starDirection(vectors, 0, [1, 0, 0]), [1, 0, 0])).toBeCloseTo(0, 9);
  });
});

function vectorsOf({ ra, dec, ...motion }: Star) {
  return vectorsAt({ raDeg: 15 * sexagesimal(ra), decDeg: sexagesimal(dec), ...motion });
}

function vectorsAt({
  raDeg,
  decDeg,
  pmRa,
  pmDec,
  parallax,
}: Omit<Star, 'ra' | 'dec'> & { readonly raDeg: number; readonly decDeg: number }) {
  const columns = {
    count: 1,
    epoch: 2000,
    ra: Float64Array.of(raDeg),
    dec: Float64Array.of(decDeg),
    pmRa: Float32Array.of(pmRa),
    pmDec: Float32Array.of(pmDec),
    parallax: Float32Array.of(parallax),
    magnitude: Float32Array.of(0),
    colourIndex: Float32Array.of(0),
    known: Uint8Array.of(0),
  };
  return starVectors(columns, 0);
}

function directionTo(ra: string, dec: string): Vector3 {
  const [a, d] = [15 * sexagesimal(ra) * DEGREE, sexagesimal(dec) * DEGREE];
  return [Math.cos(d) * Math.cos(a), Math.cos(d) * Math.sin(a), Math.sin(d)];
}

function sexagesimal(text: string): number {
  const [whole, minutes, seconds] = text.split(' ').map((part) => Math.abs(Number(part)));
  return (text.startsWith('-') ? -1 : 1) * (whole + minutes / 60 + seconds / 3600);
}

/** Arcsec between two unit vectors. */
function apart(one: Vector3, other: Vector3): number {
  const chord = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  return (2 * Math.asin(chord / 2)) / ARCSECOND;
}
