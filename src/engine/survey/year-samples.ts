import { createEllipseWalk } from '../swarm/ellipse-walk.ts';
import { allocateEllipses, writeEllipse } from '../swarm/swarm-ellipses.ts';
import { twoBodyStep } from '../kepler/two-body-step.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import type { LightLaw } from '../photometry/light.ts';
import type { Track } from './node-track.ts';
import { earthBetweenDays, isBent, type PlanetDays } from './planet-days.ts';

/**
 * What an object shows through a year, by samples in order of time: days after the first, its light in that of magnitude 0, and the
 * cosine of its angle from the Sun as seen from the Earth's centre. Reused from object to object; the first `count` are filled.
 *
 * Light time is left out: 0.001 mag and 0.01 deg.
 */
export type YearSamples = {
  readonly at: Float64Array;
  readonly light: Float64Array;
  readonly cosSun: Float64Array;
  count: number;
};

/** Most samples of a day, beside the Earth or the Sun; and the distance from the Earth, au, at which one a day is enough. */
const MOST_A_DAY = 24;
const ONE_A_DAY_FROM_AU = 0.25;

/**
 * Days between samples of a body 1 au from the Sun, growing as r^(3/2), by Kepler's third law: a quarter of the time in which
 * a perihelion is passed.
 */
const STEP_AT_ONE_AU = 0.25 / Math.sqrt(SUN_GM);

/** Square of the distance from the Sun, au², beyond which one sample a day is enough: that of 0.17 au. */
const ONE_A_DAY_FROM_SQUARED = STEP_AT_ONE_AU ** (-4 / 3);

/** Allocates the samples of one object. */
export function createYearSamples({ days }: PlanetDays): YearSamples {
  const room = (days + 1) * MOST_A_DAY;
  return {
    at: new Float64Array(room),
    light: new Float64Array(room),
    cosSun: new Float64Array(room),
    count: 0,
  };
}

/**
 * Samples an object on its conic, once a day, and more often near the Sun.
 *
 * @param lastOffset days after the first at which it ceases to exist.
 * @returns false as soon as it is within the reach of a planet, where its conic does not describe its motion.
 */
export function sampleConic(
  orbit: Orbit,
  law: LightLaw,
  planets: PlanetDays,
  lastOffset: number,
  samples: YearSamples,
): boolean {
  const { firstDay, days, earth } = planets;
  const place = conicPlaces(orbit, firstDay);
  samples.count = 0;
  const last = Math.min(days, lastOffset);
  for (let offset = 0; offset <= last && hasRoom(samples);) {
    const day = Math.floor(offset);
    place(offset, at);
    if (offset === day) {
      if (isBent(planets, day, at)) return false;
      addSample(samples, offset, law, at, earth, 6 * day);
    } else {
      earthBetweenDays(planets, offset, earthPlace);
      addSample(samples, offset, law, at, earthPlace, 0);
    }
    offset = Math.min(day + 1, offset + stepBesideSun(at));
  }
  return true;
}

/** Samples an object on a track, whose offsets count from `origin`, more often the nearer it is to the Earth or the Sun. */
export function sampleTrack(
  track: Track,
  origin: number,
  law: LightLaw,
  planets: PlanetDays,
  samples: YearSamples,
): void {
  const { firstDay, days } = planets;
  const shift = firstDay - origin;
  const last = Math.min(days, track.lastOffset - shift);
  samples.count = 0;
  for (let offset = Math.max(0, track.firstOffset - shift); offset <= last && hasRoom(samples);) {
    track.state(offset + shift, at);
    earthBetweenDays(planets, offset, earthPlace);
    const distance = Math.sqrt(addSample(samples, offset, law, at, earthPlace, 0));
    const besideEarth = Math.max(distance / ONE_A_DAY_FROM_AU, 1 / MOST_A_DAY);
    offset += Math.min(besideEarth, stepBesideSun(at));
  }
}

/** Days to the next sample, one at most. */
function stepBesideSun(place: Float64Array): number {
  const squared = place[0] * place[0] + place[1] * place[1] + place[2] * place[2];
  return squared > ONE_A_DAY_FROM_SQUARED ? 1 : Math.max(STEP_AT_ONE_AU * squared ** 0.75, 1 / MOST_A_DAY);
}

const at = new Float64Array(6);
const earthPlace = new Float64Array(3);
const ellipse = allocateEllipses(1);

function hasRoom({ count, at: times }: YearSamples): boolean {
  return count < times.length;
}

/** Writes heliocentric places of a conic, by days after the first. */
function conicPlaces(
  { epoch, position, velocity }: Orbit,
  firstDay: number,
): (offset: number, out: Float64Array) => void {
  const state = Float64Array.of(...position, ...velocity);
  const before = firstDay - epoch.day - epoch.offset;
  if (writeEllipse(ellipse, 0, epoch, state, 0)) {
    const walk = createEllipseWalk(ellipse, 0);
    return (offset, out) => walk(before + offset, out);
  }
  return (offset, out) => twoBodyStep(SUN_GM, state, before + offset, out);
}

/** Adds what is seen from a place of the Earth, and returns the square of its distance, au². */
function addSample(
  samples: YearSamples,
  offset: number,
  law: LightLaw,
  place: Float64Array,
  earth: Float64Array,
  earthAt: number,
): number {
  const x = place[0];
  const y = place[1];
  const z = place[2];
  const ex = earth[earthAt];
  const ey = earth[earthAt + 1];
  const ez = earth[earthAt + 2];
  const dx = x - ex;
  const dy = y - ey;
  const dz = z - ez;
  const rSquared = x * x + y * y + z * z;
  const deltaSquared = dx * dx + dy * dy + dz * dz;
  const baseSquared = ex * ex + ey * ey + ez * ez;
  const { count } = samples;
  samples.at[count] = offset;
  samples.light[count] = law(rSquared, deltaSquared, x * dx + y * dy + z * dz);
  samples.cosSun[count] = -(dx * ex + dy * ey + dz * ez) / Math.sqrt(deltaSquared * baseSquared);
  samples.count = count + 1;
  return deltaSquared;
}
