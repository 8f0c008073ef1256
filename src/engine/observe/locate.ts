import { aberrate, deflect } from './apparent-direction.ts';
import { placeAtInstant, type Sighting, solveLightTime } from './light-time.ts';
import type { LightSource } from './light-source.ts';
import type { ObserverFrames } from './observer-frames.ts';
import type { Place } from './place.ts';

/** Effects by which the apparent direction of a body differs from its geometric one. */
export type SightEffects = {
  readonly lightTime: boolean;
  readonly deflection: boolean;
  readonly aberration: boolean;
};

/** All of them. */
export const SIGHT_EFFECTS: SightEffects = { lightTime: true, deflection: true, aberration: true };

/**
 * Astrometric and apparent topocentric place of a body.
 *
 * Astrometric: light time alone, iterated, between barycentric positions. Apparent: also deflection by the Sun (body at a
 * finite distance), aberration by the observer's full velocity, bias-precession-nutation. From recorded states JPL
 * Horizons is reproduced to 0.2 mas (astrometric) and 2 mas (apparent, after its equinox's 52 mas).
 *
 * @param place overwritten
 * @param effects all unless one is to be left out
 * @returns whether the body existed when the light should have left it; otherwise `place` means nothing
 * @throws RangeError when the source does not reach back to the time the light left
 * @see Urban & Seidelmann (2013), Explanatory Supplement, 7.2-7.3; Klioner (2003), AJ 125, 1580
 */
export function locate(
  frames: ObserverFrames,
  row: number,
  source: LightSource,
  place: Place,
  effects: SightEffects = SIGHT_EFFECTS,
): Sighting {
  const sighting = (effects.lightTime ? solveLightTime : placeAtInstant)(frames, row, source, place);
  if (sighting !== 'seen') return sighting;
  if (effects.deflection) deflect(frames, row, place);
  else for (let k = 0; k < 3; k++) place.apparent[k] = place.line[k] / place.delta;
  if (effects.aberration) aberrate(frames, row, place.apparent);
  const m = 9 * row;
  const { trueEquator } = frames;
  const x = place.apparent[0];
  const y = place.apparent[1];
  const z = place.apparent[2];
  place.ofDate[0] = trueEquator[m] * x + trueEquator[m + 1] * y + trueEquator[m + 2] * z;
  place.ofDate[1] = trueEquator[m + 3] * x + trueEquator[m + 4] * y + trueEquator[m + 5] * z;
  place.ofDate[2] = trueEquator[m + 6] * x + trueEquator[m + 7] * y + trueEquator[m + 8] * z;
  return 'seen';
}
