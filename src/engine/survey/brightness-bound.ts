import { arcCosine } from '../angles.ts';
import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import { apparentMagnitude, magnitudeAtOpposition, type Photometry } from '../photometry/photometry.ts';
import { lastDayOf } from './node-grid.ts';
import { createNodeTrack, type Track } from './node-track.ts';
import { NODE_STATUS, type OrbitNodes } from './orbit-nodes.ts';
import { propagatedTrack } from './trajectory-track.ts';

/**
 * A magnitude that an object never exceeds within its grid, seen from anywhere on the Earth; where the object
 * may be as bright as `faintest`, any magnitude that is not fainter than that.
 */
export type BrightnessBound = (object: number, law: Photometry, faintest: number) => number;

/** The Earth's pull by the Sun at its perihelion, au/d². */
export const EARTH_BEND = SUN_GM / 0.983 ** 2;

/** Distance of a site from the barycentre of Earth and Moon, au, plus what planets displace an arc between nodes by. */
const PLACE_MARGIN = 2e-4;

/** Factor by which planets may change a perihelion distance between nodes. */
const PERIHELION_MARGIN = 0.95;

/** Error by light time and by a parabola through the magnitudes of a night, mag. */
const MAGNITUDE_MARGIN = 0.02;

/** A state seen from the Earth, au and au/d. */
const line = new Float64Array(6);

/**
 * Bounds by distances: within half an interval of a node an object leaves the straight line through it by no more than the Sun can
 * bend it, and so does the Earth.
 *
 * @param nodes an object that meets a planet leaves the line through them, and has no bound.
 * @param days first and last Julian date TDB between which the bound holds, inside the grid.
 */
export function createBrightnessBound(
  nodes: OrbitNodes,
  ephemeris: Ephemeris,
  days: readonly [first: number, last: number],
): BrightnessBound {
  const { grid, states } = nodes;
  const half = grid.interval / 2;
  const [firstNode, lastNode] = days.map((day) => Math.round((day - grid.firstDay) / grid.interval));
  const earth = Array.from({ length: grid.count }, (_, node) =>
    heliocentricEarth(ephemeris, grid.firstDay + node * grid.interval),
  );

  return (object, law, faintest) => {
    if (!hasBound(nodes, object, law)) return Number.NEGATIVE_INFINITY;
    let brightest = Number.POSITIVE_INFINITY;
    for (let node = firstNode; node <= lastNode && brightest > faintest; node++) {
      const bound = brightestAround(
        states,
        (object * grid.count + node) * 6,
        earth[node],
        half,
        law,
        faintest,
      );
      brightest = Math.min(brightest, bound);
    }
    return brightest;
  };
}

/** Writes the magnitudes that an object does not exceed on each of some days; where none is known, minus infinity. */
export type DailyBrightness = (object: number, law: Photometry | undefined, out: Float32Array) => void;

/** Half of a day, and what the time scales of two days may differ by. */
const HALF_DAY = 0.51;

/** Objects that are never brighter than this, mag, are too faint for most searches: one bound is enough for all days. */
const FAINT = 24;

/** Half of a half hour, and what the time scales of two days and the end of a track may add to it, days. */
const HALF_OF_HALF_HOUR = 0.0115;
const HALF_HOURS = 48;

/**
 * Bounds by the same distances about the states of an object at noon of each day: narrower than those about its nodes, and the same
 * for every site. One that meets a planet has them about every half hour of its track.
 *
 * @param days Julian dates TDB inside the grid, in order: each bound holds for half a day before and after.
 * @param trackOf the track of an object that the nodes do not describe between them, over these days. What it throws is thrown.
 */
export function createDailyBrightness(
  nodes: OrbitNodes,
  ephemeris: Ephemeris,
  days: readonly number[],
  trackOf?: (object: number, fromDay: number, toDay: number) => Track,
): DailyBrightness {
  const { firstDay } = nodes.grid;
  const first = Math.max((days[0] ?? firstDay) - HALF_DAY, firstDay);
  const last = Math.min((days.at(-1) ?? firstDay) + HALF_DAY, lastDayOf(nodes.grid));
  const ofNodes = createBrightnessBound(nodes, ephemeris, [first, last]);
  const earth = days.map((day) => heliocentricEarth(ephemeris, day));
  const track = createNodeTrack(nodes);
  const state = new Float64Array(6);

  return (object, law, out) => {
    out.fill(Number.NEGATIVE_INFINITY);
    if (law === undefined || !dimsAway(law)) return;
    if (nodes.status[object] === NODE_STATUS.encounter) return storeOnTheWay(object, law, out);
    if (!hasBound(nodes, object, law)) return;
    const coarse = ofNodes(object, law, FAINT);
    out.fill(coarse);
    if (coarse > FAINT) return;
    track.aim(object);
    days.forEach((day, place) => {
      track.state(day - firstDay, state);
      out[place] = brightestAround(state, 0, earth[place], HALF_DAY, law, Number.POSITIVE_INFINITY);
    });
  };

  function storeOnTheWay(object: number, law: Photometry, out: Float32Array): void {
    const way = (trackOf ?? propagated)(object, first, last);
    days.forEach((day, place) => {
      let brightest = Number.POSITIVE_INFINITY;
      for (let k = -HALF_HOURS / 2; k <= HALF_HOURS / 2; k++) {
        const offset = Math.min(Math.max(day + k / HALF_HOURS, first), last) - firstDay;
        const at = Math.min(Math.max(offset, way.firstOffset), way.lastOffset);
        if (Math.abs(at - offset) > HALF_OF_HALF_HOUR) continue;
        way.state(at, state);
        const site = heliocentricEarth(ephemeris, firstDay + offset);
        brightest = Math.min(brightest, brightestAround(state, 0, site, HALF_OF_HALF_HOUR, law, brightest));
      }
      out[place] = brightest;
    });
  }

  function propagated(object: number, fromDay: number, toDay: number): Track {
    return propagatedTrack(nodes, object, ephemeris, fromDay, toDay);
  }
}

/**
 * A magnitude that an object never exceeds within some days of a state; where it may be as bright as `faintest`, any magnitude that is
 * not fainter than that.
 *
 * @param states heliocentric, au and au/d: that of the object is at `at`. @param earth state of the Earth, or of a site on it.
 * @param half days before and after. @param law one that {@link dimsAway}.
 */
export function brightestAround(
  states: Float64Array,
  at: number,
  earth: Float64Array,
  half: number,
  law: Photometry,
  faintest: number,
): number {
  for (let k = 0; k < 6; k++) line[k] = states[at + k] - earth[k];
  const r = lengthAt(states, at);
  const speed = lengthAt(states, at + 3);
  const bend = SUN_GM / leastDistance(states, at, r, speed, half) ** 2;
  const deviation = (bend * half * half) / 2;
  const rLeast = nearestOnLine(states, at, half) - deviation;
  const deltaLeast = nearestOnLine(line, 0, half) - deviation - (EARTH_BEND * half * half) / 2 - PLACE_MARGIN;
  if (!(rLeast > 0 && deltaLeast > 0)) return Number.NEGATIVE_INFINITY;
  const atOpposition = magnitudeAtOpposition(law, rLeast, deltaLeast) - MAGNITUDE_MARGIN;
  if (atOpposition > faintest) return atOpposition; // without the phase, which takes most of the time
  const x = line[0] * states[at] + line[1] * states[at + 1] + line[2] * states[at + 2];
  const turned = ((speed + bend * half) * half) / rLeast;
  const lineSpeed = lengthAt(line, 3) + (bend + EARTH_BEND) * half;
  const phase = arcCosine(x / (r * lengthAt(line, 0))) - turned - (lineSpeed * half) / deltaLeast;
  return apparentMagnitude(law, rLeast, deltaLeast, Math.max(0, phase)) - MAGNITUDE_MARGIN;
}

/** Whether an object follows its nodes, and a law by which they bound its brightness. */
function hasBound({ status }: OrbitNodes, object: number, law: Photometry): boolean {
  return status[object] === NODE_STATUS.ready && dimsAway(law);
}

/** Whether an object is the fainter the farther it is, and the larger its phase. */
export function dimsAway(law: Photometry): boolean {
  switch (law.law) {
    case 'H-G':
      return law.g >= 0 && law.g <= 1;
    case 'H-G1-G2':
      return false;
    case 'comet':
      return law.k1 >= 0;
  }
}

function heliocentricEarth(ephemeris: Ephemeris, day: number): Float64Array {
  const earth = new Float64Array(6);
  const sun = new Float64Array(6);
  ephemeris.state(BODY.Earth, day, 0, earth);
  ephemeris.state(BODY.Sun, day, 0, sun);
  for (let k = 0; k < 6; k++) earth[k] -= sun[k];
  return earth;
}

/** How near to the Sun an object may come in some days: not to half its distance where it has no time for that, or else to its perihelion. */
function leastDistance(states: Float64Array, at: number, r: number, speed: number, days: number): number {
  const left = r - days * Math.sqrt(speed * speed + (2 * SUN_GM) / r);
  return left >= r / 2 ? left : PERIHELION_MARGIN * perihelion(states, at, r, speed);
}

function perihelion(states: Float64Array, at: number, r: number, speed: number): number {
  const along =
    states[at] * states[at + 3] + states[at + 1] * states[at + 4] + states[at + 2] * states[at + 5];
  const h2 = r * r * speed * speed - along * along;
  const inverseAxis = 2 / r - (speed * speed) / SUN_GM;
  return h2 / SUN_GM / (1 + Math.sqrt(Math.max(0, 1 - (h2 / SUN_GM) * inverseAxis)));
}

/** Least distance of the straight line through a state from its origin, this many days before and after. */
function nearestOnLine(state: Float64Array, at: number, days: number): number {
  const [x, y, z] = [state[at], state[at + 1], state[at + 2]];
  const [vx, vy, vz] = [state[at + 3], state[at + 4], state[at + 5]];
  const squared = vx * vx + vy * vy + vz * vz;
  const nearest = squared === 0 ? 0 : -(x * vx + y * vy + z * vz) / squared;
  const t = Math.min(Math.max(nearest, -days), days);
  const [dx, dy, dz] = [x + vx * t, y + vy * t, z + vz * t];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

function lengthAt(vector: Float64Array, at: number): number {
  return Math.sqrt(vector[at] ** 2 + vector[at + 1] ** 2 + vector[at + 2] ** 2);
}
