import { expect, test } from 'vitest';
import { arcCosine } from '#engine/angles.ts';
import { DEGREE, TURN } from '#engine/constants.ts';
import { magnitudeHG, apparentMagnitude } from '#engine/photometry/photometry.ts';
import {
  detectionPolar,
  type DetectionPolar,
  placesOfMagnitude,
  type PolarPoint,
} from '#engine/synodic/detection-polar.ts';
import { seededRandom } from '../seeded-random.ts';

const asteroid = (h: number) => ({ law: 'H-G', h, g: 0.25 }) as const;

test('the detection polar has the limiting magnitude at every point, by whole degrees of phase', () => {
  const polar = detectionPolar(asteroid(22), 18);
  if (polar.kind !== 'two lobes') throw new Error('a small object has a separate lobe about the Earth');
  expect(polar.earth.map(({ phase }) => Math.round(phase / DEGREE))).toEqual(
    Array.from({ length: 180 }, (_, degrees) => degrees),
  );
  for (const point of pointsOf(polar)) {
    const { earthDistance, sunDistance, phase } = point;
    expect(magnitudeHG(22, 0.25, sunDistance, earthDistance, phase)).toBeCloseTo(18, 9);
  }
});

test('the detection polar solves triangles: both distances and the phase follow from the place', () => {
  for (const point of [14, 18, 21, 24].flatMap((h) => pointsOf(detectionPolar(asteroid(h), 20, 0.983)))) {
    const fromEarth = Math.hypot(point.x - 0.983, point.across);
    const fromSun = Math.hypot(point.x, point.across);
    expect(point.earthDistance).toBeCloseTo(fromEarth, 9);
    expect(point.sunDistance).toBeCloseTo(fromSun, 9);
    if (Math.min(fromEarth, fromSun) < 1e-3) continue; // places good to 1e-16 au leave no angle there
    const phase = Math.atan2(0.983 * point.across, point.x * (point.x - 0.983) + point.across ** 2);
    expect(point.phase).toBeCloseTo(phase, 9);
  }
});

test('the detection polar parts the places where an object is seen from those where it is not, at 1,000 random places', () => {
  const random = seededRandom(7);
  for (const h of [16, 19.7, 25]) {
    const law = asteroid(h);
    const polar = detectionPolar(law, 18);
    for (let place = 0; place < 1000; place++) {
      const [x, across] = [4 * random() - 1.5, 2 * random()];
      const magnitude = magnitudeAt(law, x, across);
      if (Math.abs(magnitude - 18) < 0.05) continue;
      expect(isSeen(polar, x, across), `H ${h} at ${x}, ${across}`).toBe(magnitude < 18);
    }
  }
});

test('the detection polar has the limiting magnitude at 1,000 random points of the surface that it is turned to', () => {
  const random = seededRandom(19);
  for (let point = 0; point < 1000; point++) {
    const [h, limit, base] = [14 + 12 * random(), 16 + 6 * random(), 0.983 + 0.034 * random()];
    const places = placesOfMagnitude(asteroid(h), limit, base, 170 * DEGREE * random());
    if (places === undefined) continue; // brighter than the limit all over
    const { x, across } = random() < 0.5 ? places.nearEarth : places.nearSun;
    const turn = TURN * random();
    const place = [x, across * Math.cos(turn), across * Math.sin(turn)];
    const fromEarth = [place[0] - base, place[1], place[2]];
    const [r, delta] = [Math.hypot(...place), Math.hypot(...fromEarth)];
    const cosine =
      (place[0] * fromEarth[0] + place[1] * fromEarth[1] + place[2] * fromEarth[2]) / (r * delta);
    expect(apparentMagnitude(asteroid(h), r, delta, arcCosine(cosine))).toBeCloseTo(limit, 2);
  }
});

test('the detection polar joins both lobes for faint limits: Apophis (H 19.7) at 18 and at 24 mag', () => {
  expect(detectionPolar(asteroid(19.7), 18).kind).toBe('two lobes');
  expect(detectionPolar(asteroid(19.7), 24).kind).toBe('joined');
});

test('the detection polar of a faint limit has no inner curve by H-G1-G2, which no longer fades beyond 150 degrees', () => {
  const polar = detectionPolar({ law: 'H-G1-G2', h: 15, g1: 0.26, g2: 0.38 }, 25);
  expect(polar).toMatchObject({ kind: 'joined', inner: [] });
});

test('a limit of the detection polar that is no magnitude is refused by its value', () => {
  expect(() => detectionPolar(asteroid(20), Number.NaN)).toThrow(/NaN/);
  expect(() => detectionPolar(asteroid(20), 400)).toThrow(/400/);
  expect(() => detectionPolar(asteroid(20), 18, 0)).toThrow(/ 0$/);
});

function pointsOf(polar: DetectionPolar): readonly PolarPoint[] {
  return polar.kind === 'two lobes' ? [...polar.earth, ...polar.sun] : [...polar.outer, ...polar.inner];
}

function magnitudeAt(law: ReturnType<typeof asteroid>, x: number, across: number): number {
  const [r, delta] = [Math.hypot(x, across), Math.hypot(x - 1, across)];
  return apparentMagnitude(law, r, delta, Math.acos((r * r + delta * delta - 1) / (2 * r * delta)));
}

/** Inside an odd number of curves, each closed along the line from Sun to Earth. */
function isSeen(polar: DetectionPolar, x: number, across: number): boolean {
  const curves = polar.kind === 'two lobes' ? [polar.earth, polar.sun] : [polar.outer, polar.inner];
  return curves.filter((curve) => encloses(curve, x, across)).length % 2 === 1;
}

function encloses(curve: readonly PolarPoint[], x: number, across: number): boolean {
  return (
    curve.filter((from, index) => {
      const to = curve[(index + 1) % curve.length];
      if (from.across > across === to.across > across) return false;
      return x < from.x + ((across - from.across) / (to.across - from.across)) * (to.x - from.x);
    }).length %
      2 ===
    1
  );
}
