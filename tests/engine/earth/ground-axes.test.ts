import { expect, test } from 'vitest';
import { ARCSECOND, AU_KM, DEGREE } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { NO_POLE, type Pole, poleAt } from '#engine/earth/earth-orientation.ts';
import { polarMotion } from '#engine/earth/ground-axes.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { angleBetween } from '#engine/angles.ts';
import { horizontal } from '#engine/observe/horizon.ts';
import { observerFrames } from '#engine/observe/observer-frames.ts';
import { observingTime } from '#engine/observe/observing-time.ts';
import { locate } from '#engine/observe/locate.ts';
import { createPlace } from '#engine/observe/place.ts';
import { ttMinusUtc } from '#engine/time/scales.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

/**
 * Horizontal places of directions by astropy 8.0.1 (ERFA, IERS-B), and the pole of the same dates by IERS EOP 14 C04.
 *
 * JD UTC, east longitude, latitude, height (m), RA, Dec, azimuth, altitude (deg), UT1 - UTC (s), pole x, y (arcsec).
 */
const ASTROPY: readonly (readonly number[])[] = [
  [2457558.45564932, 166.67, -77.85, 10, 84.17825345, 50.31057258, 21.310785, -39.178409, -0.20431, 0.128154, 0.493288],
  [2457575.97374973, 0, 51.4769, 46, 138.36404085, 1.99817783, 128.796352, 28.715949, -0.21609, 0.163351, 0.477966],
  [2457508.9848575, -70.4045, -24.6272, 2635, 307.53189607, -26.0225333, 261.21272, 76.187477, -0.134, 0.03327, 0.47156],
  [2457203.41759555, 149.0661, -31.2733, 1165, 356.5793691, 8.90061691, 309.403803, 34.257567, -0.67598, 0.140645, 0.448967],
]; // prettier-ignore

test('polar motion turns the axes as SOFA does (t_sofa_c, iauPom00)', () => {
  const pole = { x: 2.550_602_38e-7, y: 1.860_359_247e-6 };
  const expected = [
      0.999_999_999_999_967_5, -0.136_717_458_072_884_7e-10, 0.255_060_237_999_997_2e-6,
      0.141_462_494_795_703e-10, 0.999_999_999_998_269_5, -0.186_035_924_699_886_6e-5,
      -0.255_060_237_974_121_5e-6, 0.186_035_924_700_241_4e-5, 0.999_999_999_998_237,
    ]; // prettier-ignore
  const turn = new Float64Array(9);
  polarMotion(pole, 0.06, turn);
  turn.forEach((value, k) => expect(Math.abs(value - expected[k])).toBeLessThan(1e-16));
});

test.each(ASTROPY)(
  'polar motion brings azimuth and altitude of JD %f within 0.05 arcsec of astropy',
  (...row) => {
    const pole = { x: row[9] * ARCSECOND, y: row[10] * ARCSECOND };
    expect(missArcsec(row, pole)).toBeLessThan(0.05);
    expect(missArcsec(row, NO_POLE)).toBeGreaterThan(0.2);
  },
);

test('polar motion moves an observer by 15 m at most, and the geocentre not at all', () => {
  const site = siteFromGeodetic(10, 45, 0);
  const time = observingTime(2_457_500.5, BUILT_IN_EARTH);
  const moved = observerFrames(site, testEphemeris(), [{ ...time, pole: { x: 0, y: 0.5 * ARCSECOND } }]);
  const still = observerFrames(site, testEphemeris(), [time]);
  const metres = Math.hypot(...[0, 1, 2].map((k) => moved.observer[k] - still.observer[k])) * AU_KM * 1000;
  expect(metres).toBeGreaterThan(8);
  expect(metres).toBeLessThan(15.5);
});

test('polar motion is zero by the built-in table, which has none, as in JPL Horizons', () => {
  expect(poleAt(57_000, BUILT_IN_EARTH)).toBe(NO_POLE);
  expect(poleAt(70_000, BUILT_IN_EARTH)).toEqual(NO_POLE);
});

/** Angle between our place and astropy's. */
function missArcsec(row: readonly number[], pole: Pole): number {
  const [jd, longitude, latitude, height, ra, dec, azimuth, altitude, ut1MinusUtc] = row;
  const time = { ...observingTime(jd, BUILT_IN_EARTH), deltaT: ttMinusUtc(jd) - ut1MinusUtc, pole };
  const frames = observerFrames(siteFromGeodetic(longitude, latitude, height), testEphemeris(), [time]);
  const place = createPlace();
  const over = { azimuth: 0, altitude: 0, hourAngle: 0 };
  const far = direction(ra * DEGREE, dec * DEGREE).map((x) => x * 1e9);
  locate(
    frames,
    0,
    {
      existsFrom: -Infinity,
      existsUntil: Infinity,
      state: (_day, _offset, out) => out.set([...far, 0, 0, 0]),
    },
    place,
  );
  horizontal(frames, 0, place.ofDate, over);
  const seen = direction(over.azimuth, over.altitude);
  return angleBetween(seen, direction(azimuth * DEGREE, altitude * DEGREE), 0) / ARCSECOND;
}

function direction(longitude: number, latitude: number): Float64Array {
  const across = Math.cos(latitude);
  return Float64Array.of(across * Math.cos(longitude), across * Math.sin(longitude), Math.sin(latitude));
}
