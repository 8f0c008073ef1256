import type { Span } from '#parts/charts/spans.ts';

/**
 * The astronomical night of a day.
 *
 * - `range`: dusk and dawn, Julian dates UTC; one of them is missing where the time frame ends before it.
 * - `light`: the Sun stays too high for night. - `dark`: the Sun stays low enough for night all day. - `none`: a place without a Sun.
 */
export type Twilight =
  | { readonly kind: 'range'; readonly dusk: number | undefined; readonly dawn: number | undefined }
  | { readonly kind: 'light' | 'dark' | 'none' };

/**
 * The twilight of a day.
 *
 * @param nights   astronomical nights of the time frame, in their order.
 * @param known    the time in which nights are known; undefined where the Sun has no altitude.
 * @param day      from noon to noon.
 */
export function twilightOf(nights: readonly Span[], known: Span | undefined, day: Span): Twilight {
  if (known === undefined) return { kind: 'none' };
  const night = nights.find(({ start, end }) => start < day.end && end > day.start);
  if (night === undefined || night.start === night.end) return { kind: 'light' };
  const from = Math.max(day.start, known.start);
  const to = Math.min(day.end, known.end);
  if (night.start <= from && night.end >= to) return { kind: 'dark' };
  return {
    kind: 'range',
    dusk: night.start > known.start ? night.start : undefined,
    dawn: night.end < known.end ? night.end : undefined,
  };
}
