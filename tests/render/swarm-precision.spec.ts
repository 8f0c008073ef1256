import { expect, test } from '@playwright/test';
import { AU_KM, DAYS_PER_JULIAN_YEAR, DEGREE } from '#engine/constants.ts';
import { icrfToEcliptic, type Vector3 } from '#engine/orbit/ecliptic.ts';
import { apparentMagnitude, type Photometry } from '#engine/photometry/photometry.ts';
import { createSwarm } from '#engine/swarm/swarm.ts';
import { openLab } from './lab/open-lab.ts';
import { EPOCH_DAY, orbitOf, randomOrbits, type TestOrbit } from './lab/test-orbits.ts';

const CENTURY = 100 * DAYS_PER_JULIAN_YEAR;
const WITHIN_5_AU_KM = 1000;
const BEYOND = 3e-6; // of the distance from the Sun

const CASES: readonly { name: string; orbits: readonly TestOrbit[]; days: readonly number[] }[] = [
  { name: 'eccentricities up to 0.99', orbits: randomOrbits(4000, 7, 0.99), days: [0] },
  { name: 'a century from the epoch', orbits: randomOrbits(4000, 8, 0.99), days: [CENTURY] },
  {
    name: 'eight days after the anomalies were sent',
    orbits: randomOrbits(4000, 9, 0.99),
    days: [-CENTURY, -CENTURY + 7.9],
  },
  { name: 'around the perihelion of the longest orbits', orbits: perihelionPassages(2000), days: [1] },
  { name: 'nearly parabolic and open orbits', orbits: openOrbits(50), days: [0, 300] },
];

for (const { name, orbits, days } of CASES) {
  test(`a swarm is drawn where the engine has it: ${name}`, async ({ page }) => {
    await openLab(page, 'eval');
    const drawn = await page.evaluate(([o, d]) => window.lab.swarmPositions(o, d), [orbits, days] as const);
    const { nearKm, farPart, near, far } = worst(drawn, truth(orbits, days.at(-1) ?? 0));
    test.info().annotations.push({
      type: 'measured',
      description: `${nearKm.toFixed(0)} km, ${farPart.toExponential(1)}`,
    });
    expect(near + far).toBe(orbits.length);
    expect(nearKm).toBeLessThan(WITHIN_5_AU_KM);
    expect(farPart).toBeLessThan(BEYOND);
  });
}

test('objects of a swarm are as bright as the engine has them', async ({ page }) => {
  const orbits = randomOrbits(2000, 11, 0.95);
  const laws = orbits.map((_, row): Photometry =>
    row % 20 === 0 ? { law: 'comet', m1: 9, k1: 12 } : { law: 'H-G', h: 20, g: 0.05 + (row % 5) / 10 },
  );
  const columns = laws.flatMap((law) => (law.law === 'comet' ? [law.m1, law.k1, 1] : [20, slopeOf(law), 0]));
  await openLab(page, 'eval');
  const drawn = await page.evaluate(([o, l, observer]) => window.lab.swarmMagnitudes(o, l, observer), [
    orbits,
    columns,
    EARTH,
  ] as const);
  const places = truth(orbits, 0);
  const errors = laws.flatMap((law, row) => {
    const place = places.subarray(3 * row, 3 * row + 3);
    const sight = place.map((part, axis) => part - EARTH[axis]);
    const [r, delta] = [Math.hypot(...place), Math.hypot(...sight)];
    const cosine = place.reduce((sum, part, axis) => sum + part * sight[axis], 0) / (r * delta);
    const phase = Math.acos(Math.min(1, Math.max(-1, cosine)));
    if (phase > OPPOSITE || phase < ACROSS) return [];
    return [Math.abs(apparentMagnitude(law, r, delta, phase) - drawn[row])];
  });
  expect(errors.length).toBeGreaterThan(1900);
  expect(Math.max(...errors)).toBeLessThan(0.002);
});

/** Where floats hold the phase: 0.5 deg from the point across from the Sun, 6 deg from the Sun itself. */
const ACROSS = 0.5 * DEGREE;
const OPPOSITE = 174 * DEGREE;
const EARTH: Vector3 = [0.6, -0.8, 0];

function slopeOf(law: Photometry): number {
  return law.law === 'H-G' ? law.g : 0;
}

function truth(orbits: readonly TestOrbit[], day: number): Float64Array {
  const icrf = new Float64Array(3 * orbits.length);
  createSwarm(orbits.map(orbitOf)).positions(EPOCH_DAY, day, icrf);
  return Float64Array.from(
    orbits.flatMap((_, row) => icrfToEcliptic([icrf[3 * row], icrf[3 * row + 1], icrf[3 * row + 2]])),
  );
}

/** Largest error within 5 au, km, and beyond, parts of the distance, with the number of objects in each. */
function worst(drawn: readonly number[], right: Float64Array) {
  const result = { nearKm: 0, farPart: 0, near: 0, far: 0 };
  for (let at = 0; at < right.length; at += 3) {
    const distance = Math.hypot(right[at], right[at + 1], right[at + 2]);
    const error = Math.hypot(
      drawn[at] - right[at],
      drawn[at + 1] - right[at + 1],
      drawn[at + 2] - right[at + 2],
    );
    if (distance < 5) {
      result.near += 1;
      result.nearKm = Math.max(result.nearKm, error * AU_KM);
    } else {
      result.far += 1;
      result.farPart = Math.max(result.farPart, error / distance);
    }
  }
  return result;
}

/** Orbits of e up to 0.99 within 300 days of their perihelion. */
function perihelionPassages(count: number): TestOrbit[] {
  return randomOrbits(count, 10, 1).map((orbit, row) => {
    const eccentricity = 0.9 + 0.0899 * orbit.eccentricity;
    const a = orbit.perihelionDistance / (1 - eccentricity);
    const daysFromPerihelion = 600 * (row / count) - 300;
    const meanMotion = 0.017_202 / (a * Math.sqrt(a));
    return { ...orbit, eccentricity, meanAnomaly: meanMotion * daysFromPerihelion };
  });
}

function openOrbits(count: number): TestOrbit[] {
  return randomOrbits(count, 11, 1).map((orbit, row) => ({
    ...orbit,
    eccentricity: row % 2 === 0 ? 0.99 + 0.009 * orbit.eccentricity : 1.001 + orbit.eccentricity,
    meanAnomaly: 0.02 * (orbit.meanAnomaly - 3),
  }));
}
