import * as z from 'zod/mini';
import { HEX_COLOR } from '../hex-color.ts';

/** Most options of a tool, and most choices of one of them. */
const MAX_OPTIONS = 100;

export const savedColor = z.string().check(z.regex(HEX_COLOR));

const word = z.string().check(z.maxLength(60));

/** An option that is not as it was at first: its value, its colour, or both. */
const savedOption = z.object({
  value: z.optional(
    z.union([
      z.boolean(),
      z.number(),
      word,
      z.readonly(z.tuple([z.number(), z.number()])),
      z.readonly(z.array(word).check(z.maxLength(MAX_OPTIONS))),
    ]),
  ),
  color: z.optional(savedColor),
});

/** The user's settings of the picture of a 3D tool; options that are left out have their initial values. */
export const savedSettings = z.object({
  backgroundColor: savedColor,
  invertColors: z.object({
    scene: z.boolean(),
    boxes: z.boolean(),
    charts: z.boolean(),
    export: z.boolean(),
  }),
  /** Options by their keys; what a tool does not know, or cannot be, changes nothing. */
  objectsSettings: z
    .record(word, savedOption)
    .check(z.refine((options) => Object.keys(options).length <= MAX_OPTIONS, 'has too many options')),
});

export type SavedSettings = z.output<typeof savedSettings>;

const instant = z.iso.datetime();

/** Two instants, the second not before the first. */
export const timeSpan = z
  .object({ start: instant, end: instant })
  .check(z.refine(({ start, end }) => Date.parse(start) <= Date.parse(end), 'must not end before it starts'));

/** The timeline in the state of a 3D tool. */
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
