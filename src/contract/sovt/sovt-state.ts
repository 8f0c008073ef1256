import * as z from 'zod/mini';
import { MAX_NAMES, MAX_USER_DEFINED_OBJECTS, ZOOM_RANGE } from '../limits.ts';
import { numberWithin } from '../number-within.ts';
import { savedCamera } from '../saved-state/saved-camera.ts';
import { orbitListFields, shortText } from '../saved-state/saved-orbit-list.ts';
import { savedSettings, timelineFields } from '../saved-state/saved-scene.ts';
import { coordinate } from '../site/observing-window.ts';
import { ownForce } from '../user-defined/user-defined-object.ts';
import { SOVT_RANGES } from './ranges.ts';

const { min, max } = SOVT_RANGES.magnitudeLimit;
const { altitudeMin } = SOVT_RANGES;

/** An observatory with a code, in whose nights windows are searched for, and the least altitude of the object there, degrees. */
const windowsPlace = z.object({
  site: z.object({
    code: shortText,
    id: z.optional(z.number()),
    name: shortText,
    latitude: coordinate('latitude'),
    longitude: coordinate('longitude'),
    alt: coordinate('alt'),
  }),
  leastAltitude: numberWithin(altitudeMin),
});

/** An object whose path was calculated, with the parameters that were used: au, degrees, magnitudes, Modified Julian Dates UTC. */
const calculatedObject = z.object({
  designator: shortText,
  magnitudeLimit: z.number().check(z.gte(min), z.lte(max)),
  objectData: z.object({
    kind: z.enum(['ELLIPTICAL', 'HYPERBOLIC']),
    parameters: z.record(z.string().check(z.maxLength(40)), z.number()),
    /** The parameters are not those of the catalogue. */
    isOwn: z.boolean(),
    isComet: z.boolean(),
    /** Force of a user-defined open orbit. */
    force: z.optional(z.object(ownForce)),
    /** m. */
    diameter: z.optional(z.number().check(z.gt(0))),
  }),
});

/** The columns that sort the population. */
const populationColumn = z.enum(['object', 'brightest', 'brightestAt', 'window']);

/** How the population is sorted. */
const populationOrder = z.object({ by: populationColumn, direction: z.enum(['ascending', 'descending']) });

export type PopulationOrder = z.output<typeof populationOrder>;

/**
 * The state of synodic orbit visualisation, as it is stored over a reload or saved: lists, parameters, dates, view and settings.
 * Paths are requested again; of the object whose details were shown nothing but the name is saved.
 */
export const sovtState = z.object({
  version: z.literal(1),
  tool: z.literal('sovt'),
  ...timelineFields,
  ...orbitListFields,
  calculatedObjects: z.readonly(
    z.array(calculatedObject).check(z.maxLength(MAX_NAMES + MAX_USER_DEFINED_OBJECTS)),
  ),
  /** A body by its lower-case name, or an object by its designator. */
  sovtFocusedObject: z.optional(shortText),
  activeZoomSOVT: numberWithin(ZOOM_RANGE),
  SOVTcamera: z.optional(savedCamera),
  /** Whether the charts are open. */
  charts: z.boolean(),
  /** The horizontal axis of the charts; dates where it is left out, as in states that were saved before it was stored. */
  chartAxis: z.optional(z.enum(['dates', 'days'])),
  /** Faintest magnitude to which the whole population is listed; absent where it is not listed. */
  populationLimit: z.optional(z.number().check(z.gte(min), z.lte(max))),
  /** Comets that count as lost are listed with it; absent where they are not. */
  populationWithLost: z.optional(z.literal(true)),
  /** How it is sorted; the brightest first where it is left out, as in states that were saved before it was stored. */
  populationOrder: z.optional(populationOrder),
  /** Absent where any site will do, in states older than it, and for the visitor's own place. */
  windowsPlace: z.optional(windowsPlace),
  displaySettings: z.optional(savedSettings),
});

export type SovtState = z.output<typeof sovtState>;
