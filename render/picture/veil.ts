import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Revolved } from '../geometry/revolved.ts';
import type { Colour } from './colour.ts';

/** A translucent surface of revolution in a picture; it never hides what it encloses. */
export type Veil = {
  /** The same object as long as its shape is the same. */
  readonly shape: Revolved;
  /** Where the origin of its shape is, in the frame and the unit of the scene. */
  readonly centre: Vector3;
  readonly colour: Colour;
  /** 0 to 1. */
  readonly opacity: number;
  /** Text beside its widest place. */
  readonly label?: VeilLabel;
};

export type VeilLabel = {
  readonly text: string;
  /** `magnitudeLimit` for what follows the settings of those. */
  readonly kind: 'magnitudeLimit' | 'guide';
};
