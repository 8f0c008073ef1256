import * as z from 'zod/mini';
import { CRITERIA } from '#engine/plan/priority.ts';
import { FIRST_DATE, LAST_DATE, MAX_NAMES, MAX_USER_DEFINED_OBJECTS } from '../limits.ts';
import { numberWithin } from '../number-within.ts';
import { horizonText } from '../site/horizon.ts';

/** What a setting of the night plan may be: minutes, degrees, magnitudes, and pure numbers for weights. */
export const PLAN_RANGES = {
  slotMinutes: { min: 10, max: 480 },
  sunBelow: { min: -18, max: 0 },
  altitudeAbove: { min: 0, max: 85 },
  moonApart: { min: 0, max: 120 },
  meridianGap: { min: 0, max: 45 },
  magnitudeLimit: { min: 0, max: 30 },
  weight: { min: 0, max: 10 },
} as const;

const MAX_SLOTS = MAX_NAMES + MAX_USER_DEFINED_OBJECTS;

const night = z.iso.date().check(z.refine((day) => day >= FIRST_DATE && day <= LAST_DATE, 'is out of range'));
const designator = z.string().check(z.maxLength(200));

/** Settings by which a night is planned. */
const settings = z.object({
  /** Length of a slot where none is set for its object. */
  slotMinutes: numberWithin(PLAN_RANGES.slotMinutes),
  sunBelow: numberWithin(PLAN_RANGES.sunBelow),
  altitudeAbove: numberWithin(PLAN_RANGES.altitudeAbove),
  /** Least separation from the Moon while it is up. */
  moonApart: numberWithin(PLAN_RANGES.moonApart),
  /** Hour angle to each side of the meridian that a mount needs for its flip. */
  meridianGap: numberWithin(PLAN_RANGES.meridianGap),
  /** Faintest V magnitude; absent for none. */
  magnitudeLimit: z.optional(numberWithin(PLAN_RANGES.magnitudeLimit)),
  weights: z.record(z.enum(CRITERIA), numberWithin(PLAN_RANGES.weight)),
  /** The obstruction horizon of states that were saved before it belonged to the site. */
  horizon: z.optional(horizonText),
});

/** A slot that stays where it is; Julian dates UTC. */
const lock = z
  .object({ designator, start: z.number(), end: z.number() })
  .check(z.refine(({ start, end }) => start < end, 'must not end before it starts'));

/** The plan of one night as it is stored: what the visitor entered, and nothing that follows from it. */
export const nightPlanState = z.object({
  /** Date of the evening by the mean Sun; absent before one was chosen. */
  night: z.optional(night),
  /** The plan opens with the results that are on their way; absent where nothing waits for them. */
  isAwaited: z.optional(z.boolean()),
  /** By which clock its times are read; that of the site in states that were saved before it was stored. */
  clock: z.prefault(z.enum(['local', 'utc']), 'local'),
  settings,
  locks: z.readonly(z.array(lock).check(z.maxLength(MAX_SLOTS))),
  /** Minutes that slots take where they were lengthened or shortened, by designator. */
  lengths: z
    .record(designator, numberWithin(PLAN_RANGES.slotMinutes))
    .check(z.refine((lengths) => Object.keys(lengths).length <= MAX_SLOTS, 'are too many')),
});

export type NightPlanState = z.output<typeof nightPlanState>;
export type NightPlanSettings = NightPlanState['settings'];
export type PlanLock = NightPlanState['locks'][number];
