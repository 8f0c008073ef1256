import { expect, test } from 'vitest';
import { AU_KM, DEGREE, J2000 } from '#engine/constants.ts';
import { rotate } from '#engine/earth/frames.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { eclipticToIcrf, icrfToEcliptic, type Vector3 } from '#engine/orbit/ecliptic.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { MAIN_BODY_IDS, type MainBodyId } from '#contract/fvt/main-bodies.ts';
import { bodiesAt } from '#tools/fvt/scene/bodies-at.ts';
import { placeBodies } from '#parts/solar-system/place-bodies.ts';
import { difference, vec3 } from '#render/geometry/vectors.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';

const DATES = ['1955-03-03T07:11', '1999-12-31T23:59', '2029-04-13T21:46', '2100-07-01T15:30'];

/** A main body as it is drawn, with the direction to the Sun. */
function drawn(id: MainBodyId, jdUtc: number) {
  const { day, offset } = tdbFromUtc(jdUtc);
  const ephemeris = testEphemeris();
  const centre = placeBodies(ephemeris, day, offset).find((body) => body.id === id);
  if (centre === undefined) throw new Error(`${id} has no place`);
  const sun = difference([0, 0, 0], centre.position);
  const [body] = bodiesAt(id, { sun, companion: undefined }, { sun: true, moon: true });
  return { ...body, rotation: body.axesAt(day, offset), sun, days: day - J2000 + offset };
}

/** East longitude of the meridian that a direction lies over, degrees. */
function longitudeBelow(rotation: readonly number[], direction: Vector3): number {
  const [x, y] = [0, 3].map((at) => vec3.dot(direction, [rotation[at], rotation[at + 1], rotation[at + 2]]));
  return Math.atan2(y, x) / DEGREE;
}

function apart(one: number, other: number): number {
  return Math.abs(((((one - other + 180) % 360) + 360) % 360) - 180);
}

test('a globe of a flyby has the Sun over the meridian of the Earth over which the apparent Sun is, to 0.1°', () => {
  for (const date of DATES) {
    const jdUtc = julianDateFromIso(date);
    const frames = observerFramesUtc({ kind: 'geocentre' }, testEphemeris(), [jdUtc]);
    const { sun: apparent } = sunAndMoon(frames, testEphemeris());
    const { rotation, sun } = drawn('earth', jdUtc);
    const ofDate = new Float64Array(3);
    rotate(frames.trueEquator, apparent.apparent, ofDate);
    const rightAscension = Math.atan2(ofDate[1], ofDate[0]);
    const expected = (rightAscension - frames.siderealTime[0]) / DEGREE;
    expect(apart(longitudeBelow(rotation, sun), expected)).toBeLessThan(0.1);
  }
});

/**
 * North pole and prime meridian at J2000 and per century or day, degrees, with the slow terms of Mars.
 * Source: Archinal et al. (2018), Celest. Mech. Dyn. Astron. 130, 22, table 1.
 */
test.each([
  ['mars', [317.269_202, -0.109_275_47], [54.432_516, -0.058_271_05], [176.049_863, 350.891_982_443_297]],
  ['jupiter', [268.056_595, -0.006_499], [64.495_303, 0.002_413], [284.95, 870.536]],
  ['saturn', [40.589, -0.036], [83.537, -0.004], [38.9, 810.793_902_4]],
  ['venus', [272.76, 0], [67.16, 0], [160.2, -1.481_368_8]],
] as const)(
  'a globe of a flyby of %s has the Sun over the meridian that the IAU has it over, to 0.1°',
  (id, ra, dec, w) => {
    for (const date of DATES) {
      const { rotation, sun, days } = drawn(id, julianDateFromIso(date));
      const t = days / 36_525;
      const slow = (phase: number) => (phase + 0.504_261_5 * t) * DEGREE;
      const mars = id === 'mars' ? 1 : 0;
      const alpha = ra[0] + ra[1] * t + mars * 0.419_057 * Math.sin(slow(79.398_797));
      const delta = dec[0] + dec[1] * t + mars * 1.591_274 * Math.cos(slow(166.325_722));
      const meridian = w[0] + w[1] * days + mars * 0.584_542 * Math.sin(slow(95.391_654));
      const pole = direction(alpha, delta);
      const node = direction(alpha + 90, 0);
      const toSun = eclipticToIcrf(sun);
      const eastward: [number, number, number] = [0, 0, 0];
      vec3.cross(eastward, pole, node);
      const fromNode = Math.atan2(vec3.dot(toSun, eastward), vec3.dot(toSun, node)) / DEGREE;
      expect(apart(longitudeBelow(rotation, sun), fromNode - meridian)).toBeLessThan(0.1);
      const [zx, zy, zz] = rotation.slice(6);
      expect(vec3.dot(icrfToEcliptic(pole), [zx, zy, zz])).toBeGreaterThan(Math.cos(0.1 * DEGREE));
    }
  },
);

/** Polar radii, km: the same, table 4. */
test.each([
  ['earth', 6356.8],
  ['jupiter', 66_854],
  ['saturn', 54_364],
  ['moon', 1737.4],
] as const)('a globe of a flyby of %s is flattened to its polar radius', (id, polarKm) => {
  const { radius, flattening = 0 } = drawn(id, J2000);
  expect(radius * (1 - flattening) * AU_KM).toBeCloseTo(polarKm, 0);
});

test('a globe of a flyby of every main body has axes, and a flattening below that of Saturn at most', () => {
  for (const id of MAIN_BODY_IDS) expect(drawn(id, J2000).flattening).toBeLessThan(0.1);
});

function direction(raDeg: number, decDeg: number): Vector3 {
  const [ra, dec] = [raDeg * DEGREE, decDeg * DEGREE];
  return [Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)];
}
