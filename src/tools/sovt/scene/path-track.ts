import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { onceFor } from '#machines/kit/once-for.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';
import { columnAt } from './column-at.ts';

/** An object on its path in the rotating frame, the Sun at the origin; au. */
export type PathTrack = {
  readonly file: SynodicFile;
  /** Its place at a Modified Julian Date UTC; undefined outside of the path. */
  readonly positionAt: (mjd: number) => Vector3 | undefined;
  /** The line to draw. */
  readonly line: OrbitPath;
};

/** Makes tracks of paths; a track is made once for a path, and released with it. */
export function createPathTracks(): (file: SynodicFile) => PathTrack {
  const tracks = onceFor<PathTrack>();
  return (file) => tracks(file, () => trackOf(file));
}

function trackOf(file: SynodicFile): PathTrack {
  const along = (axis: number, mjd: number) =>
    columnAt(file, { name: 'places', stride: 3, first: axis }, mjd);
  return {
    file,
    positionAt(mjd) {
      const [x, y, z] = [along(0, mjd), along(1, mjd), along(2, mjd)];
      return x === undefined || y === undefined || z === undefined ? undefined : [x, y, z];
    },
    line: lineOf(file),
  };
}

function lineOf({ rows, firstEpoch, step, columns }: SynodicFile): OrbitPath {
  return pointsAt(
    Array.from({ length: rows }, (_, row) => ({
      mjd: firstEpoch + row * step,
      position: columns.places.subarray(3 * row, 3 * row + 3),
    })),
  );
}

/** A line through places at Modified Julian Dates UTC, in order of time. */
export function pointsAt(
  points: readonly { readonly mjd: number; readonly position: ArrayLike<number> }[],
): OrbitPath {
  const positions = new Float64Array(3 * points.length);
  const offsets = new Float64Array(points.length);
  const { day } = tdbFromUtc((points[0]?.mjd ?? 0) + MJD_ORIGIN);
  points.forEach(({ mjd, position }, row) => {
    const tdb = tdbFromUtc(mjd + MJD_ORIGIN);
    positions.set(position, 3 * row);
    offsets[row] = tdb.day - day + tdb.offset;
  });
  return { kind: 'points', positions, day, offsets };
}
