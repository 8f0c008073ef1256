import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { eclipticToIcrf } from '../orbit/ecliptic.ts';
import type { OsculatingElements } from '../orbit/elements.ts';
import { stateToElements } from '../orbit/state-to-elements.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import type { Impact, Trajectory } from '../propagate/trajectory.ts';
import type { DaySpan } from '../table/orbit-table.ts';
import { lengthOf } from '../vectors.ts';
import { nearestMoments, type NearestMoment } from './nearest-moments.ts';
import { objectAbout, type RelativeMotion } from './relative-motion.ts';

/** Part of the time scale of a path about the Sun in which it is taken as one arc. */
const STEP_OF_ARC = 0.3;

/** The nearest point of an object to a body, or its fall onto it. */
export type Passage = NearestMoment & {
  readonly body: Body;
  /** Relative to the body at the nearest point, or at the surface: x y z vx vy vz, ecliptic J2000, au and au/d. */
  readonly state: Float64Array;
  /** Relative to the body, au/d. */
  readonly speed: number;
  /** Speed at a great distance, au/d; absent where the object is bound to the body. */
  readonly vInfinity?: number;
  /** Where the object falls onto the body: the distance is then that of the pericentre, below the surface. */
  readonly impact?: Impact;
};

/**
 * All passages of an object by a body in a span, within a distance of its centre, in order of time; the last may be a fall.
 *
 * @param limit au. @param span Julian dates TDB.
 *
 * Accuracy: 0.02 s and 1 m of the trajectory's own dense output.
 */
export function passagesBy(
  body: Body,
  trajectory: Trajectory,
  ephemeris: Ephemeris,
  span: DaySpan,
  limit: number,
): Passage[] {
  const motion = objectAbout(trajectory, body, ephemeris);
  const moments = nearestMoments(motion, span, limit, stepAboutSun(trajectory, ephemeris));
  const passages = moments.map((moment) => passageAt(body, motion, moment, ephemeris));
  const { impact } = trajectory;
  if (impact?.body !== body || impact.dayTdb < span.fromDay || impact.dayTdb > span.toDay) return passages;
  return [...passages, fallOf(body, motion, impact, ephemeris)];
}

function passageAt(body: Body, motion: RelativeMotion, moment: NearestMoment, ephemeris: Ephemeris): Passage {
  const state = new Float64Array(6);
  motion.state(moment.day, moment.offset, state);
  const speed = lengthOf(state[3], state[4], state[5]);
  const square = speed * speed - (2 * ephemeris.gm[body]) / moment.distance;
  return { ...moment, body, state, speed, ...(square > 0 ? { vInfinity: Math.sqrt(square) } : {}) };
}

function fallOf(body: Body, motion: RelativeMotion, impact: Impact, ephemeris: Ephemeris): Passage {
  const day = Math.floor(impact.dayTdb);
  const offset = impact.dayTdb - day;
  const state = new Float64Array(6);
  motion.state(day, offset, state);
  const distance = lengthOf(state[0], state[1], state[2]);
  const passage = passageAt(body, motion, { day, offset, distance }, ephemeris);
  return { ...passage, distance: elementsAbout(passage, ephemeris).perihelionDistance, impact };
}

/** Osculating elements of a passage about its body, ecliptic J2000. @throws {RangeError} for a fall straight down. */
export function elementsAbout(
  { body, day, offset, state }: Pick<Passage, 'body' | 'day' | 'offset' | 'state'>,
  ephemeris: Ephemeris,
): OsculatingElements {
  return stateToElements(
    {
      epoch: { scale: 'TDB', day, offset },
      position: [...eclipticToIcrf([state[0], state[1], state[2]])],
      velocity: [...eclipticToIcrf([state[3], state[4], state[5]])],
    },
    ephemeris.gm[body],
  );
}

/** Julian date TDB of a passage: 1 ms. */
export function instantOf({ day, offset }: Pick<NearestMoment, 'day' | 'offset'>): number {
  return day + offset;
}

/** Days in which a path about the Sun is close to the arc of a parabola, at an instant. */
function stepAboutSun(trajectory: Trajectory, ephemeris: Ephemeris): (day: number, offset: number) => number {
  const object = new Float64Array(6);
  const sun = new Float64Array(3);
  return (day, offset) => {
    trajectory.state(day, offset, object);
    ephemeris.position(BODY.Sun, day, offset, sun);
    const distance = lengthOf(object[0] - sun[0], object[1] - sun[1], object[2] - sun[2]);
    return STEP_OF_ARC * Math.sqrt(distance ** 3 / SUN_GM);
  };
}
