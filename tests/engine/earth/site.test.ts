import { expect, test } from 'vitest';
import { AU_KM, DEGREE } from '#engine/constants.ts';
import { geodeticFromMeridional, meridionalFromGeodetic } from '#engine/earth/ellipsoid.ts';
import { siteFromGeodetic, siteFromParallaxConstants } from '#engine/earth/site.ts';

test('the parallax constants of Greenwich give its latitude (MPC code 000)', () => {
  const site = siteFromParallaxConstants(0, 0.62411, 0.77873);
  expect(site.latitude / DEGREE).toBeCloseTo(51.4779, 2);
  expect(Math.abs(site.heightKm)).toBeLessThan(0.3);
});

test('the parallax constants of Rubin Observatory give Cerro Pachon, 2650 m high (MPC code X05)', () => {
  const site = siteFromParallaxConstants(289.25058, 0.864981, -0.500958);
  expect(site.latitude / DEGREE).toBeCloseTo(-30.2446, 3);
  expect(site.heightKm).toBeGreaterThan(2.6);
  expect(site.heightKm).toBeLessThan(2.75);
});

test('WGS84: 45 deg north at sea level is 4517.590 km from the axis and 4487.348 km north of the equator', () => {
  const { axisAu, equatorAu } = meridionalFromGeodetic(45 * DEGREE, 0);
  expect(axisAu * AU_KM).toBeCloseTo(4517.591, 2);
  expect(equatorAu * AU_KM).toBeCloseTo(4487.348, 2);
});

test.each([-90, -60, -1e-9, 0, 30, 89.999, 90])(
  'latitude %d deg survives the conversion to distances from axis and equator and back',
  (degrees) => {
    for (const heightAu of [0, 5 / AU_KM, 400 / AU_KM]) {
      const back = geodeticFromMeridional(meridionalFromGeodetic(degrees * DEGREE, heightAu));
      expect(Math.abs(back.latitude - degrees * DEGREE)).toBeLessThan(1e-11);
      expect(Math.abs(back.heightAu - heightAu) * AU_KM).toBeLessThan(1e-6);
    }
  },
);

test('a site at a pole lies on the axis', () => {
  expect(siteFromGeodetic(0, 90, 2835).axisAu).toBeCloseTo(0, 15);
});

test('a site that cannot be a place is refused by its value', () => {
  expect(() => siteFromGeodetic(0, 91, 0)).toThrow(/Latitude .* 91/);
  expect(() => siteFromGeodetic(400, 0, 0)).toThrow(/longitude .* 400/);
  expect(() => siteFromGeodetic(0, 0, Number.NaN)).toThrow(/Height .* NaN/);
  expect(() => siteFromParallaxConstants(0, 0.1, 0.1)).toThrow(/Geocentric distance/);
});
