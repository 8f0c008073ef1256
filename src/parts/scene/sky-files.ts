import type { SkyFiles } from '#render/scenes/orbits-scene.ts';

/** What the page serves of the sky behind a scene. */
export const SKY_FILES: SkyFiles = {
  deepSkyUrl: '/static/sky/deep-sky.json',
  starsUrl: '/static/sky/stars.json',
};
