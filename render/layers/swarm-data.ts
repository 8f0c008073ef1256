import type { SwarmColumns } from '#engine/swarm/swarm-columns.ts';
import type { Swarm } from '#engine/swarm/swarm.ts';
import type { Colour } from '../picture/colour.ts';

/** Eccentricities below this are solved on the GPU; larger ones, and open orbits, are solved by the engine on the CPU. */
export const SWARM_ECCENTRICITY = 0.99;

/** The orbits of a swarm, one row per object. Rows that the GPU does not solve are zero in all columns. */
export type SwarmData = SwarmColumns & {
  /** Nearly parabolic and open orbits, and the row of the swarm that each of them is. */
  readonly others: Swarm;
  readonly otherRows: readonly number[];
  /** Writes the place of every object, x y z, au, in double precision: what a pointer is compared with. */
  readonly positions: (day: number, offset: number, out: Float64Array) => void;
};

/** How bright objects are from a place; those too faint are less prominent. */
export type SwarmDetection = {
  /** Law of every object, three numbers: H, G and 0; of a comet M1, K1 and 1. */
  readonly laws: Float32Array;
  /** Faintest V magnitude that is seen. */
  readonly faintest: number;
};

/** What the objects of a group look like where colours are not seen: outlines, and small and large discs; their order is the shader's. */
export const SWARM_MARKS = ['dot', 'disc', 'ring', 'cross', 'square', 'saltire', 'diamond'] as const;

export type SwarmMark = (typeof SWARM_MARKS)[number];

/** How the swarm is drawn; filtering changes this alone. */
export type SwarmLook = {
  /** Colours of the groups. */
  readonly colours: readonly Colour[];
  /** Index into `colours` of every object, or `HIDDEN` of the engine's swarm columns. */
  readonly groupOf: Uint8Array;
  /** Marks of the groups in red light, in the order of their colours; dots when left out. */
  readonly marks?: readonly SwarmMark[];
  /** How opaque every object is, 1 to 255; all of them entirely when left out. */
  readonly opacityOf?: Uint8Array;
  /** Diameter of a point, CSS px. */
  readonly size: number;
  /** Left out, all are drawn alike. */
  readonly detection?: SwarmDetection;
};

/** A swarm as a scene shows it. */
export type ShownSwarm = { readonly data: SwarmData; readonly look: SwarmLook };
