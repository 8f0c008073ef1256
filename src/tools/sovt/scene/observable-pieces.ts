import { MJD_ORIGIN } from '#engine/constants.ts';
import { onceFor } from '#machines/kit/once-for.ts';
import type { Span } from '#parts/charts/spans.ts';
import { remembered } from '#parts/scene/remembered.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';
import { observableSpans } from '../observable-spans.ts';
import { type PathTrack, pointsAt } from './path-track.ts';

/** V magnitude that an object has to reach, and degrees that it has to be away from the Sun. */
export type PathLimits = { readonly faintest: number; readonly leastElongation: number };

type Pieces = readonly OrbitPath[];

/** Finds the pieces of paths on which objects are inside limits; once for each path, as long as its limits are the same. */
export function createObservablePieces(): (track: PathTrack, limits: PathLimits) => Pieces {
  const piecesOf = onceFor<(faintest: number, leastElongation: number) => Pieces>();
  return (track, { faintest, leastElongation }) => {
    const within = () =>
      remembered((...limits: [number, number]) =>
        observableSpans(track.file, ...limits).map((span) => pieceOf(track, span)),
      );
    return piecesOf(track.file, within)(faintest, leastElongation);
  };
}

/** The piece of a path from one edge of a span through the rows in between to the other edge. */
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
