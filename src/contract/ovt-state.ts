import * as z from 'zod/mini';
import { asteroid } from './asteroid.ts';
import { MAX_NAMES, MAX_USER_DEFINED_OBJECTS, ZOOM_RANGE } from './limits.ts';
import { groupType } from './nov/small-objects.ts';
import { savedCamera } from './saved-camera.ts';
import { savedColor, savedSettings } from './saved-settings.ts';
import { orbitalObject } from './user-defined-object.ts';

/** Most groups of small objects in a saved state. */
const MAX_GROUPS = 100;

const instant = z.iso.datetime();
const shortText = z.string().check(z.maxLength(220));
const designators = z.readonly(z.array(shortText).check(z.maxLength(MAX_NAMES + MAX_USER_DEFINED_OBJECTS)));

/**
 * The state of orbit visualisation, as it is kept over a reload or saved: lists, dates, view and colours. Orbits are
 * asked for again; of the object whose details were shown nothing but the name is saved.
 */
export const ovtState = z.object({
  version: z.literal(1),
  tool: z.literal('ovt'),
  /** The range of the timeline, which is also `startDate` to `endDate` and `dateFrom` to `dateTo`. */
  timeFrame: z.object({ start: instant, end: instant }),
  startDate: instant,
  endDate: instant,
  dateFrom: instant,
  dateTo: instant,
  activeCurrentDate: instant,
  /** Simulated days per second. */
  speed: z.number().check(z.gt(0), z.lte(100_000)),
  finalAsteroidsList: z.readonly(z.array(asteroid).check(z.maxLength(MAX_NAMES))),
  userDefinedObjects: z.readonly(z.array(orbitalObject).check(z.maxLength(MAX_USER_DEFINED_OBJECTS))),
  /** Designators. */
  checkedObjects: designators,
  perturbedObjects: designators,
  keplerianOnlyObjects: designators,
  /** Designator of the highlighted object; null, and in earlier states absent, where there is none. */
  selectedObjectName: z.optional(z.nullable(shortText)),
  /** A body by its lower-case name, or an object by its designator. */
  focusOVT: z.optional(shortText),
  activeZoomOVT: z.number().check(z.gte(ZOOM_RANGE.min), z.lte(ZOOM_RANGE.max)),
  OVTcamera: z.optional(savedCamera),
  smallObjects: z.object({
    chosen: z.readonly(
      z
        .array(z.object({ type: groupType, value: shortText, label: shortText, color: savedColor }))
        .check(z.maxLength(MAX_GROUPS)),
    ),
    risk: z.object({ on: z.boolean(), color: savedColor }),
  }),
  particleSize: z.number().check(z.gte(1), z.lte(20)),
  /** Left out in states that were saved before it was: the picture is then as it is at first. */
  displaySettings: z.optional(savedSettings),
});

export type OvtState = z.output<typeof ovtState>;
