import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { placeBodies } from '#parts/solar-system/place-bodies.ts';
import { planetOrbits } from '#parts/solar-system/planet-orbits.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';

const DAY = 2_461_000.5;

/** Semi-major axis, au, and eccentricity. Source: NASA planetary fact sheets (nssdc.gsfc.nasa.gov/planetary/factsheet). */
const FACT_SHEET: Readonly<Record<string, readonly [number, number]>> = {
  mercury: [0.387, 0.206],
  venus: [0.723, 0.007],
  earth: [1, 0.017],
  mars: [1.524, 0.094],
  jupiter: [5.204, 0.049],
  saturn: [9.573, 0.052],
  uranus: [19.165, 0.047],
  neptune: [30.181, 0.01],
};

test.each(planetOrbits(testEphemeris(), DAY))(
  '$name has the size and shape of the fact sheet',
  ({ id, path }) => {
    const [a, e] = FACT_SHEET[id];
    expect(Math.hypot(...path.alongP) / a).toBeCloseTo(1, 1.5);
    expect(Math.abs(path.eccentricity - e)).toBeLessThan(0.015);
  },
);

test.each(planetOrbits(testEphemeris(), DAY))('$name is on its ellipse', ({ id, path }) => {
  const { position } = placeBodies(testEphemeris(), DAY, 0).find((body) => body.id === id)!;
  const { eccentricity: e, meanAnomaly: m, alongP, alongQ } = path;
  let anomaly = m;
  for (let step = 0; step < 20; step++) anomaly = m + e * Math.sin(anomaly);
  const onEllipse = [0, 1, 2].map((i) => alongP[i] * (Math.cos(anomaly) - e) + alongQ[i] * Math.sin(anomaly));
  const gap = Math.hypot(...onEllipse.map((value, i) => value - position[i]));
  expect(gap).toBeLessThan(5e-5);
});

test('The Earth is at the heliocentric longitude opposite to the Sun at the March equinox of 2026', () => {
  const EQUINOX = 2_461_120.115; // 2026-03-20T14:46 UTC (Astronomical Almanac), in TDB
  const earth = placeBodies(testEphemeris(), 2_461_120.5, EQUINOX - 2_461_120.5).find(
    ({ id }) => id === 'earth',
  )!;
  const longitude = Math.atan2(earth.position[1], earth.position[0]) / DEGREE;
  const precession = 0.366; // degrees of general precession in longitude from J2000 to the date
  expect(Math.abs(longitude) + precession).toBeCloseTo(180, 1);
});
