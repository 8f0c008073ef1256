export { airmass } from '../engine/sky/airmass.ts';
export { refraction } from '../engine/sky/refraction.ts';
export {
  darkSkyBrightness,
  type DarkSky,
  moonIlluminance,
  moonlight,
  USUAL_SKY,
} from '../engine/sky/moonlight.ts';
export { type SkyLights, skyBrightness } from '../engine/sky/sky-brightness.ts';
export type { OnSky } from '../engine/sky/sky-grid.ts';
export { starDensity } from '../engine/sky/star-density.ts';
