import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import type { Span } from '#parts/charts/spans.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';
import { observableSpans } from '../observable-spans.ts';
import { type PathTrack, pointsAt } from './path-track.ts';

/** V magnitude that an object has to reach, and degrees that it has to be away from the Sun. */
export type PathLimits = { readonly faintest: number; readonly leastElongation: number };

type Pieces = PathLimits & { readonly pieces: readonly OrbitPath[] };

/** Finds the pieces of paths on which objects are inside limits; once for each path, as long as its limits are the same. */
export function createObservablePieces(): (track: PathTrack, limits: PathLimits) => readonly OrbitPath[] {
  const known = new WeakMap<SynodicFile, Pieces>();
  return (track, { faintest, leastElongation }) => {
    const before = known.get(track.file);
    if (before?.faintest === faintest && before.leastElongation === leastElongation) return before.pieces;
    const pieces = observableSpans(track.file, faintest, leastElongation).map((span) => pieceOf(track, span));
    known.set(track.file, { faintest, leastElongation, pieces });
    return pieces;
  };
}

/** From an edge of a span by the rows in between to the other. */
function pieceOf({ file, positionAt }: PathTrack, { start, end }: Span): OrbitPath {
  const { firstEpoch, step, rows } = file;
  const [from, to] = [start - MJD_ORIGIN, end - MJD_ORIGIN];
  const between = Array.from({ length: rows }, (_, row) => firstEpoch + row * step).filter(
    (mjd) => mjd > from && mjd < to,
  );
  return pointsAt(
    [from, ...between, to].flatMap((mjd) => {
      const position = positionAt(mjd);
      return position === undefined ? [] : [{ mjd, position }];
    }),
  );
}
