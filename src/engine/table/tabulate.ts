import { AU_KM } from '../constants.ts';
import { ECLIPTIC_J2000, rotate } from '../earth/frames.ts';
import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { toHeliocentricEcliptic } from '../ephemeris/heliocentric-ecliptic.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { APPROACH_LIMITS } from './approach-limits.ts';
import { leastDistanceBetween } from './least-distance.ts';
import { type DaySpan, type OrbitTable, TICK_DAYS } from './orbit-table.ts';
import { type StepEnd, unevenSteps } from './uneven-steps.ts';

/** Errors of interpolation that end a step, au: far from planets, and near them. */
const FAR_ERROR = 85 / AU_KM;
const NEAR_ERROR = 0.25 / AU_KM;

/** An object is near a planet within this many times the distance at which an approach counts. */
const NEAR_FACTOR = 1.5;

/** A table, and the steps of it in which a planet may be within its limit of approach. */
export type Tabulated = {
  readonly table: OrbitTable;
  /** Per planet of `APPROACH_LIMITS` the rows that such steps begin with, rising. */
  readonly nearSteps: readonly (readonly number[])[];
};

/**
 * A trajectory as rows so close that quintic Hermite interpolation follows it.
 *
 * @param span Julian dates TDB; the table ends where the trajectory does when that is earlier.
 * @returns undefined when less than a few seconds of the trajectory lie in the span.
 *
 * Accuracy: 100 km, and 1 km within 1.5 times the distances of `APPROACH_LIMITS`, of the trajectory's own dense output.
 */
export function tabulate(trajectory: Trajectory, ephemeris: Ephemeris, span: DaySpan): Tabulated | undefined {
  const day = Math.floor(span.fromDay);
  const first = Math.ceil((Math.max(span.fromDay, trajectory.firstDay) - day) / TICK_DAYS);
  const last = Math.floor((Math.min(span.toDay, trajectory.lastDay) - day) / TICK_DAYS);
  if (last <= first) return undefined;
  const nearSteps = APPROACH_LIMITS.map((): number[] => []);
  const nearest = new Float64Array(APPROACH_LIMITS.length);
  const table = unevenSteps({ day, first, last, emptyEnd, place, state, allowedError, onStep });
  return { table, nearSteps };

  function place(end: End): void {
    const offset = end.tick * TICK_DAYS;
    trajectory.state(day, offset, end.state);
    for (let planet = 0; planet < APPROACH_LIMITS.length; planet++) {
      writeRelativeState(
        APPROACH_LIMITS[planet].body,
        ephemeris,
        day,
        offset,
        end.state,
        end.relative[planet],
      );
    }
    toHeliocentricEcliptic(ephemeris, day, offset, end.state);
    trajectory.acceleration(day, offset, acceleration);
    ephemeris.stateAndAcceleration(BODY.Sun, day, offset, sun);
    for (let axis = 0; axis < 3; axis++) acceleration[axis] -= sun[axis + 6];
    rotate(ECLIPTIC_J2000, acceleration, end.acceleration);
  }

  function state(at: number, offset: number, out: Float64Array): void {
    trajectory.state(at, offset, out);
    toHeliocentricEcliptic(ephemeris, at, offset, out);
  }

  /** Writes to `nearest` how near each planet may come, in its limits. */
  function allowedError(from: End, to: End): number {
    const days = (to.tick - from.tick) * TICK_DAYS;
    let isNear = false;
    for (let planet = 0; planet < nearest.length; planet++) {
      const least = leastDistanceBetween(from.relative[planet], to.relative[planet], days);
      nearest[planet] = least / APPROACH_LIMITS[planet].limitAu;
      isNear ||= nearest[planet] < NEAR_FACTOR;
    }
    return isNear ? NEAR_ERROR : FAR_ERROR;
  }

  function onStep(row: number): void {
    for (let planet = 0; planet < nearest.length; planet++) {
      if (nearest[planet] <= 1) nearSteps[planet].push(row);
    }
  }
}

/** One end of a step: also where the object is relative to each planet. */
type End = StepEnd & { readonly relative: readonly Float64Array[] };

function emptyEnd(): End {
  return {
    tick: 0,
    state: new Float64Array(6),
    acceleration: new Float64Array(3),
    relative: APPROACH_LIMITS.map(() => new Float64Array(6)),
  };
}

/** Writes the state of an object relative to a body, both barycentric ICRF, from the object's; au and au/d. */
function writeRelativeState(
  body: Body,
  ephemeris: Ephemeris,
  day: number,
  offset: number,
  object: Float64Array,
  out: Float64Array,
): void {
  ephemeris.state(body, day, offset, out);
  for (let k = 0; k < 6; k++) out[k] = object[k] - out[k];
}

const acceleration = new Float64Array(3);
const sun = new Float64Array(9);
