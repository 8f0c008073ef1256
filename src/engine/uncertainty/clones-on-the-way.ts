import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { conicPartials } from '../kepler/conic-partials.ts';
import { twoBodyStep } from '../kepler/two-body-step.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import type { TrajectoryWithPartials } from '../propagate/partials.ts';
import { STATE_DIRECTIONS } from '../propagate/variations.ts';
import { lengthOf } from '../vectors.ts';
import { addPlace } from './across-track.ts';
import { cloneOrbits } from './clones.ts';
import { mapCovariance } from './map-covariance.ts';
import type { VariedOrbit } from './varied-orbit.ts';

/** Years to either side of the epoch in which the instant is searched for at which an orbit is known best, and instants tried. */
const SEARCHED_DAYS = 40 * 365.25;
const TRIED = 256;

/**
 * Clones of an orbit as they are on a later or earlier day, before any encounter bends them.
 *
 * An uncertain object lies not along a straight line but along its orbit. So the covariance on the day, which is mapped
 * linearly, is led back along the osculating conic to the instant at which the object is known best; there clones are drawn,
 * and each comes to the day on its own conic. To first order that is the covariance of the day itself, encounters before it
 * included; beyond that it is the bend of Keplerian motion.
 *
 * @param day Julian date TDB in the trajectory.
 * @returns as many orbits, an odd number being raised by one, with the day as their epoch.
 *
 * Accuracy: of 1 000 clones so drawn the spread is within 5 % of that of clones integrated from the epoch, where the
 * partials have grown to less than three times those of undisturbed motion.
 */
export function clonesOnTheWay(
  { orbit, covariance, place = 0, trajectory }: VariedOrbit,
  day: number,
  count: number,
  seed: number,
  ephemeris: Ephemeris,
): Orbit[] {
  const whole = Math.floor(day);
  const offset = day - whole;
  const here = heliocentricState(trajectory, whole, offset, ephemeris);
  const transition = new Float64Array(6 * trajectory.varied);
  trajectory.partials(whole, offset, transition);
  const onTheDay = mapCovariance(covariance, transition);
  addPlace(onTheDay, place * lengthOf(here[0], here[1], here[2]));
  const epochDays = orbit.epoch.day - day + orbit.epoch.offset;
  const known = bestKnown([...here], onTheDay, epochDays);
  const { covariance: _, ...rest } = orbit;
  const epoch = { scale: 'TDB', day: whole, offset } as const;
  const drawn = cloneOrbits({ ...rest, ...placeAndVelocity(known.state) }, known.covariance, count, seed);
  return drawn.map((clone) => {
    const state = new Float64Array(6);
    twoBodyStep(SUN_GM, [...clone.position, ...clone.velocity], -known.days, state);
    return { ...clone, epoch, ...placeAndVelocity(state) };
  });
}

/** The instant on a conic, in days from now, at which a place is known best, with the state and its covariance then. */
function bestKnown(state: readonly number[], covariance: Float64Array, epochDays: number) {
  const partials = new Float64Array(36);
  const mapped = new Float64Array(36);
  let [least, best] = [Number.POSITIVE_INFINITY, 0];
  for (let tried = 0; tried <= TRIED; tried++) {
    const days = tried === TRIED ? epochDays : epochDays + SEARCHED_DAYS * ((2 * tried) / TRIED - 1);
    conicPartials(SUN_GM, state, STATE_DIRECTIONS, days, partials);
    mapCovariance(covariance, partials, mapped);
    const variance = mapped[0] + mapped[7] + mapped[14];
    if (variance < least) [least, best] = [variance, days];
  }
  conicPartials(SUN_GM, state, STATE_DIRECTIONS, best, partials);
  const there = new Float64Array(6);
  twoBodyStep(SUN_GM, state, best, there);
  return { days: best, state: there, covariance: mapCovariance(covariance, partials) };
}

function heliocentricState(
  trajectory: TrajectoryWithPartials,
  day: number,
  offset: number,
  ephemeris: Ephemeris,
): Float64Array {
  const [state, sun] = [new Float64Array(6), new Float64Array(6)];
  trajectory.state(day, offset, state);
  ephemeris.state(BODY.Sun, day, offset, sun);
  return state.map((value, k) => value - sun[k]);
}

function placeAndVelocity([x, y, z, vx, vy, vz]: Float64Array): Pick<Orbit, 'position' | 'velocity'> {
  return { position: [x, y, z], velocity: [vx, vy, vz] };
}
