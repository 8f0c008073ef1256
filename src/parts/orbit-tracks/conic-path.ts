import { numberAt, vectorAt } from '#engine/numbers-in.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { allocateEllipses, writeEllipse } from '#engine/swarm/swarm-ellipses.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';
import { twoBodyStep } from '#engine/kepler/two-body-step.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import { vec3 } from '#render/geometry/vectors.ts';

/** An ellipse about the Sun as it is drawn. */
export type EllipsePath = Extract<OrbitPath, { kind: 'ellipse' }>;

/**
 * The ellipse on which a body moves about the Sun alone.
 *
 * @param state heliocentric, ecliptic J2000, au and au/d.
 * @returns undefined for an orbit that is open or nearly so.
 */
export function ellipsePath(epoch: Orbit['epoch'], state: Float64Array): EllipsePath | undefined {
  const ellipse = allocateEllipses(1);
  if (!writeEllipse(ellipse, 0, epoch, state, 0)) return undefined;
  return {
    kind: 'ellipse',
    alongP: vectorAt(ellipse.alongP),
    alongQ: vectorAt(ellipse.alongQ),
    eccentricity: numberAt(ellipse.eccentricity, 0),
    meanMotion: numberAt(ellipse.meanMotion, 0),
    meanAnomaly: numberAt(ellipse.meanAnomaly, 0),
    day: epoch.day + epoch.offset,
  };
}

/** How far from the Sun an open orbit is drawn, au: a little beyond Neptune. */
const REACH_AU = 40;

/** Points of the line on each side of the perihelion. */
const POINTS = 360;

/** Longest time drawn on one side of the perihelion, d; slow long-period comets end there. */
const LONGEST = 60_000;

/**
 * The line of a parabolic, hyperbolic or nearly parabolic orbit, from where it comes in to where it leaves.
 *
 * @param state heliocentric, ecliptic J2000, au and au/d, at `epoch`, Julian date TDB.
 */
export function openOrbitPath(state: Float64Array, epoch: number): OrbitPath {
  const reach = daysToReach(state);
  const positions = new Float64Array(3 * (2 * POINTS + 1));
  const offsets = new Float64Array(2 * POINTS + 1);
  const moved = new Float64Array(6);
  const perihelion = daysToPerihelion(state);
  for (let row = 0; row < offsets.length; row++) {
    const part = (row - POINTS) / POINTS;
    const days = perihelion + reach * part * part * part; // dense where the motion is fast
    twoBodyStep(SUN_GM, state, days, moved);
    positions.set(moved.subarray(0, 3), 3 * row);
    offsets[row] = days;
  }
  return { kind: 'points', positions, day: epoch, offsets };
}

/** Days from the epoch to the perihelion, where the distance stops falling; found by halving. */
function daysToPerihelion(state: Float64Array): number {
  let before = -LONGEST;
  let after = LONGEST;
  for (let step = 0; step < 60; step++) {
    const middle = (before + after) / 2;
    if (radialSpeed(state, middle) < 0) before = middle;
    else after = middle;
  }
  return (before + after) / 2;
}

/** Days from the perihelion to {@link REACH_AU}, or {@link LONGEST}. */
function daysToReach(state: Float64Array): number {
  const perihelion = daysToPerihelion(state);
  let near = 0;
  let far = LONGEST;
  for (let step = 0; step < 40; step++) {
    const middle = (near + far) / 2;
    if (distance(state, perihelion + middle) < REACH_AU) near = middle;
    else far = middle;
  }
  return far;
}

function radialSpeed(state: Float64Array, days: number): number {
  twoBodyStep(SUN_GM, state, days, scratch);
  return vec3.dot(scratch, scratch.subarray(3));
}

function distance(state: Float64Array, days: number): number {
  twoBodyStep(SUN_GM, state, days, scratch);
  return vec3.length(scratch);
}

const scratch = new Float64Array(6);
