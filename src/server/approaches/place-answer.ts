import type { FlybyPlace } from '#contract/fvt/flyby.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { km, rounded } from './passage-answer.ts';

/** Decimals of Modified Julian Dates that are sent: 1 ms. */
const EPOCH_DECIMALS = 8;

/** A place in au as it is sent. @param day Julian date TDB, plus `offset` days. */
export function placeOf(place: ArrayLike<number>, day: number, offset: number): FlybyPlace {
  const t = rounded(day - MJD_ORIGIN + offset, EPOCH_DECIMALS);
  return { x: km(place[0]), y: km(place[1]), z: km(place[2]), t };
}
