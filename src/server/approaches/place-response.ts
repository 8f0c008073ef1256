import type { FlybyPlace } from '#contract/fvt/flyby.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { vectorAt } from '#engine/numbers-in.ts';
import { rounded } from '#engine/rounded.ts';
import { km } from './passage-response.ts';

/** Decimals of Modified Julian Dates that are sent: 1 ms. */
const EPOCH_DECIMALS = 8;

/** A place in au as it is sent. @param day Julian date TDB, plus `offset` days. */
export function placeOf(place: ArrayLike<number>, day: number, offset: number): FlybyPlace {
  const [x, y, z] = vectorAt(place);
  return { x: km(x), y: km(y), z: km(z), t: rounded(day - MJD_ORIGIN + offset, EPOCH_DECIMALS) };
}
