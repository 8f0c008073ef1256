import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Colour } from './colour.ts';

/** An arrow that points to something; places and lengths in the frame and the unit of the scene. */
export type Arrow = {
  /** The name of its goal; empty where that is named already. */
  readonly name: string;
  readonly start: Vector3;
  readonly end: Vector3;
  readonly colour: Colour;
  /** One whole line when left out. */
  readonly shaft?: 'dashed' | 'double' | undefined;
};
