import * as z from 'zod/mini';
import { ZOOM_RANGE } from '../limits.ts';
import { groupType } from '../nov/small-objects.ts';
import { numberWithin } from '../number-within.ts';
import { savedCamera } from '../saved-state/saved-camera.ts';
import { orbitListFields, shortText } from '../saved-state/saved-orbit-list.ts';
import { savedColor, savedSettings, timelineFields } from '../saved-state/saved-scene.ts';

/** Most groups of small objects in a saved state. */
const MAX_GROUPS = 100;

/**
 * The state of orbit visualisation, as it is stored over a reload or saved: lists, dates, view and colours. Orbits are
 * requested again; of the object whose details were shown nothing but the name is saved.
 */
export const ovtState = z.object({
  version: z.literal(1),
  tool: z.literal('ovt'),
  ...timelineFields,
  ...orbitListFields,
  /** A body by its lower-case name, or an object by its designator. */
  focusOVT: z.optional(shortText),
  activeZoomOVT: numberWithin(ZOOM_RANGE),
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
