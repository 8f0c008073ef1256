import type { OnSky } from './sky-grid.ts';
import { starDensity } from './star-density.ts';

/** Depth to which surveys of near-Earth objects see stars, V magnitude. */
const SURVEY_DEPTH_V = 22;

let map: OnSky | undefined;

/** {@link starDensity} to V 22; the map is made when it is first needed. */
export const starsToSurveyDepth: OnSky = (x, y, z) => {
  map ??= starDensity(SURVEY_DEPTH_V);
  return map(x, y, z);
};
