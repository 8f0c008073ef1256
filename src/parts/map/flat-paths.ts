import type { Place } from './mercator.ts';

/** The whole world on a flat map, a chart unit per degree: longitudes from −180° at the left, latitudes from 90° at the top. */
export const FLAT_WIDTH = 360;
export const FLAT_HEIGHT = 180;

/** Where a place is on the map. */
export function toFlat({ latitudeDeg, longitudeDeg }: Place): [x: number, y: number] {
  return [longitudeDeg + FLAT_WIDTH / 2, FLAT_HEIGHT / 2 - latitudeDeg];
}

/**
 * A line through places by the short way around the world, as SVG path data.
 *
 * It runs on past the edge of the map where the longitudes do: copies a world to the left and to the right belong to it.
 */
export function flatLine(places: readonly Place[]): string {
  return places.length < 2 ? '' : `M${unwrapped(places).map(pairText).join('L')}`;
}

/** An area within a ring of places, likewise; one that goes around a pole reaches to the edge of the map there. */
export function flatArea(ring: readonly Place[]): string {
  const corners = unwrapped([...ring, ...ring.slice(0, 1)]);
  const [first, last] = [corners[0], corners.at(-1)];
  if (first === undefined || last === undefined || ring.length < 3) return '';
  const around = Math.round((last[0] - first[0]) / FLAT_WIDTH);
  if (around === 0) return `M${corners.slice(0, -1).map(pairText).join('L')}Z`;
  const pole = around > 0 ? 0 : FLAT_HEIGHT;
  return `M${[...corners, [last[0], pole] as const, [first[0], pole] as const].map(pairText).join('L')}Z`;
}

/** Places on the map, each beside the one before it. */
function unwrapped(places: readonly Place[]): readonly (readonly [x: number, y: number])[] {
  let before = 0;
  return places.map((place, index) => {
    const [x, y] = toFlat(place);
    before = index === 0 ? x : x - FLAT_WIDTH * Math.round((x - before) / FLAT_WIDTH);
    return [before, y] as const;
  });
}

function pairText([x, y]: readonly [x: number, y: number]): string {
  return `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
}
