import { expect, test } from 'vitest';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { DEGREE } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { horizontal } from '#engine/observe/horizon.ts';
import type { LightSource } from '#engine/observe/light-source.ts';
import { observerFrames } from '#engine/observe/observer-frames.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { observingTime } from '#engine/observe/observing-time.ts';
import { locate } from '#engine/observe/locate.ts';
import { createPlace } from '#engine/observe/place.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { ttMinusUtc } from '#engine/time/scales.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { RECORDED } from '../references.ts';

type Transforms = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (number | string)[])[];
};

/** Something so far away that neither parallax nor light time matters. */
function starAt(raDeg: number, decDeg: number): LightSource {
  const distance = 1e9;
  const [ra, dec] = [raDeg * DEGREE, decDeg * DEGREE];
  const place = [Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)].map(
    (x) => x * distance,
  );
  return {
    existsFrom: -Infinity,
    existsUntil: Infinity,
    state: (_day, _offset, out) => out.set([...place, 0, 0, 0]),
  };
}

function read(name: string): Transforms {
  return RECORDED.caseAt<Transforms>(`cases/geometry/${name}`);
}

test('azimuth and altitude of fixed directions agree with astropy to 0.7 arcsec, polar motion being neglected', () => {
  const { columns, rows } = read('astropy_transforms.json');
  const errors = rows.filter(inside).map((row) => {
    const at = (name: string): number => Number(row[columns.indexOf(name)]);
    const jd = at('jd_utc');
    const time = { ...observingTime(jd, BUILT_IN_EARTH), deltaT: ttMinusUtc(jd) - at('ut1_minus_utc_s') };
    const site = siteFromGeodetic(at('lon_e_deg'), at('lat_deg'), at('alt_m'));
    const frames = observerFrames(site, testEphemeris(), [time]);
    const place = createPlace();
    const over = { azimuth: 0, altitude: 0, hourAngle: 0 };
    locate(frames, 0, starAt(at('ra_icrs_deg'), at('dec_icrs_deg')), place);
    horizontal(frames, 0, place.ofDate, over);
    return separation(over.azimuth, over.altitude, at('az_deg') * DEGREE, at('alt_deg') * DEGREE);
  });
  expect(errors.length).toBeGreaterThan(50);
  expect(Math.max(...errors)).toBeLessThan(0.7);
});

test('azimuth and altitude of Sun and Moon agree with astropy to the 0.005 deg of its builtin ephemeris', () => {
  const { columns, rows } = read('astropy_sun_moon_altaz.json');
  const errors = rows.filter(inside).flatMap((row) => {
    const at = (name: string): number => Number(row[columns.indexOf(name)]);
    const site = siteFromGeodetic(at('lon_e_deg'), at('lat_deg'), at('alt_m'));
    const frames = observerFramesUtc(site, testEphemeris(), [at('jd_utc')]);
    const { sun, moon } = sunAndMoon(frames, testEphemeris());
    return [
      separation(sun.azimuth[0], sun.altitude[0], at('sun_az_deg') * DEGREE, at('sun_alt_deg') * DEGREE),
      separation(moon.azimuth[0], moon.altitude[0], at('moon_az_deg') * DEGREE, at('moon_alt_deg') * DEGREE),
    ];
  });
  expect(errors.length).toBeGreaterThan(50);
  expect(Math.max(...errors)).toBeLessThan(0.006 * 3600);
});

function inside(row: readonly (number | string)[]): boolean {
  const { firstDay, lastDay } = testEphemeris();
  return Number(row[0]) > firstDay + 1 && Number(row[0]) < lastDay - 1;
}

/** Angle between two horizontal directions, arcsec. */
function separation(azimuth: number, altitude: number, otherAzimuth: number, otherAltitude: number): number {
  const across = (azimuth - otherAzimuth) * Math.cos(altitude);
  const turned = Math.abs(across) > Math.PI ? 2 * Math.PI * Math.cos(altitude) - Math.abs(across) : across;
  return (Math.hypot(turned, altitude - otherAltitude) / DEGREE) * 3600;
}
