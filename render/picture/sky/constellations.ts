import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** The constellations of the whole sky; the lines are as `geometry/sky-lines` makes them, x y z of each direction in ICRF. */
export type Constellations = {
  readonly lines: readonly Float64Array[];
  readonly borders: readonly Float64Array[];
  /** The large ones first. */
  readonly names: readonly { readonly name: string; readonly at: Vector3 }[];
};
