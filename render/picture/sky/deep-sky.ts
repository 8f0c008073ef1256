import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** What a deep-sky object is, as its symbol shows. */
export type DeepSkyKind =
  'galaxy' | 'open cluster' | 'globular cluster' | 'nebula' | 'planetary nebula' | 'other';

/** A galaxy, cluster or nebula. */
export type DeepSkyObject = {
  readonly name: string;
  readonly kind: DeepSkyKind;
  /** Unit vector in ICRF. */
  readonly direction: Vector3;
  readonly magnitude: number;
  /** Its longer diameter, rad; 0 where it is not known. */
  readonly size: number;
};
