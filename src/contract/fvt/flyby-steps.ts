import { AU_KM, LUNAR_DISTANCE_AU, MINUTES_PER_DAY } from '#engine/constants.ts';

/** Days of a flyby: five before and five after that of the nearest point. */
export const FLYBY_DAYS_BEFORE = 5;
export const FLYBY_DAYS = 2 * FLYBY_DAYS_BEFORE + 1;

/** Default of `eph_len`: days that the path of a user-defined flyby covers. */
export const EPHEMERIS_LENGTH_DAYS = 10;

/** Steps of rows, and up to which pericentre distance each is taken, in lunar distances. */
const STEPS = [
  { upToLd: 0.031_133_63, minutes: 2 },
  { upToLd: 0.038_917_037_6, minutes: 5 },
] as const;
const LONGEST_STEP_MINUTES = 60;
/** Days between the rows of a flyby. @param distanceAu of the pericentre, or the nearest point. */
export function flybyStepDays(distanceAu: number): number {
  const ld = distanceAu / LUNAR_DISTANCE_AU;
  return (STEPS.find(({ upToLd }) => ld <= upToLd)?.minutes ?? LONGEST_STEP_MINUTES) / MINUTES_PER_DAY;
}

/** The value of `com_q`, km, for a pericentre distance in au. */
export function pericentreKm(distanceAu: number): number {
  return distanceAu * AU_KM;
}
