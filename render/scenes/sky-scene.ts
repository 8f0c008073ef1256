import { constellations, type ConstellationsInputs } from '../painters/sky/constellations.ts';
import { skyGrids, type SkyGridsInputs } from '../painters/sky/grids.ts';
import { referenceLines, type ReferenceLinesInputs } from '../painters/sky/reference-lines.ts';
import type { SkyPainter, SkyPainterContext } from '../painters/sky/sky-painter.ts';
import { createSkyStarsPainter, type SkyStarsInputs } from '../painters/sky/stars.ts';
import { skyTrails, type SkyTrailsInputs } from '../painters/sky/trails.ts';
import type { SkySceneInputs } from '../picture/sky/sky-picture.ts';

/** All that a picture of the sky is painted from. */
export type SkyInputs = SkySceneInputs &
  SkyGridsInputs &
  ReferenceLinesInputs &
  ConstellationsInputs &
  SkyStarsInputs &
  SkyTrailsInputs;

/** What the visitor has set about the pictures of the sky; changes seldom and never with time. */
export type SkyLook = SkyInputs['look'];

/** The celestial sphere from inside: its painters from back to front. */
export function skyPainters(context: SkyPainterContext): readonly SkyPainter<SkyInputs>[] {
  return [skyGrids, referenceLines, constellations, createSkyStarsPainter(context), skyTrails];
}
