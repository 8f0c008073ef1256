/**
 * Which of `count` equal segments, laid end to end, an instant falls in.
 *
 * A day and an offset that lie just before a border can add up to the border itself, so that the choice of
 * a series and the choice of its segment may fall on different sides. Such an instant belongs to the nearest segment,
 * whose series is as accurate a rounding error beyond its end as at the end.
 *
 * @param days from the start of the first segment to the instant's whole day, taken by a single subtraction, which is
 * exact for two Julian dates.
 * @param offset days to add.
 * @returns index from 0 to `count - 1`.
 */
export function segmentAt(days: number, offset: number, segmentDays: number, count: number): number {
  const segment = Math.floor((days + offset) / segmentDays);
  return Math.max(0, Math.min(segment, count - 1));
}

/** Argument of a segment's series, -1 at its start and 1 at its end; parameters as for {@link segmentAt}. */
export function argumentIn(segment: number, days: number, offset: number, segmentDays: number): number {
  return (2 * (days - segment * segmentDays + offset)) / segmentDays - 1;
}
