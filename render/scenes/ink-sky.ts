import { skyViewOf } from '../cameras/sky-camera.ts';
import type { PictureSize } from '../cameras/orbit-camera.ts';
import { createLabelPlacer, type MeasureText } from '../labels/place-labels.ts';
import { skyBodies } from '../painters/sky/bodies.ts';
import { compass } from '../painters/sky/compass.ts';
import { constellations } from '../painters/sky/constellations.ts';
import { skyCrosshair } from '../painters/sky/crosshair.ts';
import { skyDeepSky } from '../painters/sky/deep-sky.ts';
import { skyGrids } from '../painters/sky/grids.ts';
import { skyInstruments } from '../painters/sky/instruments.ts';
import { referenceLines } from '../painters/sky/reference-lines.ts';
import type { SkyPainter } from '../painters/sky/sky-painter.ts';
import { skyStarMagnitudes } from '../painters/sky/star-magnitudes.ts';
import { inkStars, skyStarNames } from '../painters/sky/star-names.ts';
import { skyTrails } from '../painters/sky/trails.ts';
import { type Box, UNCOVERED } from '../picture/cover.ts';
import type { PlacedLabel } from '../picture/label.ts';
import type { Pen } from '../picture/sky/ink.ts';
import type { SkyInputs } from './sky-scene.ts';

const BEHIND: readonly SkyPainter<SkyInputs>[] = [constellations, skyDeepSky];
const BEFORE: readonly SkyPainter<SkyInputs>[] = [
  skyStarNames,
  skyStarMagnitudes,
  skyBodies,
  compass,
  skyGrids,
  referenceLines,
  skyInstruments,
  skyTrails,
  skyCrosshair,
];

export type InkOptions = {
  /** Parts of the picture that names keep clear of. */
  readonly covered?: readonly Box[];
  /** Diameter of a star by its magnitude, CSS px; as on the screen when left out. */
  readonly starSize?: (magnitude: number) => number;
};

/**
 * Writes a picture of the sky with a pen of another kind, for files that hold lines and texts: all but Milky Way, atmosphere and ground.
 *
 * @returns the names with their places, to be written by the caller, who has the font.
 */
export function inkSky(
  pen: Pen,
  inputs: SkyInputs,
  size: PictureSize,
  measure: MeasureText,
  { covered = [], starSize }: InkOptions = {},
): readonly PlacedLabel[] {
  const picture = { ...inputs, view: skyViewOf(inputs.camera, size), pixelRatio: 1, cover: UNCOVERED };
  for (const painter of BEHIND) painter.ink?.(pen, picture);
  inkStars(pen, picture, starSize);
  for (const painter of BEFORE) painter.ink?.(pen, picture);
  const labels = [...BEHIND, ...BEFORE].flatMap((painter) => painter.labels?.(picture) ?? []);
  return createLabelPlacer()(labels, size, measure, covered);
}
