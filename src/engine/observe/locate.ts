import { aberrate, deflect } from './apparent-direction.ts';
import { type Sighting, solveLightTime } from './light-time.ts';
import type { LightSource } from './light-source.ts';
import type { ObserverFrames } from './observer-frames.ts';
import type { Place } from './place.ts';

/**
 * Astrometric and apparent topocentric place of a body.
 *
 * Astrometric: light time alone, iterated, between barycentric positions. Apparent: also deflection by the Sun (body at a
 * finite distance), aberration by the observer's full velocity, bias-precession-nutation. From recorded states JPL
 * Horizons is reproduced to 0.2 mas (astrometric) and 2 mas (apparent, after its equinox's 52 mas).
 *
 * @param place overwritten
 * @returns whether the body existed when the light should have left it; otherwise `place` means nothing
 * @throws RangeError when the source does not reach back to the time the light left
 * @see Urban & Seidelmann (2013), Explanatory Supplement, 7.2-7.3; Klioner (2003), AJ 125, 1580
 */
export function locate(frames: ObserverFrames, row: number, source: LightSource, place: Place): Sighting {
  const sighting = solveLightTime(frames, row, source, place);
  if (sighting !== 'seen') return sighting;
  deflect(frames, row, place);
  aberrate(frames, row, place.apparent);
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
