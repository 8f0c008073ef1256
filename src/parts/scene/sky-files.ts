import type { SkyFiles } from '#render/scenes/orbits-scene.ts';
import { onSite } from '#client/site.ts';

/** What the page serves of the sky behind a scene. */
export const SKY_FILES: SkyFiles = {
  deepSkyUrl: onSite('/static/sky/deep-sky.json'),
  starsUrl: onSite('/static/sky/stars.json'),
};
