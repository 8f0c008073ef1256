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

/** What a visitor has set about the picture of a 3D tool; options that are left out are as the tool begins with them. */
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
