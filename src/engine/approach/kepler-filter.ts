import { DAYS_PER_JULIAN_YEAR } from '../constants.ts';
import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { twoBodyStep } from '../kepler/two-body-step.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import type { DaySpan } from '../table/orbit-table.ts';
import { lengthOf } from '../vectors.ts';
import type { MainBody } from './main-bodies.ts';

/** Days from the epoch within which an osculating conic is close enough to the orbit. */
const KEPLER_REACH_DAYS = 10 * DAYS_PER_JULIAN_YEAR;

/** Whether an osculating conic of an epoch, a Julian date TDB, is close enough to the orbit in a whole span. */
export function isInKeplerReach(epochDay: number, { fromDay, toDay }: DaySpan): boolean {
  return epochDay >= toDay - KEPLER_REACH_DAYS && epochDay <= fromDay + KEPLER_REACH_DAYS;
}

/**
 * How far an object may be off its osculating conic within ten years, au; and one that comes near Jupiter.
 */
const DRIFT_AU = 0.05;
const DRIFT_BY_JUPITER_AU = 0.3;

/** Aphelion distance, au, from which Jupiter drives an orbit off its conic. */
const NEAR_JUPITER_AU = 3.8;

/** Distances, au, within which a planet may drive an object farther off its conic than the drift in the years that follow. */
const DEFLECTORS: readonly (readonly [Body, number])[] = [
  [BODY.Earth, 0.06],
  [BODY.Venus, 0.06],
  [BODY.Mars, 0.01],
  [BODY.Mercury, 0.005],
  [BODY.Jupiter, 0.7],
];

/** Shortest step, days: within less an object moves by no more than the drift. */
const SHORTEST_STEP = 0.25;

/** Distances of each body from the Sun and its largest speed, by index: au and au/d, with what eccentricities add. */
const SHELLS: Readonly<Record<number, { least: number; most: number; speed: number }>> = {
  [BODY.Mercury]: shell(0.3871, 0.206),
  [BODY.Venus]: shell(0.7233, 0.007),
  [BODY.Earth]: shell(1, 0.018),
  [BODY.Moon]: { ...shell(1, 0.021), speed: 0.0187 },
  [BODY.Mars]: shell(1.5237, 0.094),
  [BODY.Jupiter]: shell(5.2034, 0.05),
  [BODY.Saturn]: shell(9.55, 0.06),
  [BODY.Uranus]: shell(19.2, 0.05),
  [BODY.Neptune]: shell(30.1, 0.02),
};

/**
 * Whether an object may come within the limit of a body in a span, by its osculating conic.
 *
 * From each instant the search goes on to the earliest at which the object could be near: its distance beyond the limit over
 * the largest speed that both can have there (conservative advancement).
 *
 * @param orbit whose epoch lies within {@link KEPLER_REACH_DAYS} of the span.
 * @param limit au.
 * @returns false only where the object stays outside the limit, if it is never farther off its conic than the drift: see
 *   {@link mayBeDeflected}.
 *
 * Source: Mirtich (1996), Impulse-based Dynamic Simulation, section 2.3.
 */
export function mayComeNear(
  orbit: Orbit,
  { body }: Pick<MainBody, 'body'>,
  limit: number,
  span: DaySpan,
  ephemeris: Ephemeris,
): boolean {
  const start = [...orbit.position, ...orbit.velocity];
  const { q, aphelion, inverseAxis } = shapeOf(start);
  const near = limit + (aphelion > NEAR_JUPITER_AU ? DRIFT_BY_JUPITER_AU : DRIFT_AU);
  const { least, most, speed } = SHELLS[body];
  if (q > most + near || aphelion < least - near) return false;
  for (let day = span.fromDay; day <= span.toDay;) {
    const distance = distanceOn(start, orbit, body, day, ephemeris);
    if (distance < near) return true;
    const nearestToSun = Math.max(q, least - distance);
    const objectSpeed = Math.sqrt(Math.max(SUN_GM * (2 / nearestToSun - inverseAxis), 0));
    day += Math.max(SHORTEST_STEP, (distance - near) / (objectSpeed + speed));
  }
  return false;
}

/**
 * Whether a planet may turn an object off its osculating conic between its epoch and the end of a span, so that the conic
 * says nothing.
 */
export function mayBeDeflected(orbit: Orbit, { fromDay, toDay }: DaySpan, ephemeris: Ephemeris): boolean {
  const epoch = orbit.epoch.day + orbit.epoch.offset;
  const carried = { fromDay: Math.min(fromDay, epoch), toDay: Math.max(toDay, epoch) };
  return DEFLECTORS.some(([body, limit]) => mayComeNear(orbit, { body }, limit, carried, ephemeris));
}

function distanceOn(
  start: readonly number[],
  { epoch }: Orbit,
  body: number,
  day: number,
  ephemeris: Ephemeris,
): number {
  twoBodyStep(SUN_GM, start, day - epoch.day - epoch.offset, place);
  ephemeris.position(body, day, 0, planet);
  ephemeris.position(BODY.Sun, day, 0, sun);
  return lengthOf(
    place[0] + sun[0] - planet[0],
    place[1] + sun[1] - planet[1],
    place[2] + sun[2] - planet[2],
  );
}

/** Perihelion and aphelion distance and 1/a of a heliocentric state. */
function shapeOf([x, y, z, vx, vy, vz]: readonly number[]) {
  const distance = lengthOf(x, y, z);
  const inverseAxis = 2 / distance - (vx * vx + vy * vy + vz * vz) / SUN_GM;
  const h2 = (y * vz - z * vy) ** 2 + (z * vx - x * vz) ** 2 + (x * vy - y * vx) ** 2;
  const e = Math.sqrt(Math.max(0, 1 - (h2 / SUN_GM) * inverseAxis));
  const q = h2 / SUN_GM / (1 + e);
  const aphelion = inverseAxis > 0 ? (1 + e) / inverseAxis : Number.POSITIVE_INFINITY;
  return { q, aphelion, inverseAxis };
}

function shell(axis: number, eccentricity: number) {
  const least = axis * (1 - eccentricity);
  const speed = Math.sqrt(SUN_GM * (2 / least - 1 / axis));
  return { least, most: axis * (1 + eccentricity), speed };
}

const place = new Float64Array(6);
const planet = new Float64Array(3);
const sun = new Float64Array(3);
