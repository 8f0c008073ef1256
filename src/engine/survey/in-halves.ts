import type { Stretch } from './sample-sky.ts';

/**
 * Stretches in an order in which an extreme is soon nearly found: both ends, then what lies halfway between those before. What follows
 * is mostly ruled out.
 */
export function inHalves(stretches: readonly Stretch[]): readonly Stretch[] {
  const last = stretches.length - 1;
  const places = new Set<number>();
  for (let step = last; step >= 1; step /= 2)
    for (let at = 0; at <= last; at += step) places.add(Math.round(at));
  for (const place of stretches.keys()) places.add(place);
  return Array.from(places, (place) => stretches[place]);
}
