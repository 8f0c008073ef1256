import * as z from 'zod/mini';
import { asteroid } from '../asteroid.ts';
import { MAX_NAMES } from '../limits.ts';
import { listOf } from '../rest/list-of.ts';
import { observatory, timeStep, timezone, userDefinedObjects } from '../opt/opt-state.ts';
import { savedSettings } from '../saved-state/saved-scene.ts';
import { chartInstruments } from './chart-instruments.ts';
import { telescopeProfile } from '../opt/telescope-profile.ts';

/** A minute of a day that a calendar has: YYYY-MM-DDTHH:mm, UTC. One beyond the years of the toolkit is cut to them, which is reported. */
const moment = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/),
  z.refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success, 'is not a day'),
);

const shortText = z.string().check(z.maxLength(200));

/** What is shown, when and from where. */
const setupMemory = z.object({
  selectedObservatory: observatory,
  selectedTimeFrame: z
    .object({ start: moment, end: moment, timezone })
    .check(z.refine(({ start, end }) => start < end, 'must not end before it starts')),
  userDefinedObjects,
  finalAsteroidsList: listOf(asteroid, MAX_NAMES),
});

const unit = z.number().check(z.gte(-1.001), z.lte(1.001));
const turn = z.number().check(z.gte(-7), z.lte(7));

/** Where the chart looks from the middle of the sphere: declination and right ascension, rad, and the same as a quaternion. */
const camera = z.object({
  position: z.readonly(z.tuple([z.literal(0), z.literal(0), z.literal(0)])),
  rotation: z.readonly(z.tuple([turn, turn, z.literal(0)])),
  quaternion: z.readonly(z.tuple([unit, unit, unit, unit])),
});

/** The state of the sky chart, as it is stored over a reload or saved. Traces and stars are requested again. */
export const scdState = z.object({
  version: z.literal(1),
  tool: z.literal('scd'),
  timeFrame: z.object({ start: moment, end: moment }),
  finalAsteroidsList: listOf(asteroid, MAX_NAMES),
  /** Designator of the object whose details are shown. */
  selectedObjectName: z.nullable(shortText),
  /** The screen it was saved on. */
  screen: z.optional(z.enum(['setup', 'visualisation'])),
  setup: z.object({
    /** The form as it is filled in. */
    current: setupMemory,
    /** The last observatory on the ground, behind a geocentric one. */
    recentObservatory: observatory,
    timeStep,
    /** Whether it was submitted, so that there is a chart. */
    submitted: z.boolean(),
  }),
  /** Field of view, degrees. */
  activeZoomSCD: z.number().check(z.gte(0.1), z.lte(90)),
  /** Faintest stars of wide fields. */
  magnitude: z.number().check(z.gte(0), z.lte(7)),
  /** Row of the trace of the selected object. */
  traceRow: z.int().check(z.gte(0), z.lte(100_000)),
  /** Whether pictures of the sky are behind the chart, where there are any; absent in states of former versions. */
  pictures: z.optional(z.boolean()),
  /** Left out while there is no chart. */
  SCDcamera: z.optional(camera),
  displaySettings: savedSettings,
  /** Fields of camera and eyepiece on the chart; absent in states of former versions. */
  instruments: z.optional(chartInstruments),
  /** The telescope that they are of; absent for none. */
  telescope: z.optional(telescopeProfile),
});

export type ScdState = z.output<typeof scdState>;
