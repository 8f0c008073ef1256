import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';

/** Where an object is at any instant, and the line of its orbit; heliocentric, ecliptic J2000, au. Instants are TDB. */
export type OrbitTrack = {
  /** Its place; undefined where the orbit has none, as outside of a table. */
  readonly positionAt: (day: number, offset: number) => Vector3 | undefined;
  /**
   * The line to draw around an instant, Julian date. It is the same object as long as nothing of it changes, so that
   * it need not be uploaded again.
   */
  readonly pathAt: (julianDate: number) => OrbitPath | undefined;
};
