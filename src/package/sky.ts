export { airmass, refraction } from '../engine/sky/airmass.ts';
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
