import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Colour } from '../colour.ts';

/** The Sun, the Moon or a planet as a picture of the sky shows it; angles in rad. */
export type SkyBody = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'sun' | 'moon' | 'planet';
  /** Astrometric, unit vector in ICRF. */
  readonly direction: Vector3;
  /** Half its apparent diameter. */
  readonly radius: number;
  /** Lit part of the disc, 0 to 1, and the position angle of its middle, from north through east. */
  readonly lit: number;
  readonly brightLimb: number;
  readonly colour: Colour;
};

/** Diameters of markers, CSS px, for what would be smaller. */
const MARKER_PX: Readonly<Record<SkyBody['kind'], number>> = { sun: 22, moon: 20, planet: 8 };

/** Diameter of a body, CSS px: its own where that is larger than its marker. */
export function bodyDiameter({ kind, radius }: SkyBody, pixelsPerRadian: number): number {
  return Math.max(MARKER_PX[kind], 2 * radius * pixelsPerRadian);
}
