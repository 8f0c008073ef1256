import * as z from 'zod/mini';
import { namesText } from '../asteroid.ts';

/** How a body turns: pole in the ecliptic J2000 (degrees), period in hours, its change (`yorp`, rad/d²), phase at `jd0`. */
const rotationFields = {
  lambdaDeg: z.number(),
  betaDeg: z.number(),
  period: z.number(),
  yorp: z.number(),
  /** Degrees. */
  phi0: z.number(),
  jd0: z.number(),
};

/** A model of the shape of a body. */
const shapeModel = z.object({
  /** Address of an OBJ file, from the root of the site; vertices in km, body-fixed axes. */
  shape: z.string(),
  /** Who made the model; `generic` is not a model of this body. */
  source: z.string(),
  /** Whether the rotation is the published one; otherwise it is the generic one. */
  rotationKnown: z.boolean(),
  ...rotationFields,
});

/** Query of `/asteroid/shapes`. */
export const shapesQuery = z.object({ names: namesText });

/** Response of `/asteroid/shapes`: one entry per name, without models where there is none. */
export const asteroidsShapes = z.object({
  asteroidsShapes: z.array(z.object({ name: z.string(), models: z.array(shapeModel) })),
});

/** Rotation that is assumed for a body whose rotation is unknown. */
export const GENERIC_ROTATION = {
  lambdaDeg: 251,
  betaDeg: -63,
  period: 3.755_067,
  yorp: 19e-9,
  phi0: 0,
  jd0: 2_443_568,
} as const;

/** Address of the shape of a body that has no model. */
export const GENERIC_SHAPE = '/static/shapes/generic.obj';

export type ShapeModel = z.output<typeof shapeModel>;
export type AsteroidsShapes = z.output<typeof asteroidsShapes>;
