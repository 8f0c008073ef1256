import { arrows, type ArrowsInputs } from '../painters/arrows.ts';
import { type ClonesInputs, createClonesPainter } from '../painters/clones.ts';
import { createDaylight } from '../painters/daylight.ts';
import { horizon, type HorizonInputs } from '../painters/horizon.ts';
import { landmarks, type LandmarksInputs } from '../painters/landmarks.ts';
import { createStrokesOf, type TurningInputs } from '../painters/strokes.ts';
import { createUncertaintyPainter, type UncertaintyInputs } from '../painters/uncertainty.ts';
import { type OrbitsInputs, orbitsPainters, type SkyFiles } from './orbits-scene.ts';
import type { MakePainters } from './stage.ts';
import type { Stroke } from '../picture/stroke.ts';
import type { Painter } from '../painters/painter.ts';

/** All that a picture of a flyby is painted from. */
export type FlybyInputs = OrbitsInputs &
  ArrowsInputs &
  ClonesInputs &
  HorizonInputs &
  LandmarksInputs &
  MovingLinesInputs &
  TurningInputs &
  UncertaintyInputs;

/** Settings of the user for pictures of a flyby. */
export type FlybyLook = FlybyInputs['look'];

/** A body with what passes it: the painters of orbits, with arrows, marked points, moving lines and uncertainty regions among them. */
export function flybyPainters(files: SkyFiles): MakePainters<FlybyInputs> {
  return orbitsPainters<FlybyInputs>(files, {
    beforeStars: (context) => [createDaylight(context)],
    behindSwarm: (context) => [
      createUncertaintyPainter(context),
      createClonesPainter(context),
      createStrokesOf<FlybyInputs>(context, [landmarks, movingLines, arrows]),
      arrows,
    ],
    marked: [horizon, landmarks],
  });
}

/** Lines that may be others in every picture. */
type MovingLinesInputs = { readonly strokes: readonly Stroke[] };

const movingLines: Painter<MovingLinesInputs> = { strokes: ({ strokes }) => strokes };
