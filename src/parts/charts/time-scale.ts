import type { Span } from './spans.ts';

/** Pixel of a moment, Julian date UTC, in a chart whose width shows a stretch of time. */
export function timeScale({ start, end }: Span, width: number): (moment: number) => number {
  return (moment) => ((moment - start) / (end - start)) * width;
}
