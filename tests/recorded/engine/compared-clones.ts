import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { parseNeoccOrbit } from '#catalogue/parse/neocc-orbit.ts';
import { parseSbdbLookup } from '#catalogue/parse/sbdb-lookup.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import type { SkyEstimate } from '#engine/uncertainty/estimate.ts';
import { skyUncertainty } from '#engine/uncertainty/sky-uncertainty.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { recordedFolder } from '../shared-folder.ts';
import { normals } from './random-numbers.ts';

/** Orbits that are drawn from a covariance; `CLONES=1200` for shares that scatter half as much. */
export const CLONES = Number(process.env['CLONES'] ?? 300);

const ephemeris = testEphemeris();

/** What the engine says of an orbit at an instant, and where clones of it are then. */
export type Compared = {
  /** Number of the step. */
  readonly after: number;
  readonly estimate: SkyEstimate;
  /** From the Earth's centre to the object, au; undefined where it has hit a body. */
  readonly line: Float64Array | undefined;
  /** The same for the clones that have not. */
  readonly clones: readonly Float64Array[];
};

/** Equal steps over a stretch of time. */
export type Stretch = {
  /** Julian date TDB. */
  readonly first: number;
  /** Days. */
  readonly step: number;
  readonly count: number;
};

/**
 * The uncertainty of an orbit on each of several stretches, and lines to clones that are drawn here. A clone is integrated once for
 * all of them: its way to the last leads through the others.
 *
 * @param file of the recorded reference data.
 */
export function comparedOn(file: string, stretches: readonly Stretch[]): readonly (readonly Compared[])[] {
  const orbit = recordedOrbit(file);
  const { covariance } = orbit;
  if (covariance === undefined) throw new Error('no covariance');
  const fromDay = Math.min(...stretches.map(({ first }) => first));
  const toDay = Math.max(...stretches.map(lastOf));
  const clones = drawn(orbit, covariance).map((clone) => {
    const trajectory = propagate(clone, ephemeris, { model: 'full', fromDay, toDay });
    return stretches.map((stretch) => daysOf(stretch).map((day) => lineOf(trajectory, day)));
  });
  return stretches.map((stretch, at) => {
    const options = { model: 'full', fromDay: stretch.first, toDay: lastOf(stretch) } as const;
    const trajectory = propagateWithPartials(orbit, ephemeris, options);
    const origin = 'covariance';
    const uncertainty = skyUncertainty({ orbit, covariance, origin, trajectory, ephemeris, options });
    return daysOf(stretch).map((day, after) => {
      const line = lineOf(trajectory, day);
      const estimate = uncertainty(day, 0, line ?? new Float64Array(3));
      return { after, estimate, line, clones: clones.flatMap((lines) => lines[at][after] ?? []) };
    });
  });
}

function lastOf({ first, step, count }: Stretch): number {
  return first + count * step;
}

function daysOf({ first, step, count }: Stretch): readonly number[] {
  return Array.from({ length: count }, (_, after) => first + after * step);
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
              ...(covariance[9 * size + 9] === 0 ? {} : { delay: (forces.delay ?? 0) + by[9] }),
            },
          }),
    };
  });
}

/** From the Earth to an object; nothing once it has hit a body. */
function lineOf(trajectory: Trajectory, day: number): Float64Array | undefined {
  if (day > trajectory.lastDay) return undefined;
  const [state, earth] = [new Float64Array(6), new Float64Array(3)];
  trajectory.state(day, 0, state);
  ephemeris.position(BODY.Earth, day, 0, earth);
  return earth.map((value, k) => state[k] - value);
}
