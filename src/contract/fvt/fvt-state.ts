import * as z from 'zod/mini';
import { asteroid } from '../asteroid.ts';
import { MAX_NAMES, MAX_USER_DEFINED_OBJECTS, ZOOM_RANGE } from '../limits.ts';
import { numberWithin } from '../number-within.ts';
import { observatory } from '../opt/opt-state.ts';
import { savedCamera } from '../saved-state/saved-camera.ts';
import { savedSettings, timelineFields, timeSpan } from '../saved-state/saved-scene.ts';
import { flybyObject } from '../user-defined/user-defined-object.ts';
import { closeApproach } from './close-approaches.ts';
import { mainBodyId } from './main-bodies.ts';

/** Most bodies that approaches are searched for at: the planets and the Moon. */
const MAX_BODIES = 9;

const { speed: speedFVT, ...dates } = timelineFields;

/** Farthest and largest that a list of approaches can be limited to: lunar distances, metres. */
export const APPROACH_FILTER_MOST = { distanceLd: 1000, diameterM: 1_000_000 } as const;

/** Ends of what is listed, each included; one that is left out is open. @param most value of an end. */
const ends = (most: number) => {
  const end = z.optional(z.number().check(z.gte(0), z.lte(most)));
  return z.optional(z.object({ min: end, max: end }));
};

/** Which of the approaches that were found are listed; a quantity that is left out does not matter. */
const approachFilter = z.object({
  distanceLd: ends(APPROACH_FILTER_MOST.distanceLd),
  diameterM: ends(APPROACH_FILTER_MOST.diameterM),
});

export type ApproachFilter = z.output<typeof approachFilter>;

/** The columns whose heads sort the list of approaches. */
export const SORTED_COLUMNS = ['object', 'date', 'body'] as const;

/** Other orders, which a control beside the list offers. */
export const OTHER_ORDERS = ['distance', 'speed', 'size', 'magnitude'] as const;

const approachOrder = z.union([
  z.object({ by: z.enum(SORTED_COLUMNS), direction: z.enum(['ascending', 'descending']) }),
  z.object({ by: z.enum(OTHER_ORDERS), direction: z.literal('ascending') }),
]);

const shortText = z.string().check(z.maxLength(220));

/**
 * The state of flyby visualisation, as it is stored over a reload or saved: what is searched, the approach that is shown,
 * dates, view and settings. Approaches and flybys are requested again.
 */
export const fvtState = z.object({
  version: z.literal(1),
  tool: z.literal('fvt'),
  ...dates,
  speedFVT,
  /** First and last day of the search. */
  searchTimeFrame: timeSpan,
  mainBodies: z.readonly(z.array(mainBodyId).check(z.maxLength(MAX_BODIES))),
  finalAsteroidsList: z.readonly(z.array(asteroid).check(z.maxLength(MAX_NAMES))),
  /** Left out where every approach is listed, as in states of version 2.6.5. */
  approachFilter: z.optional(approachFilter),
  /** How the list is ordered; left out where it is by date, as in states that were saved before it was stored. */
  approachOrder: z.optional(approachOrder),
  /** The search found no approach. */
  noneFound: z.optional(z.literal(true)),
  /** The approach that is shown; null where there is none. */
  selectedCloseApproach: z.nullable(closeApproach),
  userDefinedObjects: z.readonly(z.array(flybyObject).check(z.maxLength(MAX_USER_DEFINED_OBJECTS))),
  /** Designator of the user-defined object that is chosen; null where there is none. */
  selectedObjectName: z.nullable(shortText),
  /** The body of user-defined flybys, and whether one of them is shown. */
  userDefinedBody: z.nullable(mainBodyId),
  userDefinedShown: z.boolean(),
  /** `object`, `moon`, `body` or `sun`. */
  focusFVT: z.optional(z.enum(['object', 'moon', 'body', 'sun'])),
  /**
   * A camera with object and body in view, behind the object or on the ground; absent for one that the user
   * turns freely.
   */
  cameraFVT: z.optional(z.enum(['both', 'chase', 'ground'])),
  activeZoomFVT: numberWithin(ZOOM_RANGE),
  FVTcamera: z.optional(savedCamera),
  /** The observatory from which the object is seen; the visitor's own place is not saved. */
  groundSite: z.optional(observatory),
  displaySettings: z.optional(savedSettings),
});

export type FvtState = z.output<typeof fvtState>;
