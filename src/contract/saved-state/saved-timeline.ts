import * as z from 'zod/mini';

const instant = z.iso.datetime();

/** Two instants, the second not before the first. */
export const timeSpan = z
  .object({ start: instant, end: instant })
  .check(z.refine(({ start, end }) => Date.parse(start) <= Date.parse(end), 'must not end before it starts'));

/** What the state of a 3D tool has of its timeline. */
export const timelineFields = {
  /** The range of the timeline, which is also `startDate` to `endDate` and `dateFrom` to `dateTo`. */
  timeFrame: timeSpan,
  startDate: instant,
  endDate: instant,
  dateFrom: instant,
  dateTo: instant,
  activeCurrentDate: instant,
  /** Simulated days per second. */
  speed: z.number().check(z.gt(0), z.lte(100_000)),
};
