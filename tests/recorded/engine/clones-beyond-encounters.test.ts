import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { parseNeoccOrbit } from '#catalogue/parse/neocc-orbit.ts';
import { parseSbdbLookup } from '#catalogue/parse/sbdb-lookup.ts';
import { ARCSECOND } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import type { SkyEllipse } from '#engine/uncertainty/sky-ellipse.ts';
import { skyUncertainty } from '#engine/uncertainty/sky-uncertainty.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { recordedFolder } from '../shared-folder.ts';

const CLONES = 300;
const DAYS = 90;
/** Days between comparisons of two clouds, which take long. */
const COMPARED_EVERY = 10;
const ephemeris = testEphemeris();

/** Recorded covariances, and the day of an encounter, or one a year or more from the epoch. */
const CASES: readonly (readonly [string, string, string])[] = [
  ['2024 YR4 after 2028', 'sbdb/2024YR4_phys.json', '2028-12-18'],
  ['Apophis by ESA', 'neocc_adam/99942.ke1', '2029-04-14'],
  ['Apophis by JPL', 'sbdb/99942_phys.json', '2029-04-14'],
  ['2023 BU', 'neocc_adam/2023BU.ke0', '2023-01-27'],
  ['Bennu', 'neocc_adam/101955.ke1', '2037-02-12'],
  ['Eros', 'neocc_adam/433.ke1', '2031-01-25'],
  ['2009 BD', 'neocc/2009BD.eq1', '2023-06-01'],
  ['2022 AP7', 'neocc_adam/2022AP7.ke1', '2027-05-01'],
  ['Itokawa', 'sbdb/25143_phys.json', '2027-05-01'],
  ['2022 OB5', 'sbdb/2022OB5_phys.json', '2029-01-27'],
  ['2015 AB', 'sbdb/2015AB_phys.json', '2027-05-01'],
  ['C/2022 E3 after it passed the Earth', 'sbdb/C_2022_E3_phys.json', '2023-02-02'],
];

/** A normal distribution has 39.35 % within one standard deviation of two dimensions; three standard deviations of that share in 300. */
const IN_ONE = 1 - Math.exp(-1 / 2);
const [LEAST_IN_ONE, MOST_IN_ONE] = [-3, 3].map(
  (sigmas) => IN_ONE + sigmas * Math.sqrt((IN_ONE * (1 - IN_ONE)) / CLONES),
);

test.each(CASES)(
  'of 300 clones of %s the ellipses that are not marked as curved hold as many as they should on each of 90 days',
  (_what, file, date) => {
    const wrong: string[] = [];
    for (const { after, estimate, line, clones } of daysAfter(file, date)) {
      if (estimate.basis === 'none' || !estimate.valid || estimate.cloud !== undefined) continue;
      const sigmas = clones.map((clone) => Math.hypot(...inSigmas(estimate.ellipse, shift(line, clone))));
      const within = (most: number) => sigmas.filter((one) => one <= most).length / sigmas.length;
      if (within(1) < LEAST_IN_ONE || within(1) > MOST_IN_ONE || within(3) < 0.95) {
        wrong.push(`day ${after}, by ${estimate.basis}: ${within(1)} within 1 σ, ${within(3)} within 3 σ`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('on the days after 2024 YR4 passes the Earth in December 2032 the region is curved, its cloud lies as other clones do, and a normal distribution by the ellipse does not', () => {
  const ofCloud: boolean[] = [];
  const ofEllipse: boolean[] = [];
  const normal = normals(31);
  const drawnByEllipse = Array.from({ length: CLONES }, (): Point => [normal(), normal()]);
  for (const { after, estimate, line, clones } of daysAfter('sbdb/2024YR4_phys.json', '2032-12-24')) {
    if (estimate.basis === 'none' || estimate.cloud === undefined)
      throw new Error(`no cloud on day ${after}`);
    if (after % COMPARED_EVERY !== 0) continue;
    const { ellipse, cloud } = estimate;
    const others = clones.map((clone) => inSigmas(ellipse, shift(line, clone)));
    const own = Array.from({ length: cloud.length / 2 }, (_, clone) =>
      inSigmas(ellipse, [cloud[2 * clone], cloud[2 * clone + 1]]),
    );
    ofCloud.push(areAlike(own, others));
    ofEllipse.push(areAlike(drawnByEllipse, others));
  }
  expect(ofCloud).toEqual(Array(DAYS / COMPARED_EVERY).fill(true));
  expect(ofEllipse).toEqual(Array(DAYS / COMPARED_EVERY).fill(false));
});

test('in the hours after 2024 YR4 passes the Moon in December 2032 its ellipses are as wide as clones lie', () => {
  const hours = comparedFrom('sbdb/2024YR4_phys.json', julianDateFromIso('2032-12-22T17:00'), 1 / 24, 12);
  for (const { estimate, line, clones } of hours) {
    if (estimate.basis === 'none') throw new Error('no estimate');
    const across = clones.map((clone) => inSigmas(estimate.ellipse, shift(line, clone))[1]);
    const width = Math.sqrt(across.reduce((sum, one) => sum + one * one, 0) / across.length);
    expect(width).toBeGreaterThan(0.7);
    expect(width).toBeLessThan(1.4);
  }
});

const daysAfter = remembered((file, date) => comparedFrom(file, julianDateFromIso(date), 1, DAYS));

/** The uncertainty so many times from a day on, at equal steps, days, and lines to clones that are drawn here, as far as they have not hit a body. */
function comparedFrom(file: string, first: number, step: number, count: number) {
  const orbit = recordedOrbit(file);
  const { covariance } = orbit;
  if (covariance === undefined) throw new Error('no covariance');
  const options = { model: 'full', fromDay: first, toDay: first + count * step } as const;
  const trajectory = propagateWithPartials(orbit, ephemeris, options);
  const uncertainty = skyUncertainty({
    orbit,
    covariance,
    origin: 'covariance',
    trajectory,
    ephemeris,
    options,
  });
  const clones = drawn(orbit, covariance).map((clone) => propagate(clone, ephemeris, options));
  return Array.from({ length: count }, (_, after) => {
    const day = first + after * step;
    const line = fromEarth(trajectory, day);
    const estimate = uncertainty(day, 0, line);
    const flying = clones.filter(({ lastDay }) => day <= lastDay);
    return { after, estimate, line, clones: flying.map((clone) => fromEarth(clone, day)) };
  });
}

function remembered<Found>(find: (file: string, date: string) => Found): typeof find {
  const found = new Map<string, Found>();
  return (file, date) => {
    const key = `${file} ${date}`;
    const known = found.get(key) ?? find(file, date);
    found.set(key, known);
    return known;
  };
}

type Point = readonly [number, number];

/** Divisions of two clouds together at random to which their own is compared. */
const DIVISIONS = 99;

/**
 * Whether two clouds are of one distribution: their energy distance is no larger than that of every one of 99 divisions of both together at
 * random, as one time in a hundred happens to clouds of the same distribution.
 *
 * Source: Székely & Rizzo (2013), J. Stat. Plan. Inference 143, 1249.
 */
function areAlike(one: readonly Point[], other: readonly Point[]): boolean {
  const all = [...one, ...other];
  const apart = all.map(([x, y]) => Float64Array.from(all, ([u, v]) => Math.hypot(x - u, y - v)));
  const isFirst = Uint8Array.from(all, (_, k) => (k < one.length ? 1 : 0));
  const own = energyDistance(apart, isFirst);
  const next = uniforms(7);
  return Array.from({ length: DIVISIONS }, () => {
    shuffle(isFirst, next);
    return energyDistance(apart, isFirst);
  }).some((random) => random >= own);
}

/** Twice the mean distance between points of either cloud less the mean distances within each. */
function energyDistance(apart: readonly Float64Array[], isFirst: Uint8Array): number {
  const sums = [0, 0, 0]; // within the other, between, within the first
  for (let k = 0; k < isFirst.length; k++) {
    for (let j = 0; j < k; j++) sums[isFirst[k] + isFirst[j]] += 2 * apart[k][j];
  }
  const first = isFirst.reduce((sum, is) => sum + is, 0);
  const other = isFirst.length - first;
  return sums[1] / (first * other) - sums[2] / first ** 2 - sums[0] / other ** 2;
}

function shuffle(values: Uint8Array, next: () => number): void {
  for (let k = values.length - 1; k > 0; k--) {
    const at = Math.floor(next() * (k + 1));
    [values[k], values[at]] = [values[at], values[k]];
  }
}

function recordedOrbit(file: string): Orbit {
  const bytes = readFileSync(join(recordedFolder('reference'), 'raw', file));
  const [row] = (file.endsWith('.json') ? parseSbdbLookup(bytes) : parseNeoccOrbit(bytes)).rows;
  return orbitOf(row as Parameters<typeof orbitOf>[0]);
}

/** Orbits of a normal distribution: a Cholesky factor and normal numbers of this test, which shares neither with the product. */
function drawn(orbit: Orbit, covariance: Float64Array): readonly Orbit[] {
  const size = Math.sqrt(covariance.length);
  const scale = Array.from({ length: size }, (_, k) => Math.sqrt(covariance[k * size + k]) || 1);
  const factor = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = covariance[row * size + column] / (scale[row] * scale[column]);
      for (let k = 0; k < column; k++) rest -= factor[row][k] * factor[column][k];
      if (row === column) factor[row][row] = Math.sqrt(Math.max(rest, 0));
      else factor[row][column] = factor[column][column] > 1e-9 ? rest / factor[column][column] : 0;
    }
  }
  const normal = normals(97);
  return Array.from({ length: CLONES }, () => {
    const z = Array.from({ length: size }, normal);
    const by = factor.map((row, k) => scale[k] * row.reduce((sum, value, j) => sum + value * z[j], 0));
    const [x, y, s] = orbit.position;
    const [vx, vy, vz] = orbit.velocity;
    const forces = orbit.nonGravitational;
    const { covariance: _, ...rest } = orbit;
    return {
      ...rest,
      position: [x + by[0], y + by[1], s + by[2]] as const,
      velocity: [vx + by[3], vy + by[4], vz + by[5]] as const,
      ...(forces === undefined || size === 6
        ? {}
        : {
            nonGravitational: {
              ...forces,
              a1: forces.a1 + by[6],
              a2: forces.a2 + by[7],
              a3: forces.a3 + by[8],
            },
          }),
    };
  });
}

/** Normal numbers by the polar method. */
function normals(seed: number): () => number {
  const next = uniforms(seed);
  return () => {
    for (;;) {
      const [u, v] = [2 * next() - 1, 2 * next() - 1];
      const square = u * u + v * v;
      if (square > 0 && square < 1) return u * Math.sqrt((-2 * Math.log(square)) / square);
    }
  };
}

/** A generator of Park and Miller. */
function uniforms(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function fromEarth(trajectory: Trajectory, day: number): Float64Array {
  const [state, earth] = [new Float64Array(6), new Float64Array(3)];
  trajectory.state(day, 0, state);
  ephemeris.position(BODY.Earth, day, 0, earth);
  return earth.map((value, k) => state[k] - value);
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** How far another direction lies east and north, arcsec, on the azimuthal equidistant projection. */
function shift(line: Float64Array, other: Float64Array): Point {
  const unit = line.map((value) => value / Math.hypot(...line));
  const axis = Math.hypot(unit[0], unit[1]);
  const east = [-unit[1] / axis, unit[0] / axis, 0];
  const north = [-unit[2] * east[1], unit[2] * east[0], axis];
  const [x, y, depth] = [dot(other, east), dot(other, north), dot(other, unit)];
  const angle = Math.atan2(Math.hypot(x, y), depth) / ARCSECOND / (Math.hypot(x, y) || 1);
  return [angle * x, angle * y];
}

/** A shift along and across an ellipse, in multiples of its axes. */
function inSigmas({ major, minor, positionAngle }: SkyEllipse, [x, y]: Point): Point {
  const [sin, cos] = [Math.sin(positionAngle), Math.cos(positionAngle)];
  return [(x * sin + y * cos) / major, (x * cos - y * sin) / minor];
}
