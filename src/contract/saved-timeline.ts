import * as z from 'zod/mini';

const instant = z.iso.datetime();

/** What the state of a 3D tool tells of its timeline. */
export const timelineFields = {
  /** The range of the timeline, which is also `startDate` to `endDate` and `dateFrom` to `dateTo`. */
  timeFrame: z.object({ start: instant, end: instant }),
  startDate: instant,
  endDate: instant,
  dateFrom: instant,
  dateTo: instant,
  activeCurrentDate: instant,
  /** Simulated days per second. */
  speed: z.number().check(z.gt(0), z.lte(100_000)),
};
