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
const ephemeris = testEphemeris();

/** Recorded covariances, and the day of an encounter, or one a year or more from the epoch. */
const CASES: readonly (readonly [string, string, string])[] = [
  ['2024 YR4 after it passed the Earth', 'sbdb/2024YR4_phys.json', '2032-12-22'],
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
];

test.each(CASES)(
  'of 300 clones of %s the ellipses that are not marked as curved hold as many as they should on each of 90 days',
  (_what, file, date) => {
    const orbit = recordedOrbit(file);
    const { covariance } = orbit;
    if (covariance === undefined) throw new Error('no covariance');
    const first = julianDateFromIso(date);
    const options = { model: 'full', fromDay: first, toDay: first + DAYS } as const;
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
    const wrong: string[] = [];
    for (let day = first; day < first + DAYS; day++) {
      const line = fromEarth(trajectory, day);
      const estimate = uncertainty(day, 0, line);
      if (estimate.basis === 'none' || !estimate.valid || estimate.curved) continue;
      const sigmas = clones.map((clone) => inSigmas(estimate.ellipse, line, fromEarth(clone, day)));
      const within = (most: number) => sigmas.filter((one) => one <= most).length / CLONES;
      if (within(1) < 0.31 || within(1) > 0.52 || within(3) < 0.95) {
        wrong.push(
          `day ${day - first}, by ${estimate.basis}: ${within(1)} within 1 σ, ${within(3)} within 3 σ`,
        );
      }
    }
    expect(wrong).toEqual([]);
  },
);

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

/** Normal numbers by the polar method, from a generator of Park and Miller. */
function normals(seed: number): () => number {
  let state = seed;
  const uniform = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return () => {
    for (;;) {
      const [u, v] = [2 * uniform() - 1, 2 * uniform() - 1];
      const square = u * u + v * v;
      if (square > 0 && square < 1) return u * Math.sqrt((-2 * Math.log(square)) / square);
    }
  };
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

/** How far a direction lies from the middle of an ellipse, in multiples of it: on the plane that touches the sphere there. */
function inSigmas(
  { major, minor, positionAngle }: SkyEllipse,
  line: Float64Array,
  other: Float64Array,
): number {
  const unit = line.map((value) => value / Math.hypot(...line));
  const axis = Math.hypot(unit[0], unit[1]);
  const east = [-unit[1] / axis, unit[0] / axis, 0];
  const north = [-unit[2] * east[1], unit[2] * east[0], axis];
  const [x, y, depth] = [dot(other, east), dot(other, north), dot(other, unit)];
  const angle = Math.atan2(Math.hypot(x, y), depth) / ARCSECOND / (Math.hypot(x, y) || 1);
  const [sin, cos] = [Math.sin(positionAngle), Math.cos(positionAngle)];
  return Math.hypot((angle * (x * sin + y * cos)) / major, (angle * (x * cos - y * sin)) / minor);
}
