import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import type { SkySamples } from '#machines/opt/charts/observability.ts';
import { interpolatedSpans } from '#parts/charts/crossing.ts';
import { markedSpans, sharedSpans, type Span } from '#parts/charts/spans.ts';

/**
 * Stretches of astronomical night for which samples are marked. They end with the darkness itself: the Sun's altitude changes
 * smoothly, so that it is known between samples as well. At the geocentre, where it has none, there is no night to limit them.
 *
 * @param marksOf 1 or 0 for each moment of a sky in which it is night all the time.
 */
export function darkSpans(sky: SkySamples, marksOf: (nightSky: SkySamples) => Uint8Array): readonly Span[] {
  const { timestamps, sun } = sky;
  const spans = markedSpans(timestamps, marksOf({ ...sky, sun: [] }));
  if (sun.every((altitude) => altitude === null)) return spans;
  return sharedSpans(
    spans,
    interpolatedSpans(timestamps, sun, (altitude) => NIGHT_SUN_ALTITUDE_DEG - altitude),
  );
}
