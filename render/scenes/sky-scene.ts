import { type AtmosphereInputs, createAtmosphere } from '../painters/sky/atmosphere.ts';
import { skyBodies, type SkyBodiesInputs } from '../painters/sky/bodies.ts';
import { compass, type CompassInputs } from '../painters/sky/compass.ts';
import { constellations, type ConstellationsInputs } from '../painters/sky/constellations.ts';
import { skyCrosshair, type SkyCrosshairInputs } from '../painters/sky/crosshair.ts';
import { skyDeepSky, type SkyDeepSkyInputs } from '../painters/sky/deep-sky.ts';
import { skyGrids, type SkyGridsInputs } from '../painters/sky/grids.ts';
import { createGround, type GroundInputs } from '../painters/sky/ground.ts';
import { skyInstruments, type SkyInstrumentsInputs } from '../painters/sky/instruments.ts';
import { createSkyMilkyWayPainter, type SkyMilkyWayInputs } from '../painters/sky/milky-way.ts';
import { referenceLines, type ReferenceLinesInputs } from '../painters/sky/reference-lines.ts';
import { skyStarMagnitudes } from '../painters/sky/star-magnitudes.ts';
import type { SkyPainter, SkyPainterContext } from '../painters/sky/sky-painter.ts';
import { skyStarNames, type SkyStarsInputs } from '../painters/sky/star-names.ts';
import { createSkyStarsPainter } from '../painters/sky/stars.ts';
import type { SurveyInputs } from '../painters/sky/survey.ts';
import { skyTrails, type SkyTrailsInputs } from '../painters/sky/trails.ts';
import type { SkySceneInputs } from '../picture/sky/sky-picture.ts';

/** All that a picture of the sky is painted from. */
export type SkyInputs = SkySceneInputs &
  SurveyInputs &
  SkyMilkyWayInputs &
  AtmosphereInputs &
  ConstellationsInputs &
  SkyDeepSkyInputs &
  SkyStarsInputs &
  SkyBodiesInputs &
  GroundInputs &
  CompassInputs &
  SkyGridsInputs &
  ReferenceLinesInputs &
  SkyInstrumentsInputs &
  SkyTrailsInputs &
  SkyCrosshairInputs;

/** Settings of the user for the sky; they change seldom and never with time. */
export type SkyLook = SkyInputs['look'];

/** The celestial sphere from inside: its painters from back to front. */
export function skyPainters(context: SkyPainterContext): readonly SkyPainter<SkyInputs>[] {
  return [
    createSkyMilkyWayPainter(context),
    createAtmosphere(context),
    constellations,
    skyDeepSky,
    createSkyStarsPainter(context),
    skyStarNames,
    skyStarMagnitudes,
    skyBodies,
    createGround(context),
    compass,
    skyGrids,
    referenceLines,
    skyInstruments,
    skyTrails,
    skyCrosshair,
  ];
}
