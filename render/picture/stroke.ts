import type { Colour } from './colour.ts';

/** Straight pieces of one look. */
export type Stroke = {
  /** x y z of the start and of the end of each piece; the same array again as long as nothing in it has changed. */
  readonly positions: ArrayLike<number>;
  readonly colour: Colour;
  /** 0 to 1. */
  readonly opacity: number;
  /** CSS px. */
  readonly width: number;
  /** True when it is in the axes of the turning globe instead of those of the scene. */
  readonly turning?: true;
};
