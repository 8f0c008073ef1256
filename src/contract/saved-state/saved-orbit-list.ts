import * as z from 'zod/mini';
import { asteroid } from '../asteroid.ts';
import { MAX_NAMES, MAX_USER_DEFINED_OBJECTS } from '../limits.ts';
import { orbitalObject } from '../user-defined/user-defined-object.ts';

/** A designator or another short text of a state. */
export const shortText = z.string().check(z.maxLength(220));

const designators = z.readonly(z.array(shortText).check(z.maxLength(MAX_NAMES + MAX_USER_DEFINED_OBJECTS)));

/** The objects in the state of a tool with orbits about the Sun. */
export const orbitListFields = {
  finalAsteroidsList: z.readonly(z.array(asteroid).check(z.maxLength(MAX_NAMES))),
  userDefinedObjects: z.readonly(z.array(orbitalObject).check(z.maxLength(MAX_USER_DEFINED_OBJECTS))),
  /** Designators. */
  checkedObjects: designators,
  perturbedObjects: designators,
  keplerianOnlyObjects: designators,
  /** Designator of the highlighted object; null, and in earlier states absent, where there is none. */
  selectedObjectName: z.optional(z.nullable(shortText)),
};
